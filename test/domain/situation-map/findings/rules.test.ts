import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Finding } from '#domain/situation-map/findings/finding.ts';
import { belongsToGoal } from '#domain/situation-map/findings/wishes.ts';
import { jsonNameOf, sectionNames } from '#domain/situation-map/intake/intake-fields.ts';
import type { NatureProfile } from '#domain/situation-map/reading.ts';
import { natureIn } from '../situations.ts';
import { type Situation, situations } from './any-situation.ts';

let all: readonly Situation[];
beforeAll(() => {
  all = situations(20_000);
});

/** The first few situations that break a rule. */
const breaking = (isBroken: (situation: Situation) => boolean): readonly Situation[] =>
  all.filter(isBroken).slice(0, 3);

const isClear = ({ asset, lever }: NatureProfile): boolean => Math.max(asset ?? 0, lever ?? 0) >= 50;
const carries = ({ kind }: Finding): boolean => kind === 'carries' || kind === 'unused';
const subjectsOf = ({ profile }: Situation): readonly Nature[] =>
  profile.findings.flatMap(({ nature }) => nature ?? []);

describe('for every situation', () => {
  test('there are one to three findings; what carries or is unused is first or second, and a load is first', () => {
    expect(breaking(({ profile }) => profile.findings.length < 1 || profile.findings.length > 3)).toEqual([]);
    expect(
      breaking(({ profile }) => profile.natures.some(isClear) && !profile.findings.slice(0, 2).some(carries)),
    ).toEqual([]);
    expect(
      breaking(({ profile }) => profile.findings.findIndex(({ kind }) => kind === 'load_first') > 0),
    ).toEqual([]);
    expect(breaking(isLoadedWithoutSayingSo)).toEqual([]);
  });

  test('no nature is the subject of two findings, or listed as equal in another one', () => {
    expect(
      breaking((situation) => new Set(subjectsOf(situation)).size < subjectsOf(situation).length),
    ).toEqual([]);
    expect(
      breaking((situation) => {
        const others = situation.profile.findings.flatMap(({ alike, nature }) =>
          nature === null ? [] : alike,
        );
        return others.some((nature) => subjectsOf(situation).includes(nature));
      }),
    ).toEqual([]);
  });

  test('no step opens or protects what another one reduces', () => {
    const directions = {
      protect: 1,
      open: 1,
      learn: 1,
      dose: -1,
      share: -1,
      delegate: -1,
      support: -1,
    } as const;
    expect(
      breaking(({ profile }) => {
        const steps = profile.plan.flatMap(({ actions }) => actions).filter(({ nature }) => nature !== null);
        return steps.some(
          ({ nature, kind }) =>
            new Set(
              steps
                .filter((one) => one.nature === nature && kind in directions)
                .map((one) => directions[one.kind as keyof typeof directions]),
            ).size > 1,
        );
      }),
    ).toEqual([]);
  });

  test('a nature in the background is no subject, unless a wish is about it or nothing else carries', () => {
    expect(
      breaking(({ profile, intake }) =>
        profile.findings.some(
          ({ nature, kind }) =>
            nature !== null &&
            kind !== 'wish_against' &&
            natureIn(profile, nature).zone === 'background' &&
            !isWished(nature, intake) &&
            !isSoleCarrier(nature, profile.natures),
        ),
      ),
    ).toEqual([]);
  });

  test('of equal natures none is singled out: four or more are presented as the whole role', () => {
    expect(
      breaking(({ profile }) =>
        profile.findings.some(
          ({ nature, alike, kind }) => nature !== null && alike.length > 2 && kind !== 'wish_against',
        ),
      ),
    ).toEqual([]);
    expect(
      breaking(({ profile }) =>
        profile.findings.some((finding) => finding.case.startsWith('evenly') && finding.alike.length < 4),
      ),
    ).toEqual([]);
  });

  test('the most important finding is the same everywhere: the plan starts with the first finding, the letter with one of them', () => {
    expect(breaking(({ profile }) => profile.plan[0]?.actions[0]?.finding !== 0)).toEqual([]);
    expect(
      breaking((situation) => {
        const nature = situation.profile.counsel?.opening.nature;
        return nature !== null && nature !== undefined && !subjectsOf(situation).includes(nature);
      }),
    ).toEqual([]);
  });

  test('every action has its own sign or is the new map, and every step has a later day than the one before', () => {
    const kinds = new Set(
      all.flatMap(({ profile }) =>
        profile.plan.flatMap(({ actions }) => actions.map(({ measure }) => measure.kind)),
      ),
    );
    expect([...kinds].toSorted()).toEqual(['new_map', 'sign']);
    expect(
      breaking(({ profile }) => {
        const days = profile.plan.map(({ horizonDays }) => horizonDays);
        return days.some((day, index) => index > 0 && day <= days[index - 1]!);
      }),
    ).toEqual([]);
  });

  test('no report assumes a team, a manager or clients that the answers do not mention', () => {
    expect(
      breaking(({ profile, intake: { currentWorkSituation: work } }) => {
        const { experiments, situation, scenes } = profile.counsel!.audience;
        const isWorking = !['job_seeking', 'studying', 'career_break', 'retired'].includes(work.status ?? '');
        const leads = isWorking && (work.peopleManaged ?? 0) > 0;
        const isEmployed = work.status === 'employed';
        const isOnTheirOwn = work.status === 'self_employed' || work.organizationSize === 'solo';
        return (
          ((experiments === 'leads' || scenes === 'leads') && !leads) ||
          (experiments === 'colleagues' && !isEmployed) ||
          (situation === 'colleagues' && !isEmployed && !leads) ||
          ((experiments === 'alone' || situation === 'alone') && !(isWorking && isOnTheirOwn)) ||
          (experiments === 'seeking') !== (work.status === 'job_seeking')
        );
      }),
    ).toEqual([]);
  });

  test('no remark suggests more of what takes energy, or of what the person wants less of', () => {
    expect(
      breaking(({ profile, intake }) =>
        (profile.counsel?.remarks.beside ?? []).some(
          ({ case: kind, nature }) =>
            kind === 'more_in_you' &&
            ((natureIn(profile, nature).energy ?? 0) < 0 || intake.goals.lessOf?.includes(nature)),
        ),
      ),
    ).toEqual([]);
  });

  test('every step of the plan has one to three actions, and only the last has three', () => {
    expect(
      breaking(({ profile: { plan } }) =>
        plan.some(({ actions }, index) => actions.length < 1 || actions.length > (index === 2 ? 3 : 2)),
      ),
    ).toEqual([]);
  });

  test('the plan ends with the goal, within the month if the goal has only a month', () => {
    expect(
      breaking(
        ({ profile, intake }) =>
          !profile.plan
            .at(-1)
            ?.actions.at(-2)
            ?.textKey.startsWith(
              intake.goals.success === undefined ? `goal.${intake.goals.primary ?? 'unset'}` : 'goal.',
            ),
      ),
    ).toEqual([]);
    expect(
      breaking(
        ({ profile, intake }) => intake.goals.horizonDays === 30 && profile.plan.at(-1)!.horizonDays !== 30,
      ),
    ).toEqual([]);
  });

  test('the plan has a step for the first finding about work that takes energy', () => {
    expect(
      breaking(({ profile }) => {
        const first = profile.findings.findIndex(
          ({ kind }) => kind === 'strain' || kind === 'draining_strength',
        );
        return (
          first !== -1 &&
          !profile.plan.some(({ actions }) => actions.some(({ finding }) => finding === first))
        );
      }),
    ).toEqual([]);
  });

  test('the first finding about a wish has a step, unless something must be reduced or the person applies for work first', () => {
    const wishIn = ({ profile, intake }: Situation): number =>
      profile.findings.findIndex((finding) => belongsToGoal(finding, intake.goals));
    const wishing = all.filter(
      (one) =>
        wishIn(one) !== -1 &&
        one.profile.findings[0]?.kind !== 'load_first' &&
        one.intake.currentWorkSituation.status !== 'job_seeking',
    );
    expect(wishing.length).toBeGreaterThan(1000);
    expect(
      wishing
        .filter(
          (one) =>
            !one.profile.plan.some(({ actions }) => actions.some(({ finding }) => finding === wishIn(one))),
        )
        .slice(0, 3),
    ).toEqual([]);
  });

  test('a wish for more of what drains is questioned', () => {
    expect(
      breaking(({ profile, intake }) => {
        const draining = (intake.goals.moreOf ?? []).filter(
          (nature) => (natureIn(profile, nature).energy ?? 0) < 0,
        );
        if (draining.length === 0) return false;
        return !['wants_what_drains', 'leads_less'].includes(profile.counsel?.question.case ?? '');
      }),
    ).toEqual([]);
  });

  test('without preferences nothing is said about what comes naturally', () => {
    expect(
      breaking(
        ({ profile }) =>
          profile.preferenceSource === 'none' &&
          (profile.findings.some(
            (finding) =>
              finding.nature !== null &&
              finding.kind !== 'wish_against' &&
              !['gives', 'costs'].includes(finding.case),
          ) ||
            !['gives', 'even', 'quiet', 'hard', 'open'].includes(profile.counsel!.opening.case)),
      ),
    ).toEqual([]);
  });

  test('every finding names the answers that it is based on', () => {
    expect(
      breaking((situation) =>
        situation.profile.findings.some(({ because }) =>
          because.some((pointer) => !isFound(pointer, situation)),
        ),
      ),
    ).toEqual([]);
    expect(
      breaking(
        (situation) =>
          isAnswered(situation.intake) &&
          situation.profile.findings.some(({ because }) => because.length === 0),
      ),
    ).toEqual([]);
  });

  test('the week adds up, in hours only if both hours and shares were given', () => {
    expect(
      breaking(
        ({ profile: { week } }) => week !== null && week.gives + week.costs + week.neither !== week.total,
      ),
    ).toEqual([]);
    expect(
      breaking(({ profile: { week, roleBasis }, intake }) => {
        const { weeklyHours = 0 } = intake.currentWorkSituation;
        const hasHours =
          weeklyHours > 0 && intake.roleDemands.timePercent !== undefined && roleBasis === 'current';
        return week !== null && (week.basis === 'hours') !== hasHours;
      }),
    ).toEqual([]);
    expect(
      breaking(({ profile: { week }, intake }) => {
        const total = week?.basis === 'hours' ? intake.currentWorkSituation.weeklyHours : 10;
        return week !== null && week.total !== total;
      }),
    ).toEqual([]);
  });
});

