import { getDocument, OPS } from 'unpdf/pdfjs';

export interface ReadElement {
  readonly role: string;
  readonly alternative: string | undefined;
  readonly children: readonly ReadElement[];
}

interface Place {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

export interface ReadPage {
  readonly text: string;
  /** Text outside of the structure: headers and footers. */
  readonly decoration: string;
  /** All other text. */
  readonly body: string;
  /** The largest horizontal end of a line, in points. */
  readonly rightmost: number;
  /** Pieces of lines, with their position on the page and their size, in points. */
  readonly places: readonly Place[];
  /** The part of the structure tree on this page. */
  readonly elements: readonly ReadElement[];
  /** Addresses, and names of places in the document. */
  readonly links: readonly string[];
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly bookmarks: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly isTagged: boolean;
  readonly showsTitle: boolean;
}

type Task = ReturnType<typeof getDocument>;
type Document = Awaited<Task['promise']>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/** The content of a PDF, as another program reads it. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => opened(bytes, readDocument);

/** The number of shapes drawn on all pages. */
export const countShapes = async (bytes: Uint8Array): Promise<number> =>
  opened(bytes, async (document) => {
    let count = 0;
    for (let number = 1; number <= document.numPages; number++) {
      const { fnArray } = await (await document.getPage(number)).getOperatorList();
      count += fnArray.filter((code) => code === OPS.constructPath).length;
    }
    return count;
  });

async function opened<Answer>(
  bytes: Uint8Array,
  read: (document: Document) => Promise<Answer>,
): Promise<Answer> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useWorkerFetch: false });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}

async function readDocument(document: Document): Promise<ReadPdf> {
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++)
    pages.push(await readPage(await document.getPage(number)));
  const preferences: { readonly DisplayDocTitle?: boolean } | null = await document.getViewerPreferences();
  return {
    pages,
    bookmarks: ((await document.getOutline()) ?? []).map(({ title }) => title),
    info: (await document.getMetadata()).info as Record<string, unknown>,
    isTagged: (await document.getMarkInfo())?.Marked === true,
    showsTitle: preferences?.DisplayDocTitle === true,
  };
}

async function readPage(page: Page): Promise<ReadPage> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  return {
    ...textIn(items, page.view[3] ?? 0),
    elements: elementsIn(await page.getStructTree()),
    links: (await page.getAnnotations()).map(({ url, dest }) => String(url ?? dest)),
  };
}

type TextItems = Awaited<ReturnType<Page['getTextContent']>>['items'];

function textIn(
  items: TextItems,
  pageHeight: number,
): Pick<ReadPage, 'text' | 'decoration' | 'body' | 'rightmost' | 'places'> {
  const texts = { text: '', decoration: '', body: '' };
  const marks: (string | undefined)[] = [];
  const places: Place[] = [];
  let rightmost = 0;
  for (const item of items) {
    if ('str' in item) {
      const shown = item.str + (item.hasEOL ? '\n' : '');
      texts.text += shown;
      texts[marks.includes('Artifact') ? 'decoration' : 'body'] += shown;
      if (item.str.trim() === '') continue;
      const [, , , size, left, bottom] = item.transform.map(Number);
      rightmost = Math.max(rightmost, left! + item.width);
      places.push({ text: item.str, left: left!, top: pageHeight - bottom!, size: size! });
    } else if (item.type === 'endMarkedContent') marks.pop();
    else marks.push((item as { readonly tag?: string }).tag);
  }
  return { ...texts, rightmost, places };
}

interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly unknown[];
}

const elementsIn = (node: unknown): readonly ReadElement[] =>
  ((node as TreeNode | null)?.children ?? []).flatMap((child) => {
    const { role, alt } = child as TreeNode;
    return role === undefined ? [] : [{ role, alternative: alt, children: elementsIn(child) }];
  });

/** An element and all elements below it. */
export const elementsOf = (page: ReadPage): readonly ReadElement[] => page.elements.flatMap(withAllBelow);

const withAllBelow = (element: ReadElement): readonly ReadElement[] => [
  element,
  ...element.children.flatMap(withAllBelow),
];

export const textOf = ({ pages }: ReadPdf): string => pages.map(({ text }) => text).join('\n');
