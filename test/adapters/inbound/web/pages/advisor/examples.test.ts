import { expect, test } from '@jest/globals';
import { makeCatalogAdvisor } from '#adapters/outbound/advisor/catalog-advisor.ts';
import { productsOf } from '#domain/advisor/products.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { languages } from '#domain/language.ts';
import { aQuestion } from '#test/contracts/advisor.contract.ts';
import { textsOf } from '#test/support/browser/texts.ts';

const advisor = makeCatalogAdvisor();
const products = productsOf(shippedBooks);

const examples = languages.flatMap((language) =>
  textsOf('advisor', language).examples.map((prompt) => [language, prompt] as const),
);

test.each(examples)(
  'an example has an answer, even without a language model (%s): %s',
  async (language, prompt) => {
    const advised = await advisor.advise(aQuestion({ prompt, language, products }));
    expect(advised.unwrap().recommendations).not.toEqual([]);
  },
);
