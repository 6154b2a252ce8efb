import type { Language } from '#domain/language.ts';
import { numberWords, numberWordsOnlyIn } from './number-words.ts';
import { anyWord, firstMatch, plainly, tokenPattern, tokensIn, withoutTokens } from './prose.ts';
import type { Fault, TextCheck } from './scope.ts';
import { misplacedTokens } from './token-labels.ts';

const patterns: Readonly<Record<Language, RegExp>> = {
  en: anyWord([...numberWords, ...numberWordsOnlyIn.en]),
  fr: anyWord([...numberWords, ...numberWordsOnlyIn.fr]),
};

/** Anything that would change the number: a sign, a comparison, a unit, a letter, a second number. */
const tampered: readonly RegExp[] = [
  /[\p{L}\p{N}\p{Sc}~.,/*^_]\{\{/u,
  /[\p{Sm}\p{Pd}]\s?\{\{/u,
  /(?<!\p{L})(?:minus|plus|moins|times|fois|(?:more|less) than|at (?:least|most)|(?:plus|moins) de|au (?:moins|plus))\s+\{\{/iu,
  // The words for amounts already contain "about".
  /(?<!\p{L})(?:about|around|roughly|nearly|almost|over|under|only|just|environ|près de|presque|quelque|à peine|seulement)\s+\{\{/iu,
  /\}\}(?:[\p{L}\p{N}\p{Sm}\p{Sc}/*^_]|\.\{\{|[,:]?\s*\{\{)/u,
  /\}\}[\s-]+(?:times|fold|hours?|days?|weeks?|months?|years?|people|out of|fois|heures?|jours?|semaines?|mois|ans?|années?|personnes|sur)(?!\p{L})/iu,
];

const fault = (hint: string): Fault => ({ check: 'numeric', hint });

/** Numbers may only come from the facts: no digits, no number words, and no tokens except those given for this text. */
export const checkNumbers: TextCheck = (text, scope, context) => {
  const prose = plainly(withoutTokens(text));
  const digit = firstMatch(prose, /[\p{N}%‰]/u);
  const word = firstMatch(prose, patterns[context.language]);
  const unknown = tokensIn(text).find((token) => !scope.tokens.has(token));
  return [
    ...(digit === undefined
      ? []
      : [fault('Write no digits and no percent signs; use only the number tokens.')]),
    ...(word === undefined ? [] : [fault(`Write no number words such as “${word}”.`)]),
    ...(unknown === undefined
      ? []
      : [fault('Use only the number tokens listed for this text, exactly as given.')]),
    ...(/[{}]/u.test(text.replaceAll(tokenPattern, '')) ? [fault('Number tokens look like {{name}}.')] : []),
    ...(tampered.some((pattern) => pattern.test(text))
      ? [fault('Put nothing but spaces and punctuation around a number token.')]
      : []),
    ...(misplacedTokens(text, context)
      ? [
          fault(
            'Say right beside a number token what it measures, and name no work there that does otherwise.',
          ),
        ]
      : []),
  ];
};
