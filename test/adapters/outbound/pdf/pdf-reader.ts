import { getDocument, OPS } from 'unpdf/pdfjs';

export interface ReadElement {
  readonly role: string;
  readonly alternative: string | undefined;
  readonly children: readonly ReadElement[];
}

export interface ReadPage {
  readonly text: string;
  /** Text that is no part of the structure: headers, footers. */
  readonly decoration: string;
  /** The other text. */
  readonly body: string;
  /** Where the last letter of any line ends, in points. */
  readonly rightmost: number;
  /** The part of the structure tree that the page shows. */
  readonly elements: readonly ReadElement[];
  /** How often each operator occurs. */
  readonly operators: ReadonlyMap<string, number>;
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

const operatorNames = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));

/** What a PDF holds, as a reader of another maker sees it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useWorkerFetch: false });
  try {
    const document = await task.promise;
    return await readDocument(document);
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
  const { fnArray } = await page.getOperatorList();
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const operators = new Map<string, number>();
  for (const code of fnArray) {
    const name = operatorNames.get(code) ?? String(code);
    operators.set(name, (operators.get(name) ?? 0) + 1);
  }
  return {
    ...textIn(items),
    elements: elementsIn(await page.getStructTree()),
    operators,
    links: (await page.getAnnotations()).map(({ url, dest }) => String(url ?? dest)),
  };
}

type TextItems = Awaited<ReturnType<Page['getTextContent']>>['items'];

function textIn(items: TextItems): Pick<ReadPage, 'text' | 'decoration' | 'body' | 'rightmost'> {
  const texts = { text: '', decoration: '', body: '' };
  const marks: (string | undefined)[] = [];
  let rightmost = 0;
  for (const item of items) {
    if ('str' in item) {
      const shown = item.str + (item.hasEOL ? '\n' : '');
      texts.text += shown;
      texts[marks.includes('Artifact') ? 'decoration' : 'body'] += shown;
      if (item.str.trim() !== '') rightmost = Math.max(rightmost, Number(item.transform[4]) + item.width);
    } else if (item.type === 'endMarkedContent') marks.pop();
    else marks.push((item as { readonly tag?: string }).tag);
  }
  return { ...texts, rightmost };
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

/** An element and all below it. */
export const elementsOf = (page: ReadPage): readonly ReadElement[] => page.elements.flatMap(withAllBelow);

const withAllBelow = (element: ReadElement): readonly ReadElement[] => [
  element,
  ...element.children.flatMap(withAllBelow),
];

export const textOf = ({ pages }: ReadPdf): string => pages.map(({ text }) => text).join('\n');
