import { longestLetter } from '../letter-text.ts';
import type { ReportFacts } from '#application/ports/texts/narrator.ts';
import { type Nature, natures } from '#domain/scoring/dimensions.ts';
import type { Finding } from '#domain/situation-map/findings/finding.ts';
import type { ExperimentText } from '#domain/situation-map/report/narrative.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import type { TextScope } from './checks/scope.ts';
import { numbersOf } from './numbers.ts';

/** The names that a model uses for the findings, in the order of the profile. */
export const findingKeys = ['first', 'second', 'third'] as const;
type FindingKey = (typeof findingKeys)[number];

/** The texts of an experiment, including the two inside `say`. */
type ExperimentPart = Exclude<keyof ExperimentText, 'say'> | keyof ExperimentText['say'];

export interface FindingScopes {
  readonly scene: TextScope;
  readonly experiment: Readonly<Record<ExperimentPart, TextScope>>;
}

/** For each text of a report, what it may be about and its form. */
export interface ReportScopes {
  /** The scope of a single paragraph. */
  readonly letter: TextScope;
  readonly findings: ReadonlyMap<FindingKey, FindingScopes>;
}

/** Limits for the letter as a whole. */
export const letterWords = { least: 80, most: longestLetter } as const;
export const letterParagraphs = { least: 3, most: 6 } as const;

/** The number of scenes for each finding. */
export const sceneCount = 2;

export function scopesOf(facts: ReportFacts): ReportScopes {
  const { profile } = facts;
  const tokens = new Set(numbersOf(facts).keys());
  return {
    letter: {
      natures: naturesOfReport(profile),
      subject: null,
      tokens,
      words: { least: 8, most: 90 },
      form: 'sentences',
      isHeard: false,
    },
    findings: new Map(
      findingKeys.flatMap((key, index) => {
        const finding = profile.findings[index];
        return finding === undefined ? [] : [[key, findingScopes(finding, profile, tokens)] as const];
      }),
    ),
  };
}

/** An experiment may move time from one kind of work to another, but a scene shows only one kind of work. */
function findingScopes(finding: Finding, profile: Profile, numbers: ReadonlySet<string>): FindingScopes {
  const { nature } = finding;
  const own = nature === null ? naturesOfReport(profile) : naturesOf([finding]);
  const text = {
    natures: own,
    subject: nature,
    tokens: new Set([...numbers].filter((name) => name === 'people')),
    form: 'sentences',
    isHeard: true,
  } as const;
  const tried = { ...text, natures: [...new Set([...own, ...naturesOf(profile.findings)])] };
  const short = { ...tried, tokens: new Set<string>() };
  return {
    scene: { ...text, words: { least: 15, most: 60 } },
    experiment: {
      name: { ...short, words: { least: 2, most: 9 }, form: 'heading' },
      body: { ...tried, words: { least: 20, most: 70 } },
      to: { ...short, words: { least: 1, most: 9 }, form: 'addressee' },
      words: { ...tried, words: { least: 10, most: 50 }, form: 'speech' },
      notice: { ...tried, words: { least: 5, most: 30 } },
    },
  };
}

const naturesOf = (findings: readonly Finding[]): readonly Nature[] =>
  findings.flatMap(({ nature, alike }) => [...(nature === null ? [] : [nature]), ...alike]);

/** The kind of work that the person's own words are about. */
function natureOfEcho(counsel: Profile['counsel']): Nature | null {
  const echo = counsel?.ownWords.echo ?? null;
  return echo !== null && 'nature' in echo ? echo.nature : null;
}

/** The kinds of work that the report mentions, in canonical order. */
function naturesOfReport({ findings, tension, counsel, goals, week }: Profile): readonly Nature[] {
  const mentioned = new Set<Nature | null | undefined>([
    ...naturesOf(findings),
    tension?.nature,
    tension?.other,
    counsel?.opening.nature,
    natureOfEcho(counsel),
    ...goals.moreOf,
    ...goals.lessOf,
    ...(week?.shares ?? []).map(({ nature }) => nature),
  ]);
  return natures.filter((nature) => mentioned.has(nature));
}
