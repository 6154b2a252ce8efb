import { expect, test } from '@jest/globals';
import { withFreeStep } from '#domain/advisor/free-step.ts';
import type { ProductId } from '#domain/advisor/product.ts';
import { productsOf } from '#domain/advisor/products.ts';

const products = productsOf([]);
const free = 'free-assessment';
const map = 'situation-map';

const advisedOn = (ids: readonly ProductId[]) =>
  ids.map((product) => ({ product, reason: `about ${product}` }));

test.each<[given: ProductId[], expected: ProductId[]]>([
  [[map], [free, map]],
  [
    [map, 'book:A'],
    [free, map, 'book:A'],
  ],
  [
    [map, 'book:A', 'book:B'],
    [free, map, 'book:A'],
  ],
  [
    ['book:A', map],
    ['book:A', free, map],
  ],
  [
    ['book:A', 'book:B', map],
    ['book:A', free, map],
  ],
  [
    [map, free],
    [map, free],
  ],
  [['book:A'], ['book:A']],
  [['style-lint-api'], ['style-lint-api']],
  [[], []],
])(
  'the map never comes without the free assessment that it is made from: %j becomes %j',
  (given, expected) => {
    expect(withFreeStep(advisedOn(given), products, 'en').map(({ product }) => product)).toEqual(expected);
  },
);

test.each(['en', 'fr'] as const)(
  'the reason is that of the catalog, in the language of the answer: %s',
  (language) => {
    const [first] = withFreeStep(advisedOn([map]), products, language);
    expect(first?.reason).toBe(products.find(({ id }) => id === free)?.texts[language].reason);
  },
);
