/** Makes text of about a given number of bytes. */
export interface Pattern {
  readonly label: string;
  readonly text: (bytes: number) => string;
}

/**
 * Texts that have caused trouble for parsers, normalisers or regular expressions. `{n}` stands for a growing number.
 */
const units = [
  ...String.raw`a A 0 . , ; = & % + / ? # @ " ' \ - _ * | : ( [ { < [] [a] () // /../ :: 1. a. a@ a, a; a= {n}, a{n}=1& a{n}.`.split(
    ' ',
  ),
  ...'%00 %41 %2 %25 %E0%A4%A %F0%9F%98%80 xn-- xn--a. http:// 0x 1e -1 null, *a_ > [a]( `a``b <a <!-- &amp; 👨‍👩‍👧 𝒳 😀 中'.split(
    ' ',
  ),
  ...'é ß İ ŉ ﷺ ﬁ a\u0300 e\u0323\u0301 각 \u1100\u1161\u11a8 。 \u00ad \u200b \u2028 \ufeff \u0345 ａ ⒈ ㎢'.split(
    ' ',
  ),
  ' ',
  '\t',
  '\n',
  'a\n',
  '> ',
  'A. ',
  '*a_ ',
  'very ',
  'the the ',
  'In order to ',
  'I am not unhappy, ',
  'q{n}zx ',
];

function filled(unit: string, bytes: number): string {
  const size = Math.max(1, Buffer.byteLength(unit));
  if (!unit.includes('{n}')) return unit.repeat(Math.max(1, Math.floor(bytes / size)));
  const parts: string[] = [];
  for (let length = 0, n = 0; length < bytes; n += 1) {
    const part = unit.replaceAll('{n}', String(n));
    parts.push(part);
    length += Buffer.byteLength(part);
  }
  return parts.join('');
}

const named = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Texts with a fixed beginning and end, and a repeated unit between them. */
export const around = (before: string, further: readonly string[] = [], after = ''): readonly Pattern[] =>
  [...further, ...units].map((unit) => ({
    label: `\`${named(before)}\`, then \`${named(unit)}\` again and again${after === '' ? '' : `, then \`${named(after)}\``}`,
    text: (bytes) => before + filled(unit, bytes - before.length - after.length) + after,
  }));

export const plain = (further: readonly string[] = []): readonly Pattern[] =>
  [...further, ...units].map((unit) => ({
    label: `\`${named(unit)}\` again and again`,
    text: (bytes) => filled(unit, bytes),
  }));

const texts = [
  ...plain(),
  ...around('a@', [], '.com'),
  ...around('', [], '@example.com'),
  ...around('a@a.', []),
];

/** JSON values of about a given number of bytes; `element` is valid in a list at that place. */
export const jsonValues = (element: string): readonly Pattern[] => [
  ...texts.map(({ label, text }) => ({
    label: `the text ${label}`,
    text: (bytes: number) => JSON.stringify(text(bytes)),
  })),
  ...[String.raw`\u0041`, String.raw`\u00e9`, String.raw`\ud83d\ude00`, String.raw`\n`].map((escape) => ({
    label: `a text of \`${escape}\``,
    text: (bytes: number) => `"${filled(escape, bytes)}"`,
  })),
  ...['0', '""', 'null', '[]', '{}', '1e3', '-1', '0.1', element, numbered(element)].map((entry) => ({
    label: `a list of \`${entry.length > 60 ? `${entry.slice(0, 60)}…` : entry}\``,
    text: (bytes: number) => `[${filled(`${entry},`, bytes).slice(0, -1)}]`,
  })),
  ...[
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"a":', '}]'],
    ['[0,', ']'],
  ].map(([open = '', close = '']) => ({
    label: `\`${open}\` again and again, closed as often`,
    text: (bytes: number) => {
      const depth = Math.max(1, Math.floor(bytes / (open.length + close.length)));
      return `${open.repeat(depth)}0${close.repeat(depth)}`;
    },
  })),
  ...['"{n}":0,', '"a":0,', '"a{n}":{},', '"éé{n}":"",', `"{n}":${element},`].map((member) => ({
    label: `an object of \`${member.length > 60 ? `${member.slice(0, 60)}…` : member}\``,
    text: (bytes: number) => `{${filled(member, bytes).slice(0, -1)}}`,
  })),
  ...['1', '9', '0.1', '1e1'].map((digits) => ({
    label: `a number of \`${digits}\` and zeros`,
    text: (bytes: number) => digits + '0'.repeat(Math.max(1, bytes - digits.length)),
  })),
];

/** Each copy has a different number, because some lists need different entries. */
const numbered = (element: string): string => element.replace(/:-?\d+/, ':{n}');

/** Bodies that are not a JSON object, or that contain a valid object with much text around it. */
export const rawBodies = (sample: string): readonly Pattern[] => [
  ...plain(),
  {
    label: 'the body, then spaces',
    text: (bytes) => sample + ' '.repeat(Math.max(0, bytes - sample.length)),
  },
  {
    label: 'line breaks, then the body',
    text: (bytes) => '\n'.repeat(Math.max(0, bytes - sample.length)) + sample,
  },
  {
    label: 'the body, with members that there are not',
    text: (bytes) => `{${filled('"x{n}":0,', bytes - sample.length)}${sample.slice(1)}`,
  },
  {
    label: 'the body, its last member again and again',
    text: (bytes) => {
      const last = `,${sample.slice(1, -1)}`;
      return `${sample.slice(0, -1)}${last.length > 1 ? filled(last, bytes - sample.length) : ''}}`;
    },
  },
];