function isLoadedWithoutSayingSo({ profile }: Situation): boolean {
  const has = (flag: (typeof profile.contextFlags)[number]) => profile.contextFlags.includes(flag);
  const signs = [has('high_workload'), has('slow_recovery'), has('falling_energy') || has('low_energy')];
  return signs.filter(Boolean).length >= 2 && profile.findings[0]?.kind !== 'load_first';
}

const isWished = (nature: Nature, { goals }: Situation['intake']): boolean =>
  [...(goals.moreOf ?? []), ...(goals.lessOf ?? [])].includes(nature);

const isSoleCarrier = (nature: Nature, natures: readonly NatureProfile[]): boolean =>
  natures.filter((one) => isClear(one) && one.zone !== 'background').length === 0 &&
  natures.some((one) => one.nature === nature && isClear(one));

const isAnswered = (intake: Situation['intake']): boolean =>
  sectionNames.some((section) =>
    Object.values(intake[section]).some((value) =>
      typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== undefined,
    ),
  );

/** Whether a pointer leads to an answer: into the profile for `/natures`, otherwise into the questionnaire. */
function isFound(pointer: string, { profile, intake }: Situation): boolean {
  const [, first = '', second = '', third] = pointer.split('/');
  if (first === 'natures')
    return profile.natures[Number(second)]?.preference !== null && third === 'preference';
  const section = sectionNames.find((name) => jsonNameOf(name) === first);
  const fields = section === undefined ? {} : intake[section];
  const value = Object.entries(fields).find(([name]) => jsonNameOf(name) === second)?.[1] as unknown;
  return third === undefined
    ? value !== undefined
    : (value as Readonly<Record<string, unknown>>)[third] !== undefined;
}
