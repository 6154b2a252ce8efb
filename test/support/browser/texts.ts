import { readFileSync } from 'node:fs';
import type about from '#adapters/inbound/web/texts/en/about.json';
import type account from '#adapters/inbound/web/texts/en/account.json';
import type advisor from '#adapters/inbound/web/texts/en/advisor.json';
import type assessment from '#adapters/inbound/web/texts/en/assessment.json';
import type books from '#adapters/inbound/web/texts/en/books.json';
import type frame from '#adapters/inbound/web/texts/en/frame.json';
import type home from '#adapters/inbound/web/texts/en/home.json';
import type intake from '#adapters/inbound/web/texts/en/intake.json';
import type login from '#adapters/inbound/web/texts/en/login.json';
import type map from '#adapters/inbound/web/texts/en/map.json';
import type missing from '#adapters/inbound/web/texts/en/missing.json';
import type result from '#adapters/inbound/web/texts/en/result.json';
import type start from '#adapters/inbound/web/texts/en/start.json';
import { typesetAll } from '#adapters/presentation/typeset.ts';

interface Texts {
  readonly about: typeof about;
  readonly account: typeof account;
  readonly advisor: typeof advisor;
  readonly assessment: typeof assessment;
  readonly books: typeof books;
  readonly frame: typeof frame;
  readonly home: typeof home;
  readonly intake: typeof intake;
  readonly login: typeof login;
  readonly map: typeof map;
  readonly missing: typeof missing;
  readonly result: typeof result;
  readonly start: typeof start;
}

const folder = new URL('../../../src/adapters/inbound/web/texts/', import.meta.url);

/**
 * The texts of one page as people read them, so that tests do not repeat them. `frame` contains the texts that all
 * pages share.
 */
export function textsOf<Page extends keyof Texts>(page: Page, language: 'en' | 'fr' = 'en'): Texts[Page] {
  const texts = JSON.parse(readFileSync(new URL(`${language}/${page}.json`, folder), 'utf8')) as Texts[Page];
  return typesetAll(texts, language);
}
