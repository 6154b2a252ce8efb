import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { PooledStyleLinter } from '#adapters/outbound/style-lint/pooled-style-linter.ts';
import { anyMarkdown, hostileTexts } from '../adapters/outbound/style-lint/texts.ts';
import { issueKey } from '../support/makers/api-keys.ts';
import { type Answer, Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { type InMemoryService, startInMemoryService } from '../support/in-memory-service.ts';
import { waitLimitMs } from '../support/wait-limits.ts';
import { timesAsLongAs } from '../support/processes/processor-time.ts';
import { placeIn, sliceIn } from '../support/text-units.ts';
import { sarifFaults } from './sarif-checker.ts';

const path = '/v1/style/lint';
const units = ['utf16', 'codepoint', 'utf8'] as const;
const canary = 'kingfisher-canary';

interface Finding {
  readonly id: string;
  readonly rule_id: string;
  readonly severity: string;
  readonly offset: number;
  readonly length: number;
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
  readonly text: string;
  readonly replacements: readonly { readonly text: string }[];
  readonly auto_fixable: boolean;
  readonly help_url: string;
}

/** Without a time limit for a text: that limit is tested elsewhere, and a busy machine reads slowly. */
const styleLinter = new PooledStyleLinter({ timeLimitMs: waitLimitMs });
let service: InMemoryService;
let key: string;

beforeAll(async () => {
  service = await startInMemoryService({
    env: { TRUST_PROXY: '1' },
    replace: () => ({ styleLinter }),
  });
  key = await issueKey(service.parts);
});

afterAll(async () => {
  await service.close();
  await styleLinter.close();
});

const newKey = async (): Promise<string> => issueKey(service.parts);

const client = (): Client => new Client(service.baseUrl);

const send = async (body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  client().post(path, body, { Authorization: `Bearer ${key}`, ...headers });

const sendRaw = async (raw: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  client().send(path, {
    method: 'POST',
    raw,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
  });

async function lint(text: string, options: object = {}, bearer = key): Promise<Answer['body']> {
  const answer = await send({ text, ...options }, { Authorization: `Bearer ${bearer}` });
  expect([answer.status, answer.body?.errors]).toEqual([200, undefined]);
  return answer.body;
}

const findingsIn = async (text: string, options: object = {}, bearer = key): Promise<readonly Finding[]> =>
  (await lint(text, options, bearer)).findings;

/** Returns the findings of one rule, which may be off by default. */
const found = async (
  rule: string,
  text: string,
  { rules, ...options }: { readonly rules?: object; readonly [name: string]: unknown } = {},
): Promise<string[]> =>
  (await findingsIn(text, { ...options, rules: { enable: [rule], ...rules } }))
    .filter(({ rule_id }) => rule_id === rule)
    .map((finding) => finding.text);

const rulesIn = async (text: string, options: object = {}): Promise<string[]> =>
  (await findingsIn(text, options)).map(({ rule_id }) => rule_id);

const pointers = ({ body }: Answer): string[] =>
  body.errors.map(({ pointer }: { pointer: string }) => pointer);

describe('style lint: who may ask, and how', () => {
  test('refuses a client without a key, with a challenge', async () => {
    const { status, headers, body } = await client().post(path, { text: '' });
    expect([status, body.code, headers.get('www-authenticate')]).toEqual([
      401,
      'api_key_required',
      'Bearer realm="svc"',
    ]);
  });

  test('refuses a wrong key with a body of the same shape', async () => {
    const without = await client().post(path, { text: '' });
    const { status, body } = await send({ text: '' }, { Authorization: 'Bearer svc_live_wrong' });
    expect([status, body.code]).toEqual([401, 'api_key_invalid']);
    expect(Object.keys(body)).toEqual(Object.keys(without.body));
  });

  test('accepts POST only', async () => {
    const { status, headers } = await client().get(path);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test.each([
    ['another content type', 415, 'unsupported_media_type', '{"text":""}', { 'Content-Type': 'text/plain' }],
    ['broken JSON', 400, 'malformed_json', '{', {}],
    ['a list', 400, 'malformed_json', '[]', {}],
  ])('refuses %s', async (_, status, code, raw, headers) => {
    const answer = await sendRaw(raw, headers);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  const word81 = 'a'.repeat(81);
  const term = { prefer: 'a', avoid: ['b'] };

  test.each<[string, unknown, string[]]>([
    ['no text', {}, ['/text']],
    ['a text that is none', { text: 5 }, ['/text']],
    ['a text beyond 100 000 units', { text: 'a'.repeat(100_001) }, ['/text']],
    ['half of a surrogate pair', { text: '\ud800' }, ['/text']],
    ['a NUL', { text: 'a\0b' }, ['/text']],
    ['an unknown field', { text: '', texts: '' }, ['/texts']],
    ['an unknown field further in', { text: '', rules: { enabled: [] } }, ['/rules/enabled']],
    ['an unknown language', { text: '', language: 'xx' }, ['/language']],
    ['an unknown format', { text: '', format: 'html' }, ['/format']],
    ['an unknown engine', { text: '', engines: ['style', 'spelling'] }, ['/engines/1']],
    ['no engine', { text: '', engines: [] }, ['/engines']],
    ['an engine twice', { text: '', engines: ['style', 'style'] }, ['/engines']],
    ['an unknown unit', { text: '', position_unit: 'bytes' }, ['/position_unit']],
    ['an unknown severity', { text: '', min_severity: 'fatal' }, ['/min_severity']],
    ['no findings at all', { text: '', max_findings: 0 }, ['/max_findings']],
    ['too many findings', { text: '', max_findings: 1001 }, ['/max_findings']],
    ['half a finding', { text: '', max_findings: 1.5 }, ['/max_findings']],
    ['too many rules', { text: '', rules: { enable: Array(101).fill('usage/*') } }, ['/rules/enable']],
    ['too many terms', { text: '', terms: Array.from({ length: 201 }, () => term) }, ['/terms']],
    ['a long term', { text: '', terms: [{ ...term, prefer: word81 }] }, ['/terms/0/prefer']],
    ['a blank term', { text: '', terms: [{ ...term, avoid: [' '] }] }, ['/terms/0/avoid/0']],
    ['a term for nothing', { text: '', terms: [{ ...term, avoid: [] }] }, ['/terms/0/avoid']],
    ['too many words', { text: '', ignore_words: Array(501).fill('a') }, ['/ignore_words']],
    ['a long word', { text: '', ignore_words: [word81] }, ['/ignore_words/0']],
    [
      'unknown rules',
      { text: '', rules: { enable: ['a/b', 'usage/*'], disable: ['usage/*', 'usage'] } },
      ['/rules/enable/0', '/rules/disable/1'],
    ],
    ['options of an unknown rule', { text: '', rules: { options: { 'a/b': {} } } }, ['/rules/options/a~1b']],
    [
      'an unknown option',
      { text: '', rules: { options: { 'clarity/long-sentence': { words: 9 } } } },
      ['/rules/options/clarity~1long-sentence/words'],
    ],
    [
      'an option out of range',
      { text: '', rules: { options: { 'clarity/long-sentence': { max_words: 0 } } } },
      ['/rules/options/clarity~1long-sentence/max_words'],
    ],
    [
      'an option that is no number',
      { text: '', rules: { options: { 'clarity/long-sentence': { max_words: '9' } } } },
      ['/rules/options/clarity~1long-sentence/max_words'],
    ],
    [
      'names that every object has',
      { text: '', rules: { enable: ['constructor', 'toString'], options: { valueOf: {} } } },
      ['/rules/enable/0', '/rules/enable/1', '/rules/options/valueOf'],
    ],
  ])('refuses %s, with a pointer to it', async (_, body, expected) => {
    const answer = await send(body);
    expect([answer.status, answer.body.code, pointers(answer)]).toEqual([422, 'validation_failed', expected]);
  });

  test('accepts every field at its limit', async () => {
    const term80 = { prefer: 'a'.repeat(80), avoid: Array(20).fill('b'.repeat(80)), severity: 'error' };
    const { summary } = await lint('a'.repeat(100_000), {
      rules: { enable: Array(100).fill('usage/*'), disable: Array(100).fill('style/*') },
      terms: Array.from({ length: 200 }, () => term80),
      ignore_words: Array(500).fill('c'.repeat(80)),
      max_findings: 1000,
    });
    expect(summary.incomplete).toBe(false);
  });

  test('counts the units of a text, not its bytes or characters', async () => {
    expect((await send({ text: '€'.repeat(100_000) })).status).toBe(200);
    expect((await send({ text: '😀'.repeat(50_000) })).status).toBe(200);
    expect((await send({ text: '😀'.repeat(50_001) })).status).toBe(422);
  });

  test('reads no more than a mebibyte', async () => {
    const answer = await sendRaw(JSON.stringify({ text: canary.padEnd(1024 * 1024) }));
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
  });

  test('forbids caches to store an answer and pages to read it', async () => {
    const { headers } = await send({ text: 'The the.' }, { Origin: 'https://elsewhere.example' });
    expect([headers.get('cache-control'), headers.get('access-control-allow-origin')]).toEqual([
      'no-store',
      null,
    ]);
  });

  test('answers 600 requests of a key a minute, and answers the next one with the time to retry', async () => {
    const headers = { Authorization: `Bearer ${await newKey()}` };
    const begun = Date.now();
    const answers: Answer[] = [];
    // Not all at once, because a busy machine would refuse texts that wait too long.
    while (answers.every(({ status }) => status === 200))
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => send({ text: 'A.' }, headers)))));
    const minutes = Math.ceil((Date.now() - begun) / 60_000);
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(accepted).toBeGreaterThanOrEqual(600);
    expect(accepted).toBeLessThanOrEqual(600 * minutes);
    const [refused] = answers.filter(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('includes nothing of a text in an error or the log', async () => {
    const text = `${canary} the the`;
    const refused = [
      await send({ text, [canary]: 1 }),
      await send({ text, rules: { enable: [canary], options: { [canary]: { [canary]: 1 } } } }),
      await send({ text, ignore_words: [canary.repeat(9)] }),
      await sendRaw(`{"text":"${canary}`),
      await send({ text }, { Authorization: 'Bearer wrong' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 400, 401]);
    await lint(text);
    for (const { body } of refused.filter((_, index) => index > 1))
      expect(JSON.stringify(body)).not.toContain(canary);
    for (const { body } of refused) expect(JSON.stringify(body)).not.toContain('the the');
    expect(service.logged()).not.toContain(canary);
    expect(service.logged()).not.toContain(key);
  });
});

describe('style lint: what is recorded about a request', () => {
  test('is in the log and the metrics: the key, the length of the text, the number of findings', async () => {
    const length = 'Please login. '.length;
    await lint('Please login. ', { terms: [{ prefer: 'sign in', avoid: ['login'] }], language: 'fr' });
    const [, id] = /^svc_live_(\w{8})_/.exec(key) ?? [];
    expect(service.logged()).toContain(`"key_id":"${id}","characters":${length},"findings":1`);
    const { text } = await client().get('/metrics', { 'X-Forwarded-For': '127.0.0.1' });
    expect(text).toMatch(/^style_lint_seconds_count\{engines="style"\} [1-9]/m);
    expect(text).toMatch(/^style_lint_characters_bucket\{le="100"\} [1-9]/m);
  });
});

describe('style lint: the content of an answer', () => {
  test('has the documented form and order', async () => {
    const body = await lint('We utilize it.', { language: 'en' });
    expect(JSON.parse(JSON.stringify(body, ['language', 'code', 'detected', 'confidence']))).toEqual({
      language: { code: 'en', detected: false, confidence: 1 },
    });
    expect(Object.keys(body)).toEqual([
      'language',
      'position_unit',
      'findings',
      'summary',
      'metrics',
      'engine',
      'engines',
    ]);
    expect(Object.keys(body.summary)).toEqual([
      'total',
      'returned',
      'truncated',
      'incomplete',
      'by_severity',
      'by_category',
    ]);
    expect(Object.keys(body.summary.by_severity)).toEqual(['error', 'warning', 'suggestion']);
    expect(Object.keys(body.metrics)).toEqual([
      'characters',
      'words',
      'sentences',
      'avg_sentence_words',
      'lix',
      'reading_ease',
    ]);
    const [finding] = body.findings;
    expect(Object.keys(finding)).toEqual(
      'id rule_id category severity message offset length start end text replacements auto_fixable help_url'.split(
        ' ',
      ),
    );
    expect(finding).toMatchObject({
      rule_id: 'clarity/wordy-phrase',
      category: 'clarity',
      offset: 3,
      length: 7,
      start: { line: 1, column: 4 },
      end: { line: 1, column: 11 },
      text: 'utilize',
      replacements: [{ text: 'use' }],
      auto_fixable: true,
      help_url: '/v1/style/rules/clarity/wordy-phrase',
    });
    expect(finding.id).toMatch(/^f_[0-9a-f]{12}$/);
  });

  test('finds nothing in an empty text', async () => {
    const { findings, metrics, summary } = await lint('');
    expect({ findings, sentences: metrics.sentences, total: summary.total }).toEqual({
      findings: [],
      sentences: 0,
      total: 0,
    });
  });

  test('is the same for the same request, byte for byte, in every thread', async () => {
    for (const text of ['The the end.', 'The the end. '.repeat(2000)]) {
      const [one, other] = [await send({ text }), await send({ text })];
      expect(one.text).toBe(other.text);
    }
  });

  test('links to the rule of each finding', async () => {
    const [finding] = await findingsIn('The the end.', { rules: { disable: ['style/*'] } });
    const { status, body, headers } = await client().get(finding?.help_url ?? '');
    expect([status, body.rule_id]).toEqual([200, 'mechanics/repeated-word']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('keeps the id of a finding when the text changes elsewhere', async () => {
    const ids = async (text: string) =>
      (await findingsIn(text))
        .filter(({ text: words }) => words.toLowerCase() === 'the the')
        .map(({ id }) => id);
    const once = await ids('See the the end.');
    const twice = await ids('It began. See the the end. Then came the the rest.');
    expect(once).toHaveLength(1);
    expect(twice.slice(0, 1)).toEqual(once);
    expect(new Set(twice).size).toBe(2);
  });
});

describe('style lint: English', () => {
  test.each<[string, string, string[]]>([
    ['clarity/wordy-phrase', 'We utilize it.', ['utilize']],
    ['mechanics/repeated-word', 'It is the\nthe end.', ['the\nthe']],
    ['mechanics/repeated-word', 'He had had enough. He said that that sentence was gone, gone.', []],
    ['mechanics/indefinite-article', 'I ate a apple.', ['a apple']],
    ['mechanics/indefinite-article', 'It is an unicorn.', ['an unicorn']],
    ['mechanics/indefinite-article', 'It took a hour.', ['a hour']],
    ['mechanics/indefinite-article', 'It was an historic day, a unicorn ate an apple in an hour.', []],
    ['clarity/passive', 'The form was completed by Ann.', ['was completed']],
    ['clarity/passive', 'It was made of wood.', ['was made']],
    ['clarity/passive', 'She was happy. The door is red.', []],
    ['usage/confused', 'You could of asked.', ['could of']],
    ['usage/redundancy', 'The ATM machine is broken.', ['ATM machine']],
  ])('%s in %j', async (rule, text, expected) => {
    const texts = await found(rule, text, { language: 'en' });
    expect(
      texts.map((piece) => expected.find((one) => piece.includes(one) || one.includes(piece)) ?? piece),
    ).toEqual(expected);
  });

  test('offers what to write instead', async () => {
    const [finding] = (await findingsIn('You could of asked.', { language: 'en' })).filter(
      ({ rule_id }) => rule_id === 'usage/confused',
    );
    expect(finding?.replacements[0]?.text).toContain('have');
  });

  const sentence = (words: number): string =>
    `${Array.from({ length: words }, (_, n) => `w${'abcdefghijklmnopqrstuvwxyzabcdefgh'[n]}`).join(' ')}.`;
  const long = 'clarity/long-sentence';

  test('accepts a sentence of 30 words, but not of 31, unless the request sets another limit', async () => {
    expect(await found(long, sentence(30), { language: 'en' })).toHaveLength(0);
    expect(await found(long, sentence(31), { language: 'en' })).toHaveLength(1);
    const rules = { options: { [long]: { max_words: 10 } } };
    expect(await found(long, sentence(11), { language: 'en', rules })).toHaveLength(1);
    expect(await found(long, sentence(10), { language: 'en', rules })).toHaveLength(0);
  });

  test('does not end a sentence after an abbreviation', async () => {
    const { metrics } = await lint('Dr. Smith met M. Dupont in Jan. 2020.', { language: 'en' });
    expect(metrics.sentences).toBe(1);
  });

  test('treats names of JavaScript members as words', async () => {
    expect(await findingsIn('constructor toString __proto__')).toEqual([]);
  });
});

describe('style lint: French', () => {
  test.each<[string, string]>([
    ["Voilà où nous en sommes au jour d'aujourd'hui.", "au jour d'aujourd'hui"],
    ['Voilà où nous en sommes au jour d’aujourd’hui.', 'au jour d’aujourd’hui'],
    ['Il est venu malgré que je le lui aie interdit.', 'malgré que'],
    ['Le prix de de cette maison est trop élevé.', 'de de'],
    ['Il écrit dans le but de vous convaincre.', 'dans le but de'],
    ['Il faut procéder à la mise en place de ce plan.', 'procéder à la mise en place de'],
  ])('finds something in %j', async (text, words) => {
    const findings = await findingsIn(text, { language: 'fr' });
    expect(findings.some((finding) => finding.text.includes(words) || words.includes(finding.text))).toBe(
      true,
    );
  });

  test('accepts repeated pronouns', async () => {
    const text = 'Nous nous levons tôt et vous vous couchez tard.';
    expect(await found('mechanics/repeated-word', text, { language: 'fr' })).toEqual([]);
  });

  test('is distinguished from English, with low confidence for short texts', async () => {
    const french = 'Nous avons mangé une pomme dans le jardin avec nos amis hier soir.';
    expect((await lint(french)).language).toMatchObject({ code: 'fr', detected: true });
    const little = await lint('ok');
    expect(little.language.detected).toBe(true);
    expect(little.language.confidence).toBeLessThan(0.5);
    expect((await lint(french, { language: 'en' })).language).toMatchObject({ code: 'en', detected: false });
    expect((await lint('The colour.', { language: 'en-GB' })).language.code).toBe('en-GB');
  });
});

describe('style lint: places', () => {
  const places: [string, string, readonly number[]][] = [
    ['emoji', '😀😀 we utilize it', [8, 6, 12]],
    ['combining marks', 'Cafe\u0301 we utilize it', [9, 9, 10]],
    ['an emoji of several', '👩‍👩‍👧 we utilize it', [12, 9, 22]],
  ];

  test.each(places)('are counted in each unit after %s', async (_, text, offsets) => {
    for (const [index, unit] of units.entries()) {
      const body = await lint(text, { language: 'en', position_unit: unit });
      const finding = body.findings.find((one: Finding) => one.text === 'utilize');
      expect([body.position_unit, finding?.offset]).toEqual([unit, offsets[index]]);
      expect(sliceIn(unit, text, finding.offset, finding.length)).toBe('utilize');
    }
  });

  test('count all kinds of line ends', async () => {
    const text = 'One.\r\nTwo.\rThree.\nWe utilize it.';
    const [finding] = (await findingsIn(text, { language: 'en' })).filter((one) => one.text === 'utilize');
    expect(finding).toMatchObject({
      offset: 21,
      start: { line: 4, column: 4 },
      end: { line: 4, column: 11 },
    });
  });

  const piece = fc.oneof(
    anyMarkdown,
    fc.constantFrom(
      ' We utilize it. ',
      ' the the ',
      ' could of ',
      'de de ',
      ' in order to\r\n',
      '"',
      '’',
      '! ',
    ),
  );
  const anyText = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('').replaceAll('\0', ''));

  test.each(units)('are right in %s, for any text', async (unit) => {
    const bearer = await newKey();
    const rules = { enable: ['clarity/*', 'style/*', 'consistency/*', 'mechanics/*'] };
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.constantFrom('plain', 'markdown'),
        fc.constantFrom('en', 'fr'),
        async (text, format, language) => {
          const findings = await findingsIn(text, { format, language, rules, position_unit: unit }, bearer);
          for (const { offset, length, start, end, text: words } of findings) {
            expect(sliceIn(unit, text, offset, length)).toBe(words);
            expect(start).toEqual(placeIn(unit, text, offset));
            expect(end).toEqual(placeIn(unit, text, offset + length));
          }
          const order = findings.map(({ offset, length, rule_id }) => [offset, length, rule_id] as const);
          expect(order).toEqual(
            order.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1)),
          );
          expect(new Set(order.map(String)).size).toBe(order.length);
          expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('style lint: Markdown', () => {
  const options = { format: 'markdown', language: 'en' };
  const utilized = async (text: string, changes: object = {}) =>
    (await findingsIn(text, { ...options, ...changes }))
      .filter((one) => one.text === 'utilize')
      .map(({ offset }) => offset);

  test.each([
    ['code', 'See `we utilize it` there.'],
    ['a fence', 'See:\n\n```\nwe utilize it\n```\n'],
    ['indented code', 'See:\n\n    we utilize it\n'],
    ['a fence that is never closed', 'See:\n\n~~~\nwe utilize it\n\nWe utilize it.'],
    ['a web address', 'See https://example.org/utilize/utilize there.'],
    ['the target of a link', 'See [this](utilize "we utilize it") there.'],
    ['an autolink', 'See <https://utilize.example/utilize> there.'],
    ['an attribute', 'See <b title="we utilize it">this</b> there.'],
    ['front matter', '---\ntitle: we utilize it\n---\nSee there.'],
    ['a comment', 'See <!-- we utilize it --> there.'],
  ])('finds nothing in %s', async (_, text) => {
    expect(await utilized(text)).toEqual([]);
  });

  test('finds faults in a label, a cell, a heading and a list in a quote, at their places', async () => {
    for (const text of [
      'See [we utilize it](x).',
      '| We utilize it |\n|---|',
      '# We utilize it',
      '> - We\n>   utilize it',
    ])
      expect(await utilized(text)).toEqual([text.indexOf('utilize')]);
  });

  test('otherwise gives the same findings as plain text', async () => {
    const text = 'See `we utilize it` there.';
    expect(await utilized(text, { format: 'plain' })).toEqual([text.indexOf('utilize')]);
  });

  test('reports nothing where a comment says so', async () => {
    const text =
      '<!-- lint-disable clarity/* -->\n\nWe utilize it.\n\n<!-- lint-enable -->\n\nWe utilize it.';
    expect(await utilized(text)).toEqual([text.lastIndexOf('utilize')]);
  });
});

describe('style lint: the options of a request', () => {
  test('turns rules and categories off and on', async () => {
    const text = 'We utilize it in order to win. It is very good.';
    expect((await rulesIn(text, { language: 'en' })).some((rule) => rule.startsWith('clarity/'))).toBe(true);
    const off = await rulesIn(text, { language: 'en', rules: { disable: ['clarity/*'] } });
    expect(off.filter((rule) => rule.startsWith('clarity/'))).toEqual([]);
    const optional = 'style/there-is';
    const there = 'There is a dog in the garden.';
    expect(await rulesIn(there, { language: 'en' })).not.toContain(optional);
    expect(await rulesIn(there, { language: 'en', rules: { enable: [optional] } })).toContain(optional);
    expect(
      await rulesIn(there, { language: 'en', rules: { enable: [optional], disable: ['style/*'] } }),
    ).not.toContain(optional);
  });

  const terms = (prefer: string, avoid: string[], more: object = {}) => ({
    terms: [{ prefer, avoid, ...more }],
  });
  const rule = 'consistency/terms';

  test('finds house terms to avoid, as whole words and literally', async () => {
    const login = terms('sign in', ['log in', 'login']);
    expect(await found(rule, 'Login, then log in to blogin.', login)).toEqual(['Login', 'log in']);
    expect(
      await found(rule, 'Login or login.', terms('sign in', ['login'], { case_sensitive: true })),
    ).toEqual(['login']);
    expect(await found(rule, 'We write C++ and a.b, not C+ or acb.', terms('x', ['C++', 'a.b']))).toEqual([
      'C++',
      'a.b',
    ]);
    const [finding] = await findingsIn('Please login.', terms('sign in', ['login'], { severity: 'error' }));
    expect([finding?.severity, finding?.replacements]).toEqual(['error', [{ text: 'sign in' }]]);
  });

  test('ignores words', async () => {
    expect(await found('clarity/wordy-phrase', 'We utilize it.', { ignore_words: ['Utilize'] })).toEqual([]);
  });

  test('leaves out less severe findings, in the counts too', async () => {
    const text = 'We utilize the the tool.';
    const { findings, summary } = await lint(text, { language: 'en', min_severity: 'error' });
    expect(new Set(findings.map(({ severity }: Finding) => severity))).toEqual(new Set(['error']));
    expect(summary.by_severity).toEqual({ error: findings.length, warning: 0, suggestion: 0 });
  });

  test('returns no more findings than requested, and counts all', async () => {
    const rules = { disable: ['clarity/*', 'style/*', 'readability/*', 'consistency/*', 'usage/*'] };
    const { findings, summary } = await lint('I saw the the end. '.repeat(10), {
      max_findings: 3,
      language: 'en',
      rules,
    });
    expect([findings.length, summary.returned, summary.total, summary.truncated]).toEqual([3, 3, 10, true]);
  });

  test('has nothing left to fix after its safe fixes are applied', async () => {
    const { body: rules } = await client().get('/v1/style/rules');
    for (const language of ['en', 'fr']) {
      const examples = rules.flatMap((one: { examples: { bad: string[] } }) => one.examples.bad);
      const text = examples.join('\n\n').slice(0, 90_000);
      const fixable = async (of: string) =>
        (await findingsIn(of, { language, max_findings: 1000 })).filter((one) => one.auto_fixable);
      const fixes = await fixable(text);
      expect(fixes.length).toBeGreaterThan(20);
      const { fixed, applied } = applyFromTheRight(text, fixes);
      const left = (await fixable(fixed)).filter((one) => applied.has(`${one.rule_id} ${one.text}`));
      expect(left).toEqual([]);
    }
  });
});

/** All fixes that do not overlap. */
function applyFromTheRight(text: string, fixes: readonly Finding[]) {
  let fixed = text;
  let before = Infinity;
  const applied = new Set<string>();
  for (const { offset, length, rule_id, text: words, replacements } of fixes.toReversed()) {
    if (offset + length > before) continue;
    fixed = `${fixed.slice(0, offset)}${replacements[0]?.text}${fixed.slice(offset + length)}`;
    before = offset;
    applied.add(`${rule_id} ${words}`);
  }
  return { fixed, applied };
}

describe('style lint: grammar', () => {
  const text = 'She go home. She could of won. The the end.';

  test('is checked only if the request asks for it', async () => {
    const body = await lint(text, { language: 'en' });
    expect(body.engines).toMatchObject([{ name: 'style', tool: 'style-lint', status: 'complete' }]);
    expect(body.findings.map((finding: Finding) => finding.rule_id)).toEqual([
      'usage/confused',
      'mechanics/repeated-word',
    ]);
  });

  test('is reported with style, each stretch of the text once, with the versions of both engines', async () => {
    const body = await lint(text, { language: 'en', engines: ['style', 'grammar'] });
    expect(body.engines).toEqual([
      { name: 'style', tool: 'style-lint', ...body.engine, status: 'complete' },
      {
        name: 'grammar',
        tool: 'harper.js',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        ruleset: expect.any(String),
        status: 'complete',
      },
    ]);
    expect(body.findings).toMatchObject([
      {
        rule_id: 'grammar/pronoun',
        category: 'grammar',
        severity: 'error',
        offset: 4,
        text: 'go',
        replacements: [{ text: 'goes' }],
        auto_fixable: false,
        help_url: '/v1/style/rules/grammar/pronoun',
      },
      { rule_id: 'usage/confused', text: 'could of' },
      { rule_id: 'mechanics/repeated-word' },
    ]);
    expect(body.summary).toMatchObject({ total: 3, by_category: { grammar: 1, usage: 1, mechanics: 1 } });
  });

  test('is checked alone if style is not asked for', async () => {
    expect(await rulesIn(text, { language: 'en', engines: ['grammar'] })).toEqual([
      'grammar/pronoun',
      'grammar/form',
    ]);
  });

  test.each(['fr', 'auto'])('is said to be missing for a French text, language %s', async (language) => {
    const french = 'Le chat dort sur le lit de la chambre pendant que nous mangeons.';
    const { engines, summary } = await lint(french, { language, engines: ['style', 'grammar'] });
    expect(engines).toMatchObject([
      { status: 'complete' },
      { name: 'grammar', status: 'language_not_supported' },
    ]);
    expect(summary.incomplete).toBe(false);
  });

  test('is checked at the beginning of a long text, and the answer says so', async () => {
    const long = 'She go home today. '.repeat(5000);
    const { engines, summary } = await lint(long, { language: 'en', engines: ['style', 'grammar'] });
    expect(engines).toMatchObject([{ status: 'complete' }, { status: 'incomplete' }]);
    expect(summary).toMatchObject({ total: 444, returned: 444, truncated: false, incomplete: true });
  });

  test('is an extension of the tool in SARIF', async () => {
    const request = { text, language: 'en', engines: ['style', 'grammar'] };
    const { body } = await send(request, { Accept: 'application/sarif+json' });
    expect(sarifFaults(body)).toEqual([]);
    const [{ tool, results, properties }] = body.runs;
    expect(properties.engines).toEqual({ style: 'complete', grammar: 'complete' });
    const [{ ruleId, rule }] = results;
    expect(tool.extensions[rule.toolComponent.index].rules[rule.index].id).toBe(ruleId);
    expect(tool.extensions[0]).toMatchObject({
      name: 'harper.js',
      rules: [{ id: 'grammar/form' }, {}, {}, {}],
    });
    const { body: plain } = await send({ text }, { Accept: 'application/sarif+json' });
    expect(plain.runs[0].tool.extensions).toBeUndefined();
  });

  test('is in the metrics', async () => {
    await lint(text, { engines: ['grammar', 'style'] });
    const { text: metrics } = await client().get('/metrics', { 'X-Forwarded-For': '127.0.0.1' });
    expect(metrics).toMatch(/^style_lint_seconds_count\{engines="grammar\+style"\} [1-9]/m);
  });
});

describe('style lint: SARIF', () => {
  const sarif = { Accept: 'application/sarif+json' };
  const text = 'Uno 😀.\r\nWe utilize the the tool.';

  test.each([
    ['utf16', 'utf16CodeUnits', 12],
    ['codepoint', 'unicodeCodePoints', 11],
    ['utf8', 'utf16CodeUnits', 12],
  ])('is returned to clients that accept it, positions in %s as %s', async (unit, columnKind, offset) => {
    const answer = await send({ text, language: 'en', position_unit: unit }, sarif);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/sarif+json']);
    expect(sarifFaults(answer.body)).toEqual([]);
    const [run] = answer.body.runs;
    expect(run.columnKind).toBe(columnKind);
    const result = run.results.find(
      (one: {
        fixes?: object;
        locations: [{ physicalLocation: { region: { snippet: { text: string } } } }];
      }) => one.locations[0].physicalLocation.region.snippet.text === 'utilize',
    );
    expect(result.locations[0].physicalLocation.region).toMatchObject({
      charOffset: offset,
      charLength: 7,
      startLine: 2,
      startColumn: 4,
    });
    expect(result.fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe('use');
    expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
  });

  test('contains the same as the JSON', async () => {
    const body = await lint(text, { language: 'en' });
    const { body: asSarif } = await send({ text, language: 'en' }, sarif);
    const [run] = asSarif.runs;
    expect(
      run.results.map((one: { partialFingerprints: object }) => Object.values(one.partialFingerprints)[0]),
    ).toEqual(body.findings.map(({ id }: Finding) => id));
  });

  test.each([
    '*/*',
    'text/html',
    'application/xml;q=1',
    'nonsense',
    'application/json, application/sarif+json',
  ])('is not returned to clients that accept %s', async (accept) => {
    const { status, headers } = await send({ text }, { Accept: accept });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  });
});

describe('style lint: the catalog of rules', () => {
  test('lists every rule for everybody, each with its own address', async () => {
    const { status, body, headers } = await client().get('/v1/style/rules');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toContain('public');
    expect(body.length).toBeGreaterThan(20);
    const long = body.find((one: { rule_id: string }) => one.rule_id === 'clarity/long-sentence');
    expect(long.options_schema.properties.max_words).toMatchObject({ type: 'number', default: 30 });
    for (const one of body) expect((await client().get(`/v1/style/rules/${one.rule_id}`)).body).toEqual(one);
  });

  test('gives examples that hold', async () => {
    const { body } = await client().get('/v1/style/rules');
    for (const { rule_id, engine, languages, examples } of body) {
      if (rule_id === 'consistency/terms') continue;
      const options = { language: languages[0], engines: [engine], rules: { enable: [rule_id] } };
      expect([rule_id, await found(rule_id, examples.bad[0], options)]).not.toEqual([rule_id, []]);
      expect([rule_id, await found(rule_id, examples.good[0], options)]).toEqual([rule_id, []]);
    }
  });

  test('has no other rule', async () => {
    expect((await client().get('/v1/style/rules/clarity/nix')).status).toBe(404);
    expect((await client().get('/v1/style/rules/constructor/name')).status).toBe(404);
    expect((await client().get('/v1/style/rules/clarity')).status).toBe(404);
  });

  test('is not sent again to clients that have it', async () => {
    const first = await client().get('/v1/style/rules');
    const again = await client().get('/v1/style/rules', { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});

describe('style lint: under load', () => {
  const read = async (text: string): Promise<void> => {
    const answers = await Promise.all([send({ text, format: 'markdown' }), send({ text: 'The the end.' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  };
  const prose = 'We utilize the the tool in order to win. The form was completed by Ann. '.repeat(1400);

  // Neither measurement may include the start of a thread.
  beforeAll(() => read(prose.slice(0, 100_000)));

  // Another test checks, with a long text that it can stop, that a short text does not wait for a long one.
  test.each(hostileTexts)(
    'reads %s and a short text nearly as fast as prose and a short text',
    async (_, text) => {
      const harmless = prose.slice(0, text.length);
      const times = await timesAsLongAs(
        () => read(harmless),
        () => read(text),
        { enough: 10, warmUp: false },
      );
      expect(times).toBeLessThan(10);
    },
  );

  test('does not read texts whose clients have disconnected, and does not count these as failures', async () => {
    const before = service.logged().length;
    const text = 'We utilize it. '.repeat(6500);
    const gone = new AbortController();
    const request = {
      method: 'POST',
      headers: { Authorization: `Bearer ${await newKey()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: gone.signal,
    };
    const asking = Array.from({ length: 40 }, () => fetch(`${service.baseUrl}${path}`, request));
    await Promise.race(asking);
    gone.abort();
    const left = (await Promise.allSettled(asking)).filter(({ status }) => status === 'rejected');
    expect(left.length).toBeGreaterThan(0);
    await eventually(async () => expect((await send({ text })).status).toBe(200));
    await eventually(() => expect(service.logged().slice(before)).toContain('"status":499'));
    expect(service.logged().slice(before)).not.toContain('"level":50');
  });

  test('answers fifty texts of 10 KB at once, or says when to retry', async () => {
    const headers = { Authorization: `Bearer ${await newKey()}` };
    const text = 'We utilize the the tool in order to win. '.repeat(250);
    const answers = await Promise.all(Array.from({ length: 50 }, async () => send({ text }, headers)));
    const statuses = answers.map(({ status, headers: sent }) => `${status} ${sent.has('retry-after')}`);
    expect(['200 false', '503 true']).toEqual(expect.arrayContaining([...new Set(statuses)]));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(new Set(answers.filter(({ status }) => status === 200).map((one) => one.text)).size).toBe(1);
  });
});
