import type { Language } from '../../../../domain/language.ts';
import type { Nature } from '../../../../domain/scoring/dimensions.ts';
import { type Claim, natureClaims, situationClaims } from './direction-words.ts';
import { mentionsIn } from './natures-in.ts';
import { anyWord, plainly, sentencesIn, withoutTokens } from './prose.ts';
import type { Fault, TextCheck } from './scope.ts';

/** Natures named together, as in "Creating, Innovating and Leading". */
interface MentionGroup {
  readonly natures: readonly Nature[];
  readonly start: number;
  readonly end: number;
}

interface Clause {
  readonly text: string;
  readonly groups: readonly MentionGroup[];
  /** What "it" means in a clause that names nothing. */
  readonly before: readonly Nature[];
}

const patternsOf = <S>(claims: readonly Claim<S>[]) =>
  claims.map((claim) => ({
    ...claim,
    pattern: { en: anyWord(claim.words.en), fr: anyWord(claim.words.fr) },
  }));

const ofNatures = patternsOf(natureClaims);
const ofSituations = patternsOf(situationClaims);

const negations: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:not(?! (?:only|just|merely))|never|no|nor|neither|without|hardly|rarely|less|rather than|instead of|than|\p{L}+n't)(?:\s+[\p{L}'-]+){0,3}\s*$/iu,
  fr: /(?<!\p{L})(?:ne|n'(?!est pas seulement)|pas(?! seulement)|ni|sans|jamais|moins|peu|plutôt que|au lieu de|que ce qui|guère)(?:\s*[\p{L}'-]+){0,3}\s*$/iu,
};

/** Where one statement gives way to another; the comma of a list does not. */
const turns: Readonly<Record<Language, RegExp>> = {
  en: /[;:()–—]|,(?!\s*(?:and\s+)?\p{Lu})|(?<!\p{L})(?:while|whereas|but|although|though|yet|because|so that|and when|which is why)(?!\p{L})/u,
  fr: /[;:()–—]|,(?!\s*(?:et\s+)?\p{Lu})|(?<!\p{L})(?:tandis qu|alors qu|mais|bien qu|quoiqu|parce qu|pourtant|car|si bien qu)(?:e(?!\p{L})|'|(?!\p{L}))/u,
};

/** What stands between names that are meant together, and between what is said and what it is said of. */
const listed = /^\s*(?:,|and|et|or|ou|&|, and|, et)\s*(?:d'|de |à |of |with )?$/u;
const attributed = /^\s*(?:\p{L}+\s+){0,2}(?:by|from|of|par|de|d')\s*$/u;
const relative = /^\s*(?:which|that|who|qui|où|ce qui)(?!\p{L})/u;

const fault = (hint: string): Fault => ({ check: 'direction', hint });

/**
 * What is said of a nature or of the whole must not contradict its numbers. A claim belongs to the natures named before
 * it in its clause, else to those named after it, else to the subject of the text or those named last; a denied claim is
 * let pass.
 */
export const checkDirection: TextCheck = (text, scope, { language, profile }) => {
  const clauses = clausesIn(plainly(withoutTokens(text)), language, scope.subject);
  const standing = new Map(profile.natures.map((nature) => [nature.nature, nature]));
  const aboutNatures = ofNatures.flatMap(({ says, contradicts, pattern, isDenial }) =>
    clauses
      .flatMap((clause) =>
        claimsIn(clause.text, pattern[language], isDenial ? undefined : negations[language]).flatMap(
          (claim) => meantBy(claim, clause),
        ),
      )
      .filter((nature) => contradicts(standing.get(nature) ?? never(nature)))
      .map((nature) => fault(`The numbers do not make ${nature} ${says}.`)),
  );
  const isGeneral = ({ groups }: Clause): boolean => scope.subject === null && groups.length === 0;
  const aboutAll = ofSituations
    .filter(({ contradicts }) => contradicts(profile))
    .filter(({ pattern }) =>
      clauses.some(
        (clause) =>
          isGeneral(clause) && claimsIn(clause.text, pattern[language], negations[language]).length > 0,
      ),
    )
    .map(({ says }) => fault(`The numbers do not make the situation ${says}.`));
  return [...aboutNatures, ...aboutAll];
};

function never(nature: Nature): never {
  throw new Error(`The profile lacks ${nature}.`);
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const claimsIn = (text: string, pattern: RegExp, negation: RegExp | undefined): readonly Stretch[] =>
  [...text.matchAll(pattern)]
    .filter(({ index }) => !negation?.test(text.slice(0, index)))
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

function meantBy(claim: Stretch, { text, groups, before }: Clause): readonly Nature[] {
  const earlier = groups.findLast(({ end }) => end <= claim.start);
  const later = groups.find(({ start }) => start >= claim.end);
  const isAttributed = later !== undefined && attributed.test(text.slice(claim.end, later.start));
  return (isAttributed ? later : (earlier ?? later))?.natures ?? before;
}

function clausesIn(text: string, language: Language, subject: Nature | null): readonly Clause[] {
  const about: readonly Nature[] | null = subject === null ? null : [subject];
  let last: readonly Nature[] = about ?? [];
  return sentencesIn(text)
    .flatMap((sentence) => sentence.split(turns[language]))
    .map((clause) => {
      const groups = groupsIn(clause, language);
      const before = relative.test(clause) ? last : (about ?? last);
      last = groups.at(-1)?.natures ?? last;
      return { text: clause, groups, before };
    });
}

const groupsIn = (clause: string, language: Language): readonly MentionGroup[] =>
  mentionsIn(clause, language).reduce<readonly MentionGroup[]>((groups, { nature, start, end }) => {
    const open = groups.at(-1);
    return open !== undefined && listed.test(clause.slice(open.end, start))
      ? [...groups.slice(0, -1), { natures: [...open.natures, nature], start: open.start, end }]
      : [...groups, { natures: [nature], start, end }];
  }, []);
