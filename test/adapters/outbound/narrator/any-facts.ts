import type * as fc from 'fast-check';
import type { ReportFacts } from '#application/ports/texts/narrator.ts';
import type { Language } from '#domain/language.ts';
import { anySituation } from '#test/domain/situation-map/findings/any-situation.ts';

/** Facts about any reader of a report, with everything answered or with anything missing. */
export const anyFacts = (language: Language): fc.Arbitrary<ReportFacts> =>
  anySituation.map(({ intake, profile }) => ({ intake, profile: { ...profile, language } }));
