import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import type { Intelligence, Nature } from '#adapters/inbound/web/api/api-types.ts';
import { enumerated } from '#adapters/inbound/web/language/format.ts';
import type { Language } from '#adapters/inbound/web/language/language.ts';

export type Dimension = Nature | Intelligence;
export type Family = 'nature' | 'intelligence';

/** Names inside a sentence. In French, natures are verbs and get quotation marks; intelligences are adjectives. */
const inSentence = {
  en: (name: string) => name,
  fr: (name: string, family: Family) => (family === 'nature' ? `«\u00A0${name}\u00A0»` : name.toLowerCase()),
} as const satisfies Readonly<Record<Language, (name: string, family: Family) => string>>;

/** "Analyzing, Creating and Leading". */
export const listed = (names: readonly Dimension[], family: Family, language: Language): string =>
  enumerated(
    names.map((name) => inSentence[language](dimensionName(name, language), family)),
    language,
  );
