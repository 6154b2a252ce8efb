import type { Language } from '#domain/language.ts';
import type { Audience } from '#domain/situation-map/intake/audience.ts';
import { anyWord, firstMatch } from './prose.ts';
import type { CheckContext, TextScope } from './scope.ts';

type Around = 'manager' | 'team' | 'clients';

const nouns: Readonly<Record<Around, Readonly<Record<Language, string>>>> = {
  manager: {
    en: '(?:managers?|boss(?:es)?|supervisors?|employers?)',
    fr: '(?:responsables?|chefs?|cheffes?|supérieure?s?|employeurs?)',
  },
  team: {
    en: '(?:teams?|colleagues?|co-?workers?|staff)',
    fr: '(?:équipes?|collègues?|collaborateurs?|collaboratrices?)',
  },
  clients: { en: '(?:clients?|customers?)', fr: '(?:clients?|clientes?|clientèle)' },
};

/** "Your" in a report, and "my" in what the reader might say aloud. */
const owners = {
  text: { en: 'your', fr: '(?:votre|vos)' },
  speech: { en: 'my', fr: '(?:mon|ma|mes)' },
} as const;

/** People that the answers do not mention. */
function absentFor({ reader, situation }: Audience): readonly Around[] {
  if (situation === 'colleagues') return [];
  if (situation === 'alone') return reader === 'leads' ? ['manager'] : ['manager', 'team'];
  return ['manager', 'team', 'clients'];
}

/** The first mention of a manager, team or client whom the answers do not mention. */
export function inventedPeople(
  text: string,
  { form }: TextScope,
  { language, profile: { counsel } }: CheckContext,
): string | undefined {
  const absent = counsel === null ? [] : absentFor(counsel.audience);
  if (absent.length === 0) return undefined;
  const owner = owners[form === 'speech' ? 'speech' : 'text'][language];
  return firstMatch(text, anyWord(absent.map((around) => `${owner} ${nouns[around][language]}`)));
}
