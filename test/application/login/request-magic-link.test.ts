import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeRequestMagicLink } from '#application/login/request-magic-link.ts';
import { welcome } from '#application/login/known-clients.ts';
import { rateLimits } from '#application/ports/rate-limiter.ts';
import { mailboxOf } from '#domain/sessions/email-address.ts';
import { addressOf, hours, minutes } from '#test/support/makers/builders.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { failingAtCommit, setStage } from '../in-memory-stage.ts';

function setRequestStage() {
  const stage = setStage();
  const requestMagicLink = makeRequestMagicLink(stage);
  const ask = (email: string, client = '192.0.2.1') => requestMagicLink({ email, language: 'fr', client });
  /** How many of that many consecutive requests were accepted. */
  const countAccepted = async (times: number, emailOf: (n: number) => string, client?: string) => {
    let accepted = 0;
    for (let n = 0; n < times; n += 1) if ((await ask(emailOf(n), client)).isOk()) accepted += 1;
    return accepted;
  };
  const stored = () =>
    stage.read(({ loginRequests, jobs, users }) => ({
      requests: [...loginRequests.values()].map(({ request }) => request),
      jobs: [...jobs.values()].map(({ job }) => job),
      users: users.size,
    }));
  return { ...stage, ask, countAccepted, stored };
}

/** The addresses of other people, each for one request. */
const somebody = (n: number): string => `person${n}@example.org`;
const anna = (): string => 'anna@example.org';

describe('requesting a magic link', () => {
  test('enqueues a login mail and creates no user', async () => {
    const { ask, stored, clock } = setRequestStage();
    expectOk(await ask(' Anna@BÜCHER.example '));
    expect(await stored()).toEqual({
      requests: [
        { id: 1, email: addressOf('Anna@xn--bcher-kva.example'), language: 'fr', requestedAt: clock.now() },
      ],
      jobs: [{ kind: 'send_login_mail', loginRequestId: 1, purpose: 'login' }],
      users: 0,
    });
  });

  test('has the same answer for a user and for a stranger', async () => {
    const { ask, users, stored, clock } = setRequestStage();
    await users.admit(addressOf('anna@example.org'), 'en', clock.now());
    expect(await ask('anna@example.org')).toEqual(await ask('stranger@example.org'));
    expect((await stored()).jobs).toHaveLength(2);
  });

  test('does not change the language of a user before the link is opened', async () => {
    const { ask, users, read, clock } = setRequestStage();
    const user = await users.admit(addressOf('anna@example.org'), 'en', clock.now());
    await ask('anna@example.org');
    expect(await read((tables) => tables.users.get(user.id)?.language)).toBe('en');
  });

  test('with text that is not an address stores nothing and takes no point', async () => {
    const { ask, countAccepted, stored } = setRequestStage();
    for (let n = 0; n < 30; n += 1)
      expect(expectErr(await ask('a@b.co\nBcc: x@y.example')).kind).toBe('email_malformed');
    expect(await stored()).toEqual({ requests: [], jobs: [], users: 0 });
    expect(await countAccepted(20, somebody)).toBe(20);
  });

  test('leaves neither a request nor a job if the unit of work fails', async () => {
    const stage = setRequestStage();
    const unitOfWork = failingAtCommit(stage.unitOfWork);
    const ask = makeRequestMagicLink({ ...stage, unitOfWork });
    await expect(ask({ email: anna(), language: 'en', client: '192.0.2.1' })).rejects.toThrow('lost');
    expect(await stage.stored()).toEqual({ requests: [], jobs: [], users: 0 });
  });
});

