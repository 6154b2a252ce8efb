import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parseEmailAddress } from '#domain/sessions/email-address.ts';
import { addressOf } from '#test/support/makers/builders.ts';
import { expectErr } from '#test/support/expect-ok.ts';
import { anyCharacter } from '#test/support/makers/any-character.ts';
import { timesAsLongAs } from '#test/support/processes/processor-time.ts';

const isRefused = (typed: string): boolean => parseEmailAddress(typed).isErr();

/** A domain of that length, with labels of valid lengths only. */
const domainOfLength = (length: number): string => {
  const end = `${'d'.repeat(59)}.co`;
  return `${`${'d'.repeat(9)}.`.repeat(30)}${end}`.slice(-length);
};

describe('an address', () => {
  test('is trimmed and compared without regard to case', () => {
    expect(addressOf('  User@EXAMPLE.com ')).toEqual({
      address: 'User@example.com',
      key: 'user@example.com',
    });
  });

  test.each([
    ['a tab and a line break around it', '\ta@b.co\r\n'],
    ['a line separator after it', 'a@b.co\u2028'],
    ['a soft hyphen in its domain', 'a@bü\u00adcher.de'],
    ['a word joiner in its domain', 'a@bücher\u2060.de'],
  ])('is refused with %s', (_, typed) => {
    expect(parseEmailAddress(typed).isErr()).toBe(true);
  });

  test.each(['\u00a0a@b.co\u3000', '\ufeffa@b.co'])('is trimmed: %j', (typed) => {
    expect(addressOf(typed).address).toBe('a@b.co');
  });

  test('keeps the local part as typed for sending mail', () => {
    expect(addressOf('Anna.Maria+Maps@example.com').address).toBe('Anna.Maria+Maps@example.com');
  });

  test.each([
    ['a+tag@example.com', 'a@example.com'],
    ['a.b@gmail.com', 'ab@gmail.com'],
    ['a@example.com', 'a@mail.example.com'],
    ['a@straße.de', 'a@strasse.de'],
  ])('%s is a different person from %s', (one, other) => {
    expect(addressOf(one).key).not.toBe(addressOf(other).key);
  });

  test.each([
    ['in Unicode', 'a@bücher.de'],
    ['in ASCII', 'a@xn--bcher-kva.de'],
    ['in capitals', 'a@BÜCHER.DE'],
    ['in ASCII capitals', 'a@XN--BCHER-KVA.de'],
    ['with a combining diaeresis', 'a@bu\u0308cher.de'],
    ['with full-width letters', 'a@ｂücher.ｄｅ'],
    ['with an ideographic full stop', 'a@bücher。de'],
  ])('with an international domain %s is one and the same', (_, typed) => {
    expect(addressOf(typed)).toEqual({ address: 'a@xn--bcher-kva.de', key: 'a@xn--bcher-kva.de' });
  });

  test('may have an international top-level domain', () => {
    expect(addressOf('a@пример.рф').address).toBe('a@xn--e1afmkfd.xn--p1ai');
  });

  test("may contain every character of RFC 5322's dot-atom", () => {
    const local = "!#$%&'*+-/=?^_`{|}~.09azAZ";
    expect(addressOf(`${local}@example.com`).address).toBe(`${local}@example.com`);
  });

  test('is converted to NFC, so that a character with a canonical ASCII form becomes that form', () => {
    const kelvinSign = '\u212a';
    expect(addressOf(`${kelvinSign}ate@example.com`).key).toBe('kate@example.com');
  });
});

describe('what is no address is refused', () => {
  test.each([
    '',
    ' ',
    'a',
    'a@',
    '@',
    '@b.co',
    ' @b.co',
    'a@b',
    'a@localhost',
    'a@@b.co',
    'a@b@c.co',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'a@b.co c@d.co',
    'a@b.co\nBcc: x@y.example',
    'a\r\nBcc: x@y.example',
    'a@b.co\u0000',
    'a\u0000@b.co',
    'a@b\u0000.co',
    'a\t@b.co',
    'a@b\t.co',
    'a@b\n.co',
    'a@b\u0085.co',
    'a@b\u2028.co',
    'a@ b.co',
    'a @b.co',
    '"<x>"@b.co',
    '"a b"@b.co',
    '<a@b.co>',
    'Anna <a@b.co>',
    'mailto:a@b.co',
    'a(comment)@b.co',
    'a@b.co(comment)',
    '.a@b.co',
    'a.@b.co',
    'a..b@b.co',
    'a\\@b.co',
    'a＠b.co',
  ])('%j', (typed) => {
    expect(isRefused(typed)).toBe(true);
  });

  test.each(['аdmin@example.com', 'jörg@example.com', '用户@example.com', 'a\u00ad@b.co', 'a\ud800@b.co'])(
    'with a local part outside ASCII: %j',
    (typed) => {
      expect(expectErr(parseEmailAddress(typed)).message).toMatch(/before the @/);
    },
  );

  test.each([
    'b.co/x',
    'b.co?x',
    'b.co#x',
    'b.co:80',
    'b.co:',
    'b.co\\',
    'b\\c.co',
    'b%2eco',
    'b%.co',
    'b.c％6f',
    'b＠c.co',
    'b.c℀o',
    'b／c.co',
    'b：80.co',
    'user:secret@b.co',
    '[1.2.3.4]',
    '[::1]',
    '1.2.3.4',
    '0x7f.1',
    '127.1',
    '2130706433',
    '１２７.１',
    'b.0x7f',
    'b.1',
    'b.co.',
    '.b.co',
    'b..co',
    '-b.co',
    'b-.co',
    'b.-co',
    'b_c.co',
    "b'c.co",
    'b|c.co',
    'xn--.co',
    'b\ud800.co',
    'b\u200d.co',
    'b\ufeff.co',
    'b*.co',
  ])('with the domain %j, although a URL would accept it', (domain) => {
    expect(isRefused(`a@${domain}`)).toBe(true);
  });

  test('without its value in the message', () => {
    for (const typed of ['secret', 'secret\u0000@b.co', 'a@secret', `secret${'s'.repeat(60)}@b.co`]) {
      const fault = expectErr(parseEmailAddress(typed));
      expect(fault).toEqual({ kind: 'email_malformed', message: expect.any(String) });
      expect(fault.message).not.toContain('secret');
    }
  });
});

