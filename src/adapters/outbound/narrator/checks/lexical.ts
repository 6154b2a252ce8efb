import { forbiddenWords } from './forbidden-words.ts';
import { anyWord, firstMatch, plainly, withoutTokens } from './prose.ts';
import type { Fault, TextCheck } from './scope.ts';

const patterns = Object.entries(forbiddenWords).map(([what, { en, fr }]) => ({
  what,
  pattern: { en: anyWord(en), fr: anyWord(fr) },
}));

/** What belongs to a page rather than to a sentence. */
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
  // Line breaks within a paragraph, and characters that do not show.
  /[\n\r\t]/u,
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u,
  // Pictures.
  /\p{Extended_Pictographic}/u,
];

const adverbs = String.raw`(?:pas|plus|très|bien|déjà|souvent|parfois|toujours|peu|trop|assez|moins|aussi|encore|tout|ainsi|ici|\p{L}+ment)`;
const agreeing = String.raw`\p{L}+(?:[éiu]e?s?|eu[rx]|euses?|ifs?|ives?|els?|elles?|[ae]nts?|[ae]ntes?|[ai]?ins?|[ai]?ines?|its?|ites?|ers?|ères?|rts?|rtes?|sts?|stes?)|seule?s?|prête?s?|las|lasses?`;

const linkingVerbs = String.raw`(?:êtes|étiez|serez|seriez|soyez|sentez|sentirez|sentiez|restez|resterez|semblez|paraissez|devenez|voilà|voici|(?:avez|aviez|aurez|auriez) été)`;

/** French agrees with the reader, whose sex nobody knows: words after "you are" that may have another feminine. */
const agreement = new RegExp(
  String.raw`(?<!\p{L})vous(?:, qui| qui)? ?(?:vous )?${linkingVerbs}(?: ${adverbs})* (?!${adverbs}(?!\p{L}))(?:${agreeing}|un|une(?! (?:\p{L}+ )?personne))(?!\p{L})`,
  'iu',
);

const fault = (hint: string): Fault => ({ check: 'lexical', hint });

/** Plain prose about work: nothing that advises where a report must not, guesses at the reader, or is not text. */
export const checkWording: TextCheck = (text, _scope, { language }) => {
  const prose = plainly(withoutTokens(text));
  const forbidden = patterns.flatMap(({ what, pattern }) => {
    const word = firstMatch(prose, pattern[language]);
    return word === undefined ? [] : [fault(`“${word}” sounds like ${what}; leave it out.`)];
  });
  const agreed = language === 'fr' && agreement.test(prose);
  const unprintable = markup.some((pattern) => pattern.test(withoutTokens(text)));
  return [
    ...forbidden,
    ...(agreed
      ? [fault('Use no participle or adjective that agrees with the reader after “vous êtes”.')]
      : []),
    ...(unprintable
      ? [fault('Write plain prose on one line: no markup, lists, addresses or special characters.')]
      : []),
  ];
};
