import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../language/language.ts';

/** These texts are part of the code, because text files may be what could not be loaded. */
const words = {
  en: {
    title: 'This page cannot be loaded',
    advice:
      'There is no connection, the service does not answer, or the application has just been renewed. What you entered is kept on this device.',
    again: 'Try again',
    still: 'There is still no answer.',
  },
  fr: {
    title: 'Cette page ne peut pas être chargée',
    advice:
      'La connexion manque, le service ne répond pas, ou l’application vient d’être renouvelée. Ce que vous avez saisi est gardé sur cet appareil.',
    again: 'Réessayer',
    still: 'Toujours pas de réponse.',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** The pause between attempts to load the page after the connection is back. */
const pauseMs = 2000;

export function StrandedPage({ language }: { readonly language: Language }): JSX.Element {
  const { title, advice, again, still } = words[language];
  const [isInVain, setInVain] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = (): void => void loadAnew().catch(() => setInVain(true));
  useEffect(() => {
    document.title = title;
    heading.current?.focus();
  }, [title]);
  const wasOnline = useRef(navigator.onLine);
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined;
    // A connection that has just come back often fails once more.
    const comeBack = (): void =>
      void loadAnew().catch(() => {
        setInVain(true);
        next = setTimeout(comeBack, pauseMs);
      });
    // The connection may have come back before this listener was added.
    if (!wasOnline.current && navigator.onLine) comeBack();
    addEventListener('online', comeBack);
    return () => {
      removeEventListener('online', comeBack);
      clearTimeout(next);
    };
  }, []);
  return (
    <main id="content" class="page">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p class="lead">{advice}</p>
      <button class="button" onClick={retry}>
        {again}
      </button>
      <p role="status">{isInVain && still}</p>
    </main>
  );
}

/** Reloads only when the service answers. Otherwise the browser or a proxy would show an error page without a way back. */
async function loadAnew(): Promise<void> {
  const { status } = await fetch(location.href, { method: 'HEAD' });
  if (status >= 500) throw new Error(`The service is not there: ${status}.`);
  location.reload();
}
