import type { ComponentType } from 'preact';
import type { Language } from '../language/language.ts';
import type { FrameTexts } from './frame-context.ts';
import type { PageProps } from './page-props.ts';
import { type PageKey, pageTable, textsOf } from './page-table.ts';

/** A page with all that it is drawn from. */
export interface LoadedPage {
  readonly key: PageKey;
  readonly language: Language;
  readonly Page: ComponentType<PageProps<unknown>>;
  readonly texts: unknown;
  readonly frameTexts: FrameTexts;
}

/** Rejects where a part cannot be had: no connection, or a newer version of the application has taken its place. */
export async function loadPage(key: PageKey, language: Language): Promise<LoadedPage> {
  const [module, own, shared] = await Promise.all([
    pageTable[key].load(),
    readTexts(key, language),
    readTexts('frame', language),
  ]);
  return {
    key,
    language,
    // The table ties each page to its texts.
    Page: module.default as ComponentType<PageProps<unknown>>,
    texts: own,
    frameTexts: shared as FrameTexts,
  };
}

/** The other pages, so that they open at once, also without a connection. What cannot be had now is loaded when wanted. */
export async function loadAhead(language: Language): Promise<void> {
  for (const key of Object.keys(pageTable) as PageKey[]) await loadPage(key, language).catch(() => undefined);
}

const read = new Map<string, Promise<unknown>>();

/** Once each; a failure is not remembered. */
function readTexts(name: PageKey | 'frame', language: Language): Promise<unknown> {
  const url = textsOf(name, language);
  const reading = read.get(url) ?? fetchTexts(url);
  read.set(url, reading);
  reading.catch(() => read.delete(url));
  return reading;
}

async function fetchTexts(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Texts are missing: ${response.status}.`);
  return response.json();
}
