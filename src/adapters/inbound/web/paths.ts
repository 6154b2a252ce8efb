/** The pages of the application. Some have parts: one page of a questionnaire, or one of several results. */
export const pages = {
  start: { hasParts: false },
  login: { hasParts: false },
  assessment: { hasParts: true },
  result: { hasParts: true },
  map: { hasParts: true },
  intake: { hasParts: true },
  books: { hasParts: true },
  advisor: { hasParts: false },
  account: { hasParts: false },
  about: { hasParts: false },
} as const satisfies Readonly<Record<string, { readonly hasParts: boolean }>>;

export type PageName = keyof typeof pages;

const root = '/app/';

/** The path of a page, or of one part of it: `/app/result`, `/app/result/17`. */
export const pathTo = (page: PageName, part?: string | number): string => {
  const path = page === 'start' ? root : `${root}${page}`;
  return part === undefined ? path : `${path}/${encodeURIComponent(part)}`;
};

export interface Place {
  readonly page: PageName;
  readonly part: string | undefined;
}

/** `undefined` if no such page exists. */
export function placeAt(path: string): Place | undefined {
  if (path === root) return { page: 'start', part: undefined };
  const [name = '', part, ...more] = path.slice(root.length).split('/');
  if (!path.startsWith(root) || !Object.hasOwn(pages, name) || name === 'start') return undefined;
  const page = name as PageName;
  if (part === undefined) return { page, part };
  const decoded = pages[page].hasParts && more.length === 0 ? decode(part) : undefined;
  return decoded === undefined || decoded === '' ? undefined : { page, part: decoded };
}

/** An address can contain anything, including invalid percent encoding. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Route patterns for the server, with a parameter in place of the parts. All other paths get 404. */
export const pagePaths: readonly string[] = (Object.keys(pages) as PageName[]).flatMap((page) =>
  pages[page].hasParts ? [pathTo(page), `${pathTo(page)}/:part`] : [pathTo(page)],
);