describe('the length of an address', () => {
  test('is at most 64 characters before the @', () => {
    expect(isRefused(`${'a'.repeat(64)}@b.co`)).toBe(false);
    expect(expectErr(parseEmailAddress(`${'a'.repeat(65)}@b.co`)).message).toMatch(/64/);
  });

  test('is at most 254 characters in total', () => {
    const ofLength = (length: number): string => `aa@${domainOfLength(length - 3)}`;
    expect(ofLength(254)).toHaveLength(254);
    expect(isRefused(ofLength(254))).toBe(false);
    expect(expectErr(parseEmailAddress(ofLength(255))).message).toMatch(/254/);
  });

  test('is at most 63 characters in a part of the domain', () => {
    expect(isRefused(`a@${'b'.repeat(63)}.${'c'.repeat(63)}`)).toBe(false);
    expect(isRefused(`a@${'b'.repeat(64)}.co`)).toBe(true);
    expect(isRefused(`a@b.${'c'.repeat(64)}`)).toBe(true);
  });

  test('is counted in ASCII, the form that mail servers use', () => {
    const label = 'ü'.repeat(46);
    const typed = `a@${[label, label, label, label, label].join('.')}.de`;
    expect(typed.length).toBeLessThan(254);
    expect(expectErr(parseEmailAddress(typed)).message).toMatch(/254/);
  });

  test('does not include the white space around it', () => {
    expect(addressOf(`${' '.repeat(300)}a@b.co${' '.repeat(300)}`).address).toBe('a@b.co');
  });
});

describe('every accepted address', () => {
  const ascii = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' });
  const anything = fc.string({ minLength: 1, maxLength: 12, unit: anyCharacter });
  const someLetters = ['a', 'Z', '0', '-', '.', 'ß', 'u\u0308', 'ü', 'я', '中', 'ﬁ', '。'];
  const letters = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...someLetters) });
  const part = fc.oneof(letters, ascii, anything);
  /** Texts similar to an address: about one in nine is accepted. */
  const typedAddress = fc
    .tuple(fc.oneof(fc.constantFrom('a', 'B.c+d'), part), part, fc.constantFrom('.co', '.рф', ''))
    .map(([local, domain, end]) => `${local}@${domain}${end}`);

  const forEachAccepted = (claim: (parsed: ReturnType<typeof addressOf>) => void): void => {
    let accepted = 0;
    const check = (typed: string): void => {
      const parsed = parseEmailAddress(typed);
      if (parsed.isErr()) return;
      accepted += 1;
      claim(parsed.value);
    };
    fc.assert(fc.property(typedAddress, check), { numRuns: 1000 });
    expect(accepted).toBeGreaterThan(50);
  };

  test('does not change when it is read again', () => {
    forEachAccepted((parsed) => expect(addressOf(parsed.address)).toEqual(parsed));
  });

  test('can be used unchanged in a mail header and a link, with one @', () => {
    forEachAccepted(({ address }) => {
      expect(address).toMatch(/^[\x21-\x7e]+@[a-z0-9.-]+$/);
      expect(address).toMatch(/^[^@,;:<>()[\]"\\]+@[^@]+$/);
      expect(address.length).toBeLessThanOrEqual(254);
    });
  });

  test('has the key of its key', () => {
    forEachAccepted(({ key }) => expect(addressOf(key)).toEqual({ address: key, key }));
  });
});

test.each([
  ['a domain of foreign letters', `a@${'ü'.repeat(8000)}.de`],
  ['many foreign labels', `a@${'ü.'.repeat(4000)}de`],
  ['a foreign local part', `${'ü'.repeat(8000)}@example.org`],
  ['combining marks', `a@${'u\u0308'.repeat(4000)}.de`],
  ['spaces around it', `${' '.repeat(4000)}a@ü.de${' '.repeat(4000)}`],
  ['a domain just over the length', `a@${'漢'.repeat(255)}`],
])('a very long address is refused without effort: %s', async (_, typed) => {
  const longestUsual = `somebody@${Array.from({ length: 3 }, () => 'ü'.repeat(50)).join('.')}.example`;
  const ordinary = (): void => {
    for (let count = 0; count < 500; count += 1) parseEmailAddress(longestUsual);
  };
  expect([isRefused(longestUsual), isRefused(typed)]).toEqual([false, true]);
  const long = (): void => {
    for (let count = 0; count < 500; count += 1) parseEmailAddress(typed);
  };
  // Without a limit on the length it would be thousands of times as long.
  expect(await timesAsLongAs(ordinary, long, { enough: 20 })).toBeLessThan(20);
});
