import type { Language } from '#domain/language.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import { type Mention, mentionsIn } from './natures-in.ts';
import { plainly, sentencesIn, withoutTokens } from './prose.ts';

/** Kinds of work that are named together, as in "planning, presenting and setting direction". */
interface MentionGroup {
  readonly natures: readonly Nature[];
  readonly start: number;
  readonly end: number;
}

export interface Clause {
  readonly text: string;
  readonly groups: readonly MentionGroup[];
  /** The kinds of work that a clause without a name is about: the subject of the text, or what "it" refers to. */
  readonly before: readonly Nature[];
}

/** Words before a claim that deny it. */
export const negations: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:not(?! (?:only|just|merely))|never|no|nor|neither|nothing|nobody|without|hardly|rarely|seldom|less|rather than|instead of|than|\p{L}+n't)(?:\s+[\p{L}'-]+){0,3}\s*$/iu,
  fr: /(?<!\p{L})(?:ne|n'(?!est pas seulement)|pas(?! seulement)|ni|sans|jamais|rien|personne|moins|peu|plutôt que|au lieu de|que ce qui|guère)(?:\s*[\p{L}'-]+){0,3}\s*$/iu,
};

/** Where one statement ends and another begins. */
const turns: Readonly<Record<Language, RegExp>> = {
  en: /[;:()–—,]|(?<!\p{L})(?:while|whereas|but|although|though|yet|because|so that|and when|which is why)(?!\p{L})/gu,
  fr: /[;:()–—,]|(?<!\p{L})(?:tandis qu|alors qu|mais|bien qu|quoiqu|parce qu|pourtant|car|si bien qu)(?:e(?!\p{L})|'|(?!\p{L}))/gu,
};

/** Words between names in one list. */
const listed = /^\s*(?:,|and|et|or|ou|&|, and|, et)\s*(?:of |with |to |from |on |in |avec |pour )?$/u;
/** Words between a statement and an example of it: "takes energy, above all planning". */
export const exemplified =
  /^\s*(?:[,:]|(?:[,:]\s*)?(?:above all|first of all|mainly|mostly|especially|in particular|for example|such as|like|surtout|avant tout|notamment|en particulier|par exemple|comme|avec|dont))\s*$/u;

/** The beginning of a clause about the work named last. */
const backward = {
  relative: /^\s*(?:which|that|who|qui|où|ce qui)(?!\p{L})/iu,
  pronoun:
    /^\s*(?:(?:and|so|then|still|also|et|donc|aussi)\s+)?(?:it|this|they|these|those|both|cela|ça|ceci|c'|ce|il|elle|ils|elles)(?!\p{L})/iu,
} as const;

/** The statements of a text (`plainly` written, without numbers), with the kinds of work that each one names. */
export function clausesIn(text: string, language: Language, subject: Nature | null): readonly Clause[] {
  const about: readonly Nature[] | null = subject === null ? null : [subject];
  let last: readonly Nature[] = about ?? [];
  return sentencesIn(text)
    .flatMap((sentence) => splitAtTurns(plainly(withoutTokens(sentence)), language))
    .map((clause) => {
      const groups = groupsIn(clause, language);
      const before = meantBefore(clause, about, last);
      last = groups.at(-1)?.natures ?? last;
      return { text: clause, groups, before };
    });
}

function meantBefore(
  clause: string,
  about: readonly Nature[] | null,
  last: readonly Nature[],
): readonly Nature[] {
  if (backward.relative.test(clause)) return last;
  return about ?? (backward.pronoun.test(clause) ? last : []);
}

/** Does not split within a name, at a comma in a list of names, or before an example. */
function splitAtTurns(sentence: string, language: Language): readonly string[] {
  const mentions = mentionsIn(sentence, language);
  const found = [...sentence.matchAll(turns[language])]
    .map(({ index, 0: turn }) => ({ start: index, end: index + turn.length }))
    .filter((turn) => !mentions.some((one) => isWithin(turn, one) || isListed(turn, one, sentence)));
  return [...found, { start: sentence.length, end: 0 }].map(({ start }, at) =>
    sentence.slice(found[at - 1]?.end ?? 0, start),
  );
}

type Stretch = Pick<Mention, 'start' | 'end'>;

const isWithin = (inner: Stretch, outer: Stretch): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

const isListed = (turn: Stretch, next: Stretch, sentence: string): boolean =>
  next.start >= turn.end &&
  [listed, exemplified].some((between) => between.test(sentence.slice(turn.start, next.start)));

const groupsIn = (clause: string, language: Language): readonly MentionGroup[] =>
  mentionsIn(clause, language).reduce<readonly MentionGroup[]>((groups, { nature, start, end }) => {
    const open = groups.at(-1);
    return open !== undefined && listed.test(clause.slice(open.end, start))
      ? [...groups.slice(0, -1), { natures: [...open.natures, nature], start: open.start, end }]
      : [...groups, { natures: [nature], start, end }];
  }, []);
