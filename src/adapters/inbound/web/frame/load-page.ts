import type { ComponentType } from 'preact';
import type { Language } from '../language/language.ts';
import type { FrameTexts } from './frame-context.ts';
import type { PageProps } from './page-props.ts';
import { type PageKey, pageTable, textsOf } from './page-table.ts';

/** A page component with the texts that it shows. */
export interface LoadedPage {
  readonly key: PageKey;
  readonly language: Language;
  readonly Page: ComponentType<PageProps<unknown>>;
  readonly texts: unknown;
  readonly frameTexts: FrameTexts;
}

/** Rejects if a file cannot be loaded: there is no connection, or a newer version of the application was deployed. */
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

/** Loads the other pages ahead, so that they open at once, even without a connection. What fails now is loaded when it is opened. */
export async function loadAhead(language: Language): Promise<void> {
  for (const key of Object.keys(pageTable) as PageKey[]) await loadPage(key, language).catch(() => undefined);
}

const read = new Map<string, Promise<unknown>>();

/** Loads each file once; after a failure, the next call tries again. */
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
