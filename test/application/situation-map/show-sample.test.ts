import { describe, expect, test } from '@jest/globals';
import { makeShowSample } from '#application/situation-map/show-sample.ts';
import { aNarrative } from '#test/support/makers/narratives.ts';

const sampleNarrator = {
  narrate: async ({ profile }: { profile: Parameters<typeof aNarrative>[0] }) => aNarrative(profile),
};

describe('the sample report', () => {
  test('is created once in each language', async () => {
    const printed: string[] = [];
    const reportPrinter = {
      print: async ({ profile }: { profile: { language: string } }) => {
        printed.push(profile.language);
        return new Uint8Array([printed.length]);
      },
    };
    const sample = makeShowSample({ sampleNarrator, reportPrinter });
    const all = await Promise.all([sample.pdf('en'), sample.pdf('en'), sample.pdf('fr'), sample.pdf('en')]);
    expect(printed.toSorted()).toEqual(['en', 'fr']);
    expect(all[1]).toBe(all[0]);
  });

  test('is tried again after a failure', async () => {
    let isAway = true;
    const reportPrinter = {
      print: async () => {
        if (isAway) throw new Error('away');
        return new Uint8Array();
      },
    };
    const sample = makeShowSample({ sampleNarrator, reportPrinter });
    await expect(sample.pdf('en')).rejects.toThrow('away');
    isAway = false;
    await expect(sample.pdf('en')).resolves.toBeInstanceOf(Uint8Array);
  });

  test('is about an invented person, in the requested language', async () => {
    const sample = makeShowSample({ sampleNarrator, reportPrinter: { print: async () => new Uint8Array() } });
    const french = await sample.report('fr');
    expect(french.isSample).toBe(true);
    expect(french.profile.language).toBe('fr');
    expect(french.profile.findings.length).toBeGreaterThan(1);
  });
});
