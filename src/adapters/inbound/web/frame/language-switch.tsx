import type { JSX } from 'preact';
import { chooseLanguage } from '../language/chosen-language.ts';
import { useFrame } from './frame-context.ts';

const names = { en: 'English', fr: 'Français' } as const;
const others = { en: 'fr', fr: 'en' } as const;

/** A button with the name of the other language in that language, so that its readers recognise it. It keeps the focus. */
export function LanguageSwitch(): JSX.Element {
  const { language } = useFrame();
  const other = others[language];
  return (
    <button class="language" lang={other} onClick={() => chooseLanguage(other)}>
      {names[other]}
    </button>
  );
}
