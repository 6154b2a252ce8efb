import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { describeError, scrub } from '#bootstrap/reporting/logger.ts';
import { makeCapturedLog } from '../support/captured-log.ts';

const token = 'Zk3vQ9x7mB2nL5pR8sT1uW4yA6cE0fH3jK7qX9zD_-M';

describe('what is logged', () => {
  test.each([
    ['mail to anna.maria@example.org bounced', 'mail to a***@example.org bounced'],
    ['Key (email)=(anna@example.org) already exists.', 'Key (email)=(a***@example.org) already exists.'],
    ['550 <anna+tag@example.org>: no such user', '550 <***@example.org>: no such user'],
    ['"anna@example.org","ben@example.org"', '"a***@example.org","b***@example.org"'],
    ['postgres://user:password@db/name', 'p***@db/name'],
  ])('contains at most the domain of an address: %s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  test.each([
    [`?token=${token}&x=1`, '?token=[secret]&x=1'],
    [`svc_session=${token}; Path=/`, 'svc_session=[secret]; Path=/'],
    [`Bearer ${token}${token}`, 'Bearer [secret]'],
    [`'${token}' ${token}`, "'[secret]' [secret]"],
  ])('contains no token: %s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  test.each([
    [
      'violates a check\n - detail: Failing row contains (7, My boss (again).\nHelp).\n    at save (store.ts:1:2)',
      'violates a check\n - detail: Failing row contains [values].\n    at save (store.ts:1:2)',
    ],
    ['Failing row contains (7, {"notes": "My bo', 'Failing row contains [values].'],
  ])('contains nothing of a row that a database refused: %j', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  test('contains UUIDs, dates and paths, which explain a failure', () => {
    const text =
      '01890a5d-ac96-774b-bcce-b302099a8057 2026-03-05T14:00:00.000Z /srv/app/src/a-long-name.ts:12:3';
    expect(scrub(text)).toBe(text);
  });

  test('is cut off after 2000 characters, at the end of a word', () => {
    expect(scrub('no '.repeat(1000))).toBe(`${'no '.repeat(666)}…`);
    expect(scrub(`${'no '.repeat(660)}${token}`)).toBe(`${'no '.repeat(660)}…`);
    expect(scrub('a@'.repeat(500_000))).toBe('…');
  });

  test('contains no address that is encoded in a query', () => {
    expect(scrub('email=john%40example.com')).toBe('email=j***@example.com');
  });
});

describe('an error in the log', () => {
  test('has its type, message, code, stack and causes, all without personal data', () => {
    const cause = Object.assign(new TypeError(`cause ${token}`), { code: 'EX_anna@example.org' });
    const error = new RangeError('for anna@example.org', { cause });
    expect(describeError(error)).toEqual({
      type: 'RangeError',
      message: 'for a***@example.org',
      stack: expect.stringMatching(/^RangeError: for a\*\*\*@example\.org\n +at /),
      cause: {
        type: 'TypeError',
        message: 'cause [secret]',
        code: 'E***@example.org',
        stack: expect.stringContaining('[secret]'),
      },
    });
  });

  test('has no other properties, because drivers store queries and values in them', () => {
    const error = Object.assign(new Error('failed'), { query: 'select', parameters: [token], code: 23_505 });
    expect(Object.keys(describeError(error)).toSorted()).toEqual(['message', 'stack', 'type']);
  });

  test.each([
    ['a string', `no ${token}`, { type: 'string', message: 'no [secret]' }],
    ['nothing', undefined, { type: 'undefined', message: 'undefined' }],
    ['an object', { token }, { type: 'object', message: '[object Object]' }],
    [
      'a copy of an error',
      { message: `no ${token}`, code: '57P01', worker: 1 },
      { type: 'object', message: 'no [secret]', code: '57P01' },
    ],
  ])('may be %s that was thrown', (_, thrown, described) => {
    expect(describeError(thrown)).toEqual(described);
  });

  test('is described wherever it is logged', () => {
    const { log, text } = makeCapturedLog();
    log.warn({ err: new Error(`for anna@example.org: ${token}`) }, 'failed');
    expect(JSON.parse(text())).toMatchObject({
      msg: 'failed',
      err: { message: 'for a***@example.org: [secret]' },
    });
  });
});

describe('an API key', () => {
  const key = 'svc_live_0aZ9bY8c_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ4DhOxU';

  test('is in no line, at any position of the data', () => {
    const { log, text } = makeCapturedLog();
    log.info({ key, [key]: { deep: [`Bearer ${key}`] }, err: new Error(`no ${key}`) }, `for ${key}, once`);
    log.child({ key }).warn('of %s', key);
    log.info(key.slice(0, 20));
    log.info(`${encodeURIComponent(`?key=${key}&x`)} "${key}" ${key}${key}`);
    expect(text()).not.toMatch(/0aZ9|abcd|4DhOxU/);
    expect(text()).toContain('"msg":"for svc_live_[secret], once"');
    expect(
      text()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toHaveLength(4);
  });
});

describe('the log of a process', () => {
  const run = promisify(execFile);
  const logger = new URL('../../src/bootstrap/reporting/logger.ts', import.meta.url).href;
  const script = (level: string) => `
    import { makeLogger } from '${logger}';
    const log = makeLogger('${level}');
    log.info({ err: new Error('for anna@example.org'), key: 'svc_live_0aZ9bY8c_abc' }, 'logged');
    log.debug('not logged');
    process.exit(0);`;

  test('is written as JSON lines to standard error, and none is lost at the exit', async () => {
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', script('info')]);
    const lines = stderr.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        err: expect.objectContaining({ message: 'for a***@example.org' }),
        key: 'svc_live_[secret]',
        msg: 'logged',
      },
    ]);
    expect(stdout).toBe('');
  });

  test('is silent if configured', async () => {
    const { stderr } = await run(process.execPath, ['--input-type=module', '-e', script('silent')]);
    expect(stderr).toBe('');
  });
});
