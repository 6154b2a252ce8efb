import { describe, expect, test } from '@jest/globals';
import { makeBalance } from '#adapters/outbound/pdf/layout/balance.ts';
import { makeHeightOf } from '#adapters/outbound/pdf/layout/page-fit.ts';
import { styles } from '#adapters/outbound/pdf/layout/page-style.ts';
import { makeTypeset } from '#adapters/outbound/pdf/layout/text-runs.ts';
import { drawAndRead, fonts } from './drawing.ts';
import { reportWith, section } from './report-documents.ts';

const heightOf = makeHeightOf(fonts.open({ autoFirstPage: false, font: null } as never));
const titled = (text: string) => ({ text: makeTypeset(fonts.has)(text, styles.section) });

const titles = [
  'New ideas come easily and are seldom asked for',
  'Vous cherchez volontiers pourquoi, et cela vous coûte',
  'You would like to lead less than you do, and nobody has asked you about it for years, or so it seems to you',
];

describe('a balanced title', () => {
  test.each([...titles, 'Brief'])('has no more lines than before: %s', (title) => {
    const text = titled(title);
    const balanced = makeBalance(heightOf)(text);
    expect(balanced.text).toEqual(text.text);
    expect(heightOf(balanced)).toBe(heightOf(text));
  });

  test.each(titles)('has no single word on its last line: %s', async (title) => {
    const { pages } = await drawAndRead(
      reportWith(section('letter', title, [{ kind: 'paragraph', text: 'Text.' }])),
    );
    const lines = pages[0]!.body.split('\n').map((line) => line.trim());
    const last = lines.findLast((line) => line !== '' && title.endsWith(line));
    expect(last?.split(' ').length).toBeGreaterThan(2);
  });
});
