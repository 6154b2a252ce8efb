import { describe, expect, test } from '@jest/globals';
import { profile as shape } from '#adapters/inbound/http/routes/map/map-shapes.ts';
import { presentProfile } from '#adapters/inbound/http/routes/map/present-profile.ts';
import { aNarrative, aProfile } from '#test/support/makers/situation-maps.ts';

const presented = presentProfile(aProfile(), aNarrative);

describe('a profile as JSON', () => {
  test('has the documented members, each of them, and no others', () => {
    const read = shape.parse(JSON.parse(JSON.stringify(presented)));
    expect(read).toEqual(JSON.parse(JSON.stringify(presented)));
    expect(Object.keys(presented).toSorted()).toEqual(Object.keys(shape.shape).toSorted());
  });

  test('names things as the API does everywhere: natures as printed, members in snake case', () => {
    const names = [...JSON.stringify({ ...presented, narrative: null }).matchAll(/"(\w+)":/g)].map(
      ([, name]) => name,
    );
    expect(names.filter((name) => !/^[a-z_]+$/.test(name ?? ''))).toEqual([]);
    expect(presented.natures.map(({ id }) => id)).toEqual(aProfile().natures.map(({ nature }) => nature));
  });

  test('shows times in UTC and days as days', () => {
    expect(presented).toMatchObject({
      generated_at: aProfile().generatedAt.toISOString(),
      assessment_completed_at: aProfile().assessmentCompletedAt?.toISOString(),
      submitted_on: '2026-03-01',
    });
  });

  test('says who wrote its texts', () => {
    expect(presented.narrative).toMatchObject({
      source: 'llm',
      model: 'a-model',
      fallback_sections: ['scenes'],
    });
    const builtIn = { ...aNarrative, source: 'built_in', model: null } as const;
    expect(presentProfile(aProfile(), builtIn).narrative).toMatchObject({ source: 'template', model: null });
  });

  test('has null, instead of a missing member, for values that were not asked or not given', () => {
    const bare = aProfile({
      assessmentId: null,
      assessmentCompletedAt: null,
      scoringVersion: null,
      itemBankVersion: null,
      topNature: null,
      alignmentBand: null,
    });
    expect(presentProfile(bare, aNarrative)).toMatchObject({
      assessment_id: null,
      assessment_completed_at: null,
      scoring_version: null,
      item_bank_version: null,
      headline: { alignment_band: null },
    });
    expect(shape.safeParse(presentProfile(bare, aNarrative)).success).toBe(true);
  });

  test('says how to see that an action is done', () => {
    const [{ actions }] = presented.plan as unknown as readonly [{ actions: readonly { measure: string }[] }];
    expect(actions[0]?.measure).toBe('Somebody else did it.');
  });

  test('shows week and findings without what only reports use', () => {
    expect(presented.week).toEqual({ basis: 'hours', gives: 7, costs: 30, neither: 0 });
    expect(presented.findings).toEqual([
      {
        kind: 'strain',
        nature: 'Organizing',
        because: ['/natures/4/preference', '/role_demands/levels/Organizing'],
      },
    ]);
    expect(presented).not.toHaveProperty('counsel');
  });
});
