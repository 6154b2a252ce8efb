import type { ComponentType } from 'preact';
import type { Language } from '../language/language.ts';
import type { PageName } from '../paths.ts';
import type { PageProps } from './page-props.ts';

interface Page {
  readonly load: () => Promise<{ readonly default: ComponentType<PageProps<never>> }>;
  /** Whether visitors without a session are asked to log in, at the same address. */
  readonly needsMember?: (part: string | undefined) => boolean;
}

export type PageKey = PageName | 'home' | 'missing';

const always = (): boolean => true;
const inParts = (part: string | undefined): boolean => part !== undefined;
/** Anybody may answer the statements; saving the answers in an account needs a login. */
const toSave = (part: string | undefined): boolean => part === 'save';

/** Loaded when it is first opened. */
export const pageTable: Readonly<Record<PageKey, Page>> = {
  start: { load: () => import('../pages/start/start-page.tsx') },
  home: { load: () => import('../pages/home/home-page.tsx') },
  login: { load: () => import('../pages/login/login-page.tsx') },
  assessment: { load: () => import('../pages/assessment/assessment-page.tsx'), needsMember: toSave },
  result: { load: () => import('../pages/result/result-page.tsx'), needsMember: always },
  map: { load: () => import('../pages/map/map-page.tsx'), needsMember: inParts },
  intake: { load: () => import('../pages/intake/intake-page.tsx'), needsMember: always },
  books: { load: () => import('../pages/books/books-page.tsx') },
  advisor: { load: () => import('../pages/advisor/advisor-page.tsx') },
  account: { load: () => import('../pages/account/account-page.tsx'), needsMember: always },
  about: { load: () => import('../pages/about/about-page.tsx') },
  missing: { load: () => import('../pages/missing/missing-page.tsx') },
};

const files = import.meta.glob<string>('../texts/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The file with the texts of a page, or with the texts that all pages share. */
export const textsOf = (name: PageKey | 'frame', language: Language): string =>
  files[`../texts/${language}/${name}.json`] ?? '';
