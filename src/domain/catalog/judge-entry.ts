import { type Language, languages } from '../language.ts';
import { currency } from '../products/product.ts';
import { type Nature, natures } from '../scoring/dimensions.ts';
import { type Book, bookTypes } from './book.ts';
import type { CatalogEntry, CatalogFault } from './catalog-entry.ts';
import { isCheckoutPath, longestCheckoutPath } from './checkout-path.ts';
import { parseIsbn } from './isbn.ts';

/** Upper case only, because two stock numbers that differ only in case would confuse people. */
const skuShape = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
const longestSku = 64;
/** A higher price was probably entered in the wrong unit. */
const dearestCents = 100_000;
const longest = { title: 200, description: 2000 } as const;

/** Includes line breaks, and characters that reverse or hide text. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

interface JudgedEntry {
  /** Valid only if there is no fault. */
  readonly book: Book;
  readonly faults: readonly CatalogFault[];
}

/** Checks one entry by itself; `index` is its position in the file. */
export function judgeEntry(entry: CatalogEntry, index: number): JudgedEntry {
  const isbn = entry.isbn === undefined ? undefined : parseIsbn(entry.isbn);
  const faults: readonly (Complaint | undefined)[] = [
    skuFault(entry.sku),
    textFault('title', entry.title),
    choiceFault('language', entry.language, languages),
    choiceFault('type', entry.type, bookTypes),
    priceFault(entry.price_cents),
    choiceFault('currency', entry.currency, [currency]),
    textFault('description', entry.description),
    isbn?.isErr() ? ['isbn', isbn.error.kind, isbn.error.message] : undefined,
    pathFault(entry.checkout_path),
    ...entry.natures.map((nature, at) => natureFault(nature, at, entry.natures)),
  ];
  return {
    book: {
      sku: entry.sku,
      title: entry.title.normalize('NFC'),
      language: entry.language as Language,
      type: entry.type as Book['type'],
      priceCents: entry.price_cents,
      description: entry.description.normalize('NFC'),
      ...(isbn?.isOk() && { isbn: isbn.value }),
      checkoutPath: entry.checkout_path,
      natures: entry.natures as readonly Nature[],
    },
    faults: faults
      .filter((fault) => fault !== undefined)
      .map(([field, code, message]) => ({ pointer: `/${index}/${field}`, code, message })),
  };
}

type Complaint = readonly [field: keyof CatalogEntry | `natures/${number}`, code: string, message: string];

function skuFault(sku: string): Complaint | undefined {
  if (skuShape.test(sku) && sku.length <= longestSku) return undefined;
  const message = `Use upper-case letters, digits and single dashes between them, ${longestSku} characters at most.`;
  return ['sku', 'sku_malformed', message];
}

function textFault(field: 'title' | 'description', text: string): Complaint | undefined {
  if (unseen.test(text) || !text.isWellFormed())
    return [field, 'text_not_clean', 'Take out line breaks, control characters and invisible marks.'];
  if (text.trim() !== text) return [field, 'text_not_trimmed', 'Take out the spaces around the text.'];
  if (text.length > 0 && text.length <= longest[field]) return undefined;
  return [field, 'text_length', `Write 1 to ${longest[field]} characters.`];
}

function choiceFault(
  field: 'language' | 'type' | 'currency',
  value: string,
  choices: readonly string[],
): Complaint | undefined {
  if (choices.includes(value)) return undefined;
  return [field, `${field}_unknown`, `Write ${choices.map((choice) => `"${choice}"`).join(' or ')}.`];
}

function priceFault(cents: number): Complaint | undefined {
  if (Number.isInteger(cents) && cents > 0 && cents <= dearestCents) return undefined;
  return ['price_cents', 'price_out_of_range', `Write whole cents, from 1 to ${dearestCents}.`];
}

function pathFault(path: string): Complaint | undefined {
  if (isCheckoutPath(path)) return undefined;
  const message =
    'Write the path below the address of the shop: single slashes, the first one in front, with letters, digits and ' +
    `. _ ~ , ; = : @ + - between them, no "..", no query, ${longestCheckoutPath} characters at most.`;
  return ['checkout_path', 'checkout_path_malformed', message];
}

function natureFault(nature: string, at: number, all: readonly string[]): Complaint | undefined {
  const field = `natures/${at}` as const;
  if (!natures.some((known) => known === nature))
    return [field, 'nature_unknown', `Write one of ${natures.join(', ')}.`];
  return all.indexOf(nature) === at ? undefined : [field, 'nature_repeated', 'Name each nature once.'];
}
