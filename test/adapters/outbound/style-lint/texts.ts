import * as fc from 'fast-check';

const mostUnits = 100_000;

const filled = (unit: string): string => unit.repeat(Math.ceil(mostUnits / unit.length)).slice(0, mostUnits);

/** As long as the hostile texts, whose time is compared with the time for this one. */
export const harmlessText = filled('Plain words stand here, and nothing in them is hard to read. ');

/** Texts of the maximum size that are made to take long. Each has made a parser or linter hang. */
export const hostileTexts: [name: string, text: string][] = [
  ['one word', filled('a')],
  ['one word over and over', filled('very ')],
  ['line ends', filled('\n')],
  ['deep quotes', filled('> ')],
  ['deep lists', filled('- ')],
  ['deep quotes and lists on every line', filled(`${'> - '.repeat(90)}a\n`)],
  ['emphasis that is never closed', filled('*a_ ')],
  ['links that are never closed', filled('[a](')],
  ['titles that are never closed', filled('[a](b "')],
  ['open brackets', filled('[')],
  ['nested brackets', '['.repeat(mostUnits / 2) + ']'.repeat(mostUnits / 2)],
  [
    'backticks, ever more of them',
    filled(Array.from({ length: 446 }, (_, n) => '`'.repeat(n + 1)).join(' ')),
  ],
  ['tags that are never closed', filled('<a "')],
  ['comments that are never closed', filled('a <!--\n\n')],
  ['elements that are never closed', filled('a <code>')],
  [
    'wide tables',
    `${filled('|a').slice(0, 6000)}|\n${filled('|-').slice(0, 6000)}|\n${'a\n'.repeat(40_000)}`,
  ],
  ['link definitions', `[a]: b\n\n${filled('[a][a]')}`.slice(0, mostUnits)],
  ['things like mail addresses', filled('a@a.a@')],
  ['things like web addresses', filled('http://')],
  ['things like paths', filled('/a')],
  ['spaces', `a${filled(' ').slice(2)}b`],
  ['web addresses that end at a bracket', filled('www.a)')],
  ['blocks of HTML', filled('<div>\n\n')],
  ['instructions', filled('<!-- lint-disable-next-line -->\n\n')],
  [
    'instructions for a line far below',
    filled('<!-- lint-disable-next-line -->').slice(0, 49_600) + filled('\n').slice(49_600),
  ],
  ['emoji', filled('👩‍👩‍👧')],
];

const marks = '> |- |1. |# |#|===|---|```|~~~|`|``|*|**|_|~~|[|]|(|)|](|![|]: |[^1]|<|>|\\| '.split('|');
const html = '<b>|</b>|<!--|-->|<div>|&amp;|&#x1F600;|<!-- lint-disable -->|"|\''.split('|');
const words = 'word|the the|utilize|café|e\u0301|😀|👩‍👩‍👧|\uFEFF|\u00A0|http://a.b|a@b.org|./a/b.ts'.split('|');
const breaks = ['\n', '\n\n', '\r\n', '\r', '\t', '    '];
const table = ['|', ' | ', '|-|-|'];

const fragment = fc.constantFrom(...marks, ...html, ...words, ...breaks, ...table);

/** Pieces of Markdown in any order. */
export const anyMarkdown = fc.oneof(
  { weight: 5, arbitrary: fc.array(fragment, { maxLength: 40 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);
