import type { Language } from '#domain/language.ts';
import { familiarWords, forbiddenWords } from './forbidden-words.ts';
import { anyWord, firstMatch, plainly, withoutTokens } from './prose.ts';
import type { Fault, TextCheck } from './scope.ts';

const patterns = Object.entries(forbiddenWords).map(([what, { en, fr }]) => ({
  what,
  pattern: { en: anyWord(en), fr: anyWord(fr) },
}));

const familiar = { en: anyWord(familiarWords.en), fr: anyWord(familiarWords.fr) };

/** Characters that do not belong in a sentence. */
const markup: readonly RegExp[] = [
  // Tags and entities.
  /[<>]/u,
  /&(?:#\d+|#x[\da-f]+|\p{L}+);/iu,
  // Addresses.
  /\b[a-z][a-z\d+.-]*:\/\//iu,
  /\bwww\./iu,
  /\b(?:javascript|data|mailto|tel):/iu,
  /\p{L}\.\p{L}/u,
  /@/u,
  // Markdown, lists and tables.
  /[*_`#|~\\[\]]/u,
  /^\s*(?:[-–—•·+>]|\p{N}+[.)])\s/mu,
  // Line breaks within a paragraph, and invisible characters.
  /[\n\r\t]/u,
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u,
  // Pictures.
  /\p{Extended_Pictographic}/u,
];

const adverbs = String.raw`(?:pas|plus|très|bien|déjà|souvent|parfois|toujours|peu|trop|assez|moins|aussi|encore|tout|ainsi|ici|\p{L}+ment)`;
const agreeing = String.raw`\p{L}+(?:[éiu]e?s?|eu[rx]|euses?|ifs?|ives?|els?|elles?|[ae]nts?|[ae]ntes?|[ai]?ins?|[ai]?ines?|its?|ites?|ers?|ères?|rts?|rtes?|sts?|stes?)|seule?s?|prête?s?|las|lasses?`;

/** Matches "un bon gestionnaire", but not "une personne", "vous restez une heure" or "je suis un cours". */
const aPerson = String.raw`une?(?! (?:\p{L}+ )?(?:personne|moment|instant|quart|jour|cours|stage|heure|demi-heure|minute|journée|formation))`;

const beYou = String.raw`vous(?:, qui| qui)? ?(?:vous )?(?:êtes|étiez|serez|seriez|soyez|sentez|sentirez|sentiez|restez|resterez|semblez|paraissez|devenez|voilà|voici|(?:avez|aviez|aurez|auriez) été)`;
/** For words that the person might say aloud. */
const beI = String.raw`(?:je (?:suis|serai|serais|reste|resterai|deviens|me sens|me sentais)|j'(?:étais|ai été|avais été|aurais été))`;

/**
 * French words agree with the gender of the reader, which is unknown. So this finds words after "you are" and "I am"
 * that may have a different feminine form.
 */
const agreement: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: new RegExp(
    String.raw`(?<!\p{L})(?:${beYou}|${beI})(?: ${adverbs})* (?!(?:${adverbs}|aux?|du)(?!\p{L}))(?:${agreeing}|${aPerson})(?!\p{L})`,
    'iu',
  ),
};

/** Removes speech, which is in quotation marks or after a colon. */
const withoutSpeech = (text: string): string =>
  text.replaceAll(/[“«„][^”»]*[”»]/gu, ' ').replaceAll(/:[^.!?…]*/gu, ' ');

const fault = (hint: string): Fault => ({ check: 'lexical', hint });

/**
 * The text must be plain prose about work: no advice that a report must not give, no guesses about the reader, no
 * markup.
 */
export const checkWording: TextCheck = (text, scope, { language }) => {
  const prose = plainly(withoutTokens(text));
  const forbidden = patterns.flatMap(({ what, pattern }) => {
    const word = firstMatch(prose, pattern[language]);
    return word === undefined ? [] : [fault(`“${word}” sounds like ${what}; leave it out.`)];
  });
  const own = scope.isHeard ? withoutSpeech(prose) : prose;
  const friendly = scope.form === 'speech' ? undefined : firstMatch(own, familiar[language]);
  const agreed = agreement[language]?.test(prose) === true;
  const unprintable = markup.some((pattern) => pattern.test(withoutTokens(text)));
  return [
    ...forbidden,
    ...(friendly === undefined
      ? []
      : [fault(`“${friendly}” is how friends speak; address the reader as a report does.`)]),
    ...(agreed
      ? [fault('Use no participle or adjective that agrees with the reader after “vous êtes” or “je suis”.')]
      : []),
    ...(unprintable
      ? [fault('Write plain prose on one line: no markup, lists, addresses or special characters.')]
      : []),
  ];
};
