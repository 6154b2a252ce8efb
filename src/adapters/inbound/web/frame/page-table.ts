import type { ComponentType } from 'preact';
import type { Language } from '../language/language.ts';
import type { PageName } from '../paths.ts';
import type { PageProps } from './page-props.ts';

interface Page {
  readonly load: () => Promise<{ readonly default: ComponentType<PageProps<never>> }>;
  /** Others are asked to log in, at the same address; `in parts`: not for the page as such. */
  readonly needsMember?: true | 'in parts';
}

export type PageKey = PageName | 'home' | 'missing';

/** Loaded when it is first opened. */
export const pageTable: Readonly<Record<PageKey, Page>> = {
  start: { load: () => import('../pages/start/start-page.tsx') },
  home: { load: () => import('../pages/home/home-page.tsx') },
  login: { load: () => import('../pages/login/login-page.tsx') },
  assessment: { load: () => import('../pages/assessment/assessment-page.tsx'), needsMember: true },
  result: { load: () => import('../pages/result/result-page.tsx'), needsMember: true },
  map: { load: () => import('../pages/map/map-page.tsx'), needsMember: 'in parts' },
  intake: { load: () => import('../pages/intake/intake-page.tsx'), needsMember: true },
  books: { load: () => import('../pages/books/books-page.tsx') },
  advisor: { load: () => import('../pages/advisor/advisor-page.tsx') },
  account: { load: () => import('../pages/account/account-page.tsx'), needsMember: true },
  about: { load: () => import('../pages/about/about-page.tsx') },
  missing: { load: () => import('../pages/missing/missing-page.tsx') },
};

const files = import.meta.glob<string>('../texts/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the texts of a page are, or those that all pages share. */
export const textsOf = (name: PageKey | 'frame', language: Language): string =>
  files[`../texts/${language}/${name}.json`] ?? '';
