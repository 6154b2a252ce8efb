import { describe, expect, test } from '@jest/globals';
import { makeCatalogAdvisor } from '#adapters/outbound/advisor/catalog-advisor.ts';
import { openingQuestions } from '#domain/advisor/follow-ups.ts';
import { productsOf } from '#domain/advisor/products.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { type Language, languages } from '#domain/language.ts';
import { timesAsLongAs } from '#test/support/processes/processor-time.ts';
import { aQuestion, describeAdvisor } from '#test/contracts/advisor.contract.ts';
import { offTopic, plainDescriptions } from './plain-descriptions.ts';

describeAdvisor('by the words of a question', makeCatalogAdvisor);

const products = productsOf(shippedBooks);
/** As many books as a large shop may have, including the real ones. */
const manyProducts = productsOf(
  Array.from({ length: 20 }, (_, copy) =>
    shippedBooks.map((book) =>
      copy === 0 ? book : { ...book, sku: `${book.sku}-${copy}`, title: `${book.title} ${copy}` },
    ),
  ).flat(),
);

const advisor = makeCatalogAdvisor();
const advise = async (prompt: string, language: Language, among = products) =>
  (await advisor.advise(aQuestion({ prompt, language, products: among }))).unwrap();
const idsFor = async (...question: Parameters<typeof advise>): Promise<readonly string[]> =>
  (await advise(...question)).recommendations.map(({ product }) => product);

describe.each(languages)('the built-in advisor, asked in %s,', (language) => {
  test.each(plainDescriptions[language])('finds what fits: %s', async (prompt, first) => {
    const [named] = await idsFor(prompt, language);
    expect(named).toMatch(new RegExp(`^${first}$`));
  });

  test.each(offTopic[language])('names nothing if nothing fits, and asks: %s', async (prompt) => {
    expect(await advise(prompt, language)).toEqual({
      recommendations: [],
      followUp: openingQuestions[language],
    });
  });

  test.each(offTopic[language])('names nothing with many books either: %s', async (prompt) => {
    expect(await idsFor(prompt, language, manyProducts)).toEqual([]);
  });

  test.each(plainDescriptions[language].filter(([, first]) => !first.startsWith('book')))(
    'finds what fits without books and with many: %s',
    async (prompt, first) => {
      expect((await idsFor(prompt, language, productsOf([])))[0]).toBe(first);
      expect((await idsFor(prompt, language, manyProducts))[0]).toBe(first);
    },
  );
});

describe('the built-in advisor', () => {
  test('names a book in the language of the answer before one in the other', async () => {
    const isFrench = (id: string): boolean => id.startsWith('book:FR');
    const french = await idsFor('un livre sur le leadership et la décision', 'fr');
    const english = await idsFor('a book on leadership and decision', 'en');
    expect(french.map(isFrench)).toEqual([true, true, false]);
    expect(english.map(isFrench)[0]).toBe(false);
  });

  test('puts a book in the language that the question names before one in the other', async () => {
    const [first] = await idsFor('a French book about carers and boundaries', 'en');
    expect(first).toBe('book:FR-EB-ENERGIE-QUI-RESTE');
    expect(await idsFor('le trac, mais en anglais', 'fr')).toEqual(['book:EN-EB-HEARD-AT-THE-BACK']);
  });

  test.each([
    ['no book', productsOf([])],
    ['some books', products],
    ['many books', manyProducts],
  ])('finds a product by one word that says enough, with %s', async (_, among) => {
    expect(await idsFor('My role no longer fits me', 'en', among)).toEqual(['situation-map']);
  });

  test('names a title once, in the requested edition', async () => {
    expect(await idsFor('stage fright before a speech', 'en')).toEqual([
      'book:EN-EB-HEARD-AT-THE-BACK',
      'book:FR-EB-PRENDRE-LA-PAROLE',
    ]);
    expect(await idsFor('stage fright before a speech, on paper please', 'en')).toContain(
      'book:EN-PB-HEARD-AT-THE-BACK',
    );
  });

  test('ignores accents, capitals, endings and typing errors', async () => {
    expect(await idsFor('DEMISSIONNER ou rester, je suis EPUISE', 'fr')).toContain('situation-map');
    expect(await idsFor('personnality questionnaires', 'en')).toContain('free-assessment');
  });

  test('answers in the requested language, for a question in any language', async () => {
    const { recommendations, followUp } = await advise('burnout', 'fr');
    expect(recommendations).toEqual([{ product: 'situation-map', reason: products[1]?.texts.fr.reason }]);
    expect(followUp).toBe(products[1]?.texts.fr.followUp);
  });

  test('gives the same answer to the same question', async () => {
    const prompt = 'I lead a team and am exhausted';
    expect(await advise(prompt, 'en')).toEqual(await advise(prompt, 'en'));
  });

  test('takes time in proportion to the length of a question, up to the longest', async () => {
    const words = Array.from({ length: 400 }, (_, index) => `w${index * 37}`).join(' ');
    const askFor = (length: number) => async () => {
      for (let times = 0; times < 20; times += 1) await advise(words.slice(0, length), 'en');
    };
    expect(await timesAsLongAs(askFor(200), askFor(2000), { enough: 50 })).toBeLessThan(50);
  });
});
