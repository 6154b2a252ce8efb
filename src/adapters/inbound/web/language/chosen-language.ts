import { makeStore } from '../device/store.ts';
import { recall, remember } from '../device/device-store.ts';
import { type Language, languages } from './language.ts';

const isLanguage = (name: unknown): name is Language => languages.includes(name as Language);

/** The language chosen on this device, or the first language of the browser that the application has. */
const firstChoice = (): Language => {
  const chosen = recall('language');
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
};

export const language = makeStore<Language>(firstChoice());

export function chooseLanguage(chosen: Language): void {
  remember('language', chosen);
  language.set(chosen);
}
