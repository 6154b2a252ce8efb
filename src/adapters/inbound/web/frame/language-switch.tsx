import type { JSX } from 'preact';
import { chooseLanguage } from '../language/chosen-language.ts';
import { useFrame } from './frame-context.ts';

const names = { en: 'English', fr: 'Français' } as const;
const others = { en: 'fr', fr: 'en' } as const;

/** The other language under its own name, so that it is found by those who need it. One button, which keeps the focus. */
export function LanguageSwitch(): JSX.Element {
  const { language } = useFrame();
  const other = others[language];
  return (
    <button class="language" lang={other} onClick={() => chooseLanguage(other)}>
      {names[other]}
    </button>
  );
}
