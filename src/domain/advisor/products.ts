import type { Book } from '../catalog/book.ts';
import type { Language } from '../language.ts';
import { longestReason } from './advice.ts';
import { cutAtWord } from './cut-at-word.ts';
import { natureKeywords } from './nature-keywords.ts';
import type { Product, ProductTexts } from './product.ts';
import { standingProducts } from './product-texts.ts';

/** Everything that may be recommended, books in the order of the catalog. */
export const productsOf = (books: readonly Book[]): readonly Product[] => [
  ...standingProducts,
  ...books.map(productOf),
];

const productOf = (book: Book): Product => ({
  id: `book:${book.sku}`,
  language: book.language,
  texts: { en: textsOf(book, 'en'), fr: textsOf(book, 'fr') },
});

/** Both editions of a title have the same name. */
const textsOf = (book: Book, language: Language): ProductTexts => ({
  name: book.title,
  description: `${book.description} (${editions[language][book.type]}, ${tongues[language][book.language]})`,
  keywords: [
    ...shelfWords[language],
    ...editionWords[language][book.type],
    tongueWords[language][book.language],
    ...book.natures.flatMap((nature) => natureKeywords[nature][language]),
  ],
  ...bookTexts[language](book),
});

type ByType = Readonly<Record<Book['type'], string>>;

const editions: Readonly<Record<Language, ByType>> = {
  en: { ebook: 'ebook', print: 'on paper' },
  fr: { ebook: 'livre numérique', print: 'sur papier' },
};

const tongues: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  en: { en: 'in English', fr: 'in French' },
  fr: { en: 'en anglais', fr: 'en français' },
};

const shelfWords: Readonly<Record<Language, readonly string[]>> = {
  en: ['book', 'reading'],
  fr: ['livre', 'lecture'],
};

const editionWords: Readonly<Record<Language, Readonly<Record<Book['type'], readonly string[]>>>> = {
  en: { ebook: ['ebook', 'digital'], print: ['paper', 'paperback'] },
  fr: { ebook: ['ebook', 'numérique'], print: ['papier', 'broché'] },
};

const tongueWords: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  en: { en: 'English', fr: 'French' },
  fr: { en: 'anglais', fr: 'français' },
};

type BookTexts = (book: Book) => Pick<ProductTexts, 'reason' | 'followUp' | 'integrationPath'>;

/** Titles and stock numbers may be long, so texts that contain them are cut. */
const cut = (text: string): string => cutAtWord(text, longestReason);

const bookTexts: Readonly<Record<Language, BookTexts>> = {
  en: (book) => ({
    reason: cut(
      `“${book.title}” (${editions.en[book.type]}, ${tongues.en[book.language]}): ${book.description}`,
    ),
    followUp: 'Would you rather read on paper or on a screen, and in English or in French?',
    integrationPath: cut(
      `GET /books/${encodeURIComponent(book.sku)} shows the book with its price; its checkout_url leads to the page where it is bought.`,
    ),
  }),
  fr: (book) => ({
    reason: cut(
      `« ${book.title} » (${editions.fr[book.type]}, ${tongues.fr[book.language]}) : ${book.description}`,
    ),
    followUp: 'Préférez-vous lire sur papier ou à l’écran, en français ou en anglais ?',
    integrationPath: cut(
      `GET /books/${encodeURIComponent(book.sku)} montre le livre avec son prix ; son checkout_url mène à la page où il s’achète.`,
    ),
  }),
};
