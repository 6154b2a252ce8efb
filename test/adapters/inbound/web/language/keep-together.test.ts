import { expect, test } from '@jest/globals';
import { keepTogether } from '#adapters/inbound/web/language/keep-together.ts';

test('no line of a French title begins with a mark', () => {
  expect(keepTogether('L’énergie : « assez » ? Oui !')).toBe(
    'L’énergie\u00A0: «\u00A0assez\u00A0»\u00A0? Oui\u00A0!',
  );
});

test('an English title stays as it is', () => {
  const title = 'Heard at the Back: Speaking So That People Can Use It';
  expect(keepTogether(title)).toBe(title);
});
