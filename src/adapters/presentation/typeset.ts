import type { Language } from '#domain/language.ts';

const narrowNoBreakSpace = '\u202F';
const noBreakSpace = '\u00A0';

/** Corrects the typography of a text in each language. Applying it twice changes nothing. */
const setters = {
  en: curlyApostrophes,
  fr: (prose: string) =>
    curlyApostrophes(prose)
      .replace(/[ \u00A0]([;:!?])(?=\s|$|»)/g, `${narrowNoBreakSpace}$1`)
      .replace(/«[ \u202F]/g, `«${noBreakSpace}`)
      .replace(/[ \u202F]»/g, `${noBreakSpace}»`)
      .replace(/\bsur (?=\d)/g, `sur${noBreakSpace}`)
      .replace(/(\d) (?=jours?\b|points?\b|heures?\b|ans?\b|mois\b|sur\b|\$)/g, `$1${noBreakSpace}`),
} as const satisfies Readonly<Record<Language, (prose: string) => string>>;

export const typeset = (prose: string, language: Language): string => setters[language](prose);

function curlyApostrophes(prose: string): string {
  return prose.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** Members that contain identifiers instead of text. */
const untouched: ReadonlySet<string> = new Set(['kind', 'id', 'href', 'align', 'tone', 'print', 'language']);

/** Applies `typeset` to every text in a value, at any depth. */
export function typesetAll<T>(content: T, language: Language): T {
  const set = (value: unknown, name?: string): unknown => {
    if (name !== undefined && untouched.has(name)) return value;
    if (typeof value === 'string') return typeset(value, language);
    if (Array.isArray(value)) return value.map((item) => set(item));
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, set(member, key)]));
  };
  return set(content) as T;
}