describe('the limits on requests', () => {
  // The limiter reads the system's clock. Only the date is faked, so that promises still settle.
  beforeEach(() => {
    const doNotFake = [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ] as const;
    jest.useFakeTimers({ now: new Date('2026-03-05T14:00:00Z'), doNotFake: [...doNotFake] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const wait = (ms: number) => jest.setSystemTime(Date.now() + ms);

  test('allow a mailbox 5 links in 15 minutes, for all clients together', async () => {
    const { ask, stored } = setRequestStage();
    for (let n = 1; n <= 5; n += 1) expectOk(await ask(anna(), `192.0.2.${n}`));
    expect(expectErr(await ask(anna(), '192.0.2.6'))).toEqual({
      kind: 'rate_limited',
      bucket: 'login_requests_per_mailbox',
      limit: { points: 5, windowSeconds: 900 },
      retryAfterSeconds: 900,
    });
    expect((await stored()).jobs).toHaveLength(5);
    wait(minutes(15));
    expectOk(await ask(anna(), '192.0.2.7'));
  });

  test('count all spellings of an address together', async () => {
    const { countAccepted } = setRequestStage();
    const typed = ['anna@bücher.de', ' ANNA@bücher.de', 'Anna@xn--bcher-kva.de', 'anna@BÜCHER.de'];
    expect(await countAccepted(8, (n) => typed[n % typed.length] ?? '')).toBe(5);
  });

  test('count all addresses of a mailbox together', async () => {
    const { ask, countAccepted, stored } = setRequestStage();
    expect(await countAccepted(8, (n) => `a+tag${n}@example.org`)).toBe(5);
    expect(expectErr(await ask('A@example.org'))).toMatchObject({ bucket: 'login_requests_per_mailbox' });
    expect((await stored()).requests.map(({ email }) => email.address)).toContain('a+tag0@example.org');
    const dotted = ['a.b@gmail.com', 'ab@gmail.com', 'A.B+x@gmail.com', 'a.b@GMAIL.com'];
    expect(await countAccepted(10, (n) => dotted[n % 4]!)).toBe(5);
    expect(await countAccepted(6, () => 'a.b@example.org', '192.0.2.2')).toBe(5);
    expect(await countAccepted(1, () => 'ab@example.org', '192.0.2.2')).toBe(1);
  });

  test('allow a client 20 requests in 15 minutes, for any addresses', async () => {
    const { ask, countAccepted } = setRequestStage();
    expect(await countAccepted(20, somebody)).toBe(20);
    expect(expectErr(await ask(somebody(20)))).toMatchObject({
      bucket: 'login_requests_per_client',
      limit: rateLimits.login_requests_per_client,
    });
    expectOk(await ask(somebody(20), '192.0.2.2'));
    wait(minutes(15));
    expectOk(await ask(somebody(20)));
  });

  test('do not count requests in the limit of the day that the limit of 15 minutes refuses', async () => {
    const { ask, countAccepted } = setRequestStage();
    expect(await countAccepted(20, anna)).toBe(5);
    wait(minutes(15));
    expectOk(await ask(anna()));
  });

  test('allow a mailbox 20 links a day, for all clients together', async () => {
    const { ask, countAccepted } = setRequestStage();
    for (let round = 0; round < 4; round += 1) {
      expect(await countAccepted(5, anna, `192.0.2.${round}`)).toBe(5);
      wait(minutes(15));
    }
    expect(expectErr(await ask(anna(), '192.0.2.9'))).toMatchObject({
      bucket: 'login_requests_per_mailbox_and_day',
      limit: { points: 20, windowSeconds: 86_400 },
      retryAfterSeconds: 86_400 - 4 * 900,
    });
    expectOk(await ask('ben@example.org'));
    wait(hours(23));
    expectOk(await ask(anna()));
  });

  test('allow a client 100 requests a day, for any addresses', async () => {
    const { ask, countAccepted } = setRequestStage();
    for (let round = 0; round < 5; round += 1) {
      expect(await countAccepted(20, (n) => somebody(100 * round + n))).toBe(20);
      wait(minutes(15));
    }
    expect(expectErr(await ask('ben@example.org'))).toMatchObject({
      bucket: 'login_requests_per_client_and_day',
      limit: { points: 100, windowSeconds: 86_400 },
    });
    expectOk(await ask('ben@example.org', '192.0.2.2'));
  });

  test('allow a client from which the mailbox has logged in 3 links of its own in 15 minutes', async () => {
    const stage = setRequestStage();
    const home = '192.0.2.200';
    await welcome(stage.rateLimiter, mailboxOf(addressOf('anna@example.org')), home);
    const stranger = (n: number): string => `198.51.100.${n}`;
    for (let n = 0; n < 8; n += 1) await stage.ask(anna(), stranger(n));
    expect(await stage.countAccepted(5, anna, home)).toBe(3);
    expect(expectErr(await stage.ask(anna(), home))).toMatchObject({
      bucket: 'login_requests_per_known_client',
      limit: { points: 3, windowSeconds: 900 },
    });
    expect(expectErr(await stage.ask(anna(), '192.0.2.201')).kind).toBe('rate_limited');
    wait(hours(24 * 30));
    for (let n = 0; n < 5; n += 1) await stage.ask(anna(), stranger(n));
    expect(expectErr(await stage.ask(anna(), home))).toMatchObject({ bucket: 'login_requests_per_mailbox' });
  });

  test('prevent a client above its own limit from using up those of an address', async () => {
    const { countAccepted } = setRequestStage();
    await countAccepted(20, somebody);
    expect(await countAccepted(10, anna)).toBe(0);
    expect(await countAccepted(6, anna, '192.0.2.2')).toBe(5);
  });

  test('apply to simultaneous requests', async () => {
    const { ask, stored } = setRequestStage();
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask(anna())));
    expect(asked.filter((result) => result.isOk())).toHaveLength(5);
    expect((await stored()).jobs).toHaveLength(5);
  });
});
