import type { Language } from './language.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Puts values in place of `{name}`. */
export const fill = (template: string, values: Values): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A text that depends on a number: `{count}` is replaced by it. French uses the same form for 0 and 1. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

const rules = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') };

export function plural(forms: Plural, count: number, language: Language, values: Values = {}): string {
  const form = rules[language].select(count) === 'one' ? forms.one : forms.other;
  return fill(form, { count, ...values });
}
