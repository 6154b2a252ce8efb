import type { Language } from '#domain/language.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import { type Clause, clausesIn, exemplified, negations } from './clauses.ts';
import { type Claim, natureClaims, situationClaims } from './direction-words.ts';
import { phraseOf } from './natures-in.ts';
import { anyWord } from './prose.ts';
import type { Fault, TextCheck } from './scope.ts';

const patternsOf = <S>(claims: readonly Claim<S>[]) =>
  claims.map((claim) => ({
    ...claim,
    pattern: { en: anyWord(claim.words.en), fr: anyWord(claim.words.fr) },
  }));

const ofNatures = patternsOf(natureClaims);
const ofSituations = patternsOf(situationClaims);

/** Words between a claim and the work after it that connect the two. */
const attributed =
  /^\s*(?:\p{L}+\s+){0,2}(?:by|from|of|through|with|in|is|are|par|de|d'|avec|grâce à|dans|pour|c'est)\s*$/u;

/** A claim about the situation must name it, because "that" may refer to anything. */
const theWhole: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:roles?|jobs?|posts?|work|weeks?|whole|overall|all in all|everything)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:rôles?|postes?|emplois?|travail|semaines?|ensemble|tout)(?!\p{L})/iu,
};

/** In what the person might say aloud, "you" is another person. */
const addressed: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:you|your|yours)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos|tu|te|t'|toi|ton|ta|tes)(?!\p{L})/iu,
};

const fault = (hint: string): Fault => ({ check: 'direction', hint });

/**
 * What a text says about a kind of work, or about the whole role, must not contradict the findings. A claim belongs to
 * the work named before it in its clause; otherwise to the work named after it; otherwise to the subject of the text or
 * the work named last. After certain connecting words it belongs to the work after it. Denied claims are ignored.
 */
export const checkDirection: TextCheck = (text, scope, { language, profile }) => {
  const clauses = clausesIn(text, language, scope.subject).filter(
    (clause) => scope.form !== 'speech' || !addressed[language].test(clause.text),
  );
  const standing = new Map(profile.natures.map((nature) => [nature.nature, nature]));
  const aboutNatures = ofNatures.flatMap(({ says, contradicts, pattern, isDenial }) =>
    clauses
      .flatMap((clause) =>
        claimsIn(clause.text, pattern[language], isDenial ? undefined : negations[language]).flatMap(
          (claim) => meantBy(claim, clause),
        ),
      )
      .filter((nature) => contradicts(standing.get(nature) ?? never(nature)))
      .map((nature) => fault(`The findings do not make ${phraseOf(nature, language)} ${says}.`)),
  );
  const isGeneral = (clause: Clause): boolean =>
    scope.subject === null && clause.groups.length === 0 && theWhole[language].test(clause.text);
  const aboutAll = ofSituations
    .filter(({ contradicts }) => contradicts(profile))
    .filter(({ pattern }) =>
      clauses.some(
        (clause) =>
          isGeneral(clause) && claimsIn(clause.text, pattern[language], negations[language]).length > 0,
      ),
    )
    .map(({ says }) => fault(`The findings do not make the situation ${says}.`));
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
  const between = text.slice(claim.end, later?.start);
  const isAttributed = later !== undefined && (attributed.test(between) || exemplified.test(between));
  return (isAttributed ? later : (earlier ?? later))?.natures ?? before;
}
