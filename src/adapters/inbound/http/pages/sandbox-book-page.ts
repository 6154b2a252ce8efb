import type { Book } from '#domain/catalog/book.ts';
import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import { html, type Reply } from '../reply.ts';
import { pagePolicy } from '../security-headers.ts';
import { pageLayout } from './page-layout.ts';
import { money } from '#adapters/presentation/money.ts';

const wordings = {
  en: {
    types: { ebook: 'E-book', print: 'Printed book' },
    note: 'This is where the shop would be: on a trial, nothing is sold.',
  },
  fr: {
    types: { ebook: 'Livre numérique', print: 'Livre imprimé' },
    note: 'La boutique se trouverait ici : pendant un essai, rien n’est vendu.',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** The page that a book's link leads to if no shop is configured. The title stays in the book's language. */
export function sandboxBookPage(book: Book, language: Language): Reply {
  const { types, note } = wordings[language];
  const main = `<h1 lang="${book.language}">${escapeHtml(book.title)}</h1>
<p class="lead" lang="${book.language}">${escapeHtml(book.description)}</p>
<p>${types[book.type]}, ${money(book.priceCents, language)}</p>
<footer>${note}</footer>`;
  return html(200, pageLayout({ language, title: book.title, main }), {
    'Content-Security-Policy': pagePolicy(),
    'Content-Language': language,
  });
}
