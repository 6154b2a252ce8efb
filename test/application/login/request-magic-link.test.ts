import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeRequestMagicLink } from '../../../src/application/login/request-magic-link.ts';
import { rateLimits } from '../../../src/application/ports/rate-limiter.ts';
import { addressOf, hours, minutes } from '../../support/builders.ts';
import { expectErr, expectOk } from '../../support/expect-ok.ts';
import { failingAtCommit, setStage } from '../in-memory-stage.ts';

function setRequestStage() {
  const stage = setStage();
  const requestMagicLink = makeRequestMagicLink(stage);
  const ask = (email: string, client = '192.0.2.1') => requestMagicLink({ email, language: 'fr', client });
  /** How many of that many requests, one after the other, were not refused. */
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

/** Other people, each asking once. */
const somebody = (n: number): string => `person${n}@example.org`;
const anna = (): string => 'anna@example.org';

describe('asking for a magic link', () => {
  test('puts a login mail into the queue and makes no user', async () => {
    const { ask, stored, clock } = setRequestStage();
    expectOk(await ask(' Anna@BÜCHER.example '));
    expect(await stored()).toEqual({
      requests: [
        { id: 1, email: addressOf('Anna@xn--bcher-kva.example'), language: 'fr', requestedAt: clock.now() },
      ],
      jobs: [{ kind: 'send_login_mail', loginRequestId: 1 }],
      users: 0,
    });
  });

  test('is answered alike for a user and for a stranger', async () => {
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

  test('with something that is no address stores nothing and takes no point', async () => {
    const { ask, countAccepted, stored } = setRequestStage();
    for (let n = 0; n < 30; n += 1)
      expect(expectErr(await ask('a@b.co\nBcc: x@y.example')).kind).toBe('email_malformed');
    expect(await stored()).toEqual({ requests: [], jobs: [], users: 0 });
    expect(await countAccepted(20, somebody)).toBe(20);
  });

  test('leaves neither a request nor a job when the unit of work fails', async () => {
    const stage = setRequestStage();
    const unitOfWork = failingAtCommit(stage.unitOfWork);
    const ask = makeRequestMagicLink({ ...stage, unitOfWork });
    await expect(ask({ email: anna(), language: 'en', client: '192.0.2.1' })).rejects.toThrow('lost');
    expect(await stage.stored()).toEqual({ requests: [], jobs: [], users: 0 });
  });
});

describe('the limits on asking', () => {
  // The limiter reads the system's clock; only the date is faked, so that promises go on.
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

  test('let an address have 5 links in 15 minutes, whoever asks', async () => {
    const { ask, stored } = setRequestStage();
    for (let n = 1; n <= 5; n += 1) expectOk(await ask(anna(), `192.0.2.${n}`));
    expect(expectErr(await ask(anna(), '192.0.2.6'))).toEqual({
      kind: 'rate_limited',
      bucket: 'login_requests_per_address',
      limit: { points: 5, windowSeconds: 900 },
      retryAfterSeconds: 900,
    });
    expect((await stored()).jobs).toHaveLength(5);
    wait(minutes(15));
    expectOk(await ask(anna(), '192.0.2.7'));
  });

  test('count one address however it is typed', async () => {
    const { countAccepted } = setRequestStage();
    const typed = ['anna@bücher.de', ' ANNA@bücher.de', 'Anna@xn--bcher-kva.de', 'anna@BÜCHER.de'];
    expect(await countAccepted(8, (n) => typed[n % typed.length] ?? '')).toBe(5);
  });

  test('count addresses with another dot or tag for themselves', async () => {
    const { countAccepted } = setRequestStage();
    expect(await countAccepted(6, () => 'a@example.org')).toBe(5);
    expect(await countAccepted(6, () => 'a+tag@example.org')).toBe(5);
  });

  test('let a client ask 20 times in 15 minutes, for whatever addresses', async () => {
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

  test('do not count towards the day what they refuse within a quarter of an hour', async () => {
    const { ask, countAccepted } = setRequestStage();
    expect(await countAccepted(20, anna)).toBe(5);
    wait(minutes(15));
    expectOk(await ask(anna()));
  });

  test('let a client ask 20 times a day for one address', async () => {
    const { ask, countAccepted } = setRequestStage();
    for (let round = 0; round < 4; round += 1) {
      expect(await countAccepted(5, anna)).toBe(5);
      wait(minutes(15));
    }
    expect(expectErr(await ask(anna()))).toMatchObject({
      bucket: 'login_requests_per_address_and_client',
      limit: { points: 20, windowSeconds: 86_400 },
      retryAfterSeconds: 86_400 - 4 * 900,
    });
    expectOk(await ask('ben@example.org'));
    wait(hours(23));
    expectOk(await ask(anna()));
  });

  test('keep a client beyond its own limit from using up those of an address', async () => {
    const { countAccepted } = setRequestStage();
    await countAccepted(20, somebody);
    expect(await countAccepted(10, anna)).toBe(0);
    expect(await countAccepted(6, anna, '192.0.2.2')).toBe(5);
  });

  test('keep a client beyond its limit for an address from using up that of the address', async () => {
    const { countAccepted } = setRequestStage();
    for (let round = 0; round < 4; round += 1) {
      await countAccepted(5, anna);
      wait(minutes(15));
    }
    expect(await countAccepted(10, anna)).toBe(0);
    expect(await countAccepted(6, anna, '192.0.2.2')).toBe(5);
  });

  test('hold for requests at the same moment', async () => {
    const { ask, stored } = setRequestStage();
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask(anna())));
    expect(asked.filter((result) => result.isOk())).toHaveLength(5);
    expect((await stored()).jobs).toHaveLength(5);
  });
});
