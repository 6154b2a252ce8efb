import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../device/store.ts';
import { type PageName, pathTo } from '../paths.ts';
import { session } from '../session/session.ts';
import { useFrame } from './frame-context.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { PageKey } from './page-table.ts';

/** In the order of a first visit. */
const places = ['assessment', 'result', 'map', 'books', 'advisor'] as const satisfies readonly PageName[];

export function Header({ current }: { readonly current: PageKey }): JSX.Element {
  const { texts, address } = useFrame();
  const who = useStore(session).state;
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [address]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      // The focus must not stay inside the closed menu.
      menu.current?.focus();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  const own: PageName = who === 'nobody' ? 'login' : 'account';

  return (
    <header class="header">
      <a
        class="brand"
        href={pathTo('start')}
        aria-current={current === 'start' || current === 'home' ? 'page' : undefined}
      >
        <Mark />
        <span>{texts.brand}</span>
      </a>
      <button
        ref={menu}
        class="menu"
        aria-expanded={isOpen}
        aria-controls="places"
        onClick={() => setOpen(!isOpen)}
      >
        {texts.menu}
      </button>
      <nav id="places" class={isOpen ? 'open' : ''} aria-label={texts.menu}>
        <ul>
          {[...places, own].map((page) => (
            <li key={page}>
              <a href={pathTo(page)} aria-current={current === page ? 'page' : undefined}>
                {texts.places[page]}
              </a>
            </li>
          ))}
        </ul>
        <LanguageSwitch />
      </nav>
    </header>
  );
}

/** The logo: nine dots for the nine natures; one of them is the user's own. */
const Mark = (): JSX.Element => (
  <svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {[4, 12, 20].flatMap((y) => [4, 12, 20].map((x) => <circle key={x + 24 * y} cx={x} cy={y} r="2.25" />))}
    <circle class="own" cx="12" cy="12" r="4" />
  </svg>
);
