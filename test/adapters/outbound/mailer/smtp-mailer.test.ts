import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  makeSmtpMailer,
  type SmtpMailer,
  type SmtpMailerOptions,
} from '../../../../src/adapters/outbound/mailer/smtp-mailer.ts';
import { describeMailer } from '../../../contracts/mailer.contract.ts';
import { loginMail } from '../../../support/mails.ts';
import { type SmtpInbox, type SmtpStep, startSmtpInbox } from '../../../support/smtp-inbox.ts';

const from = 'Situation Assessment <no-reply@example.com>';
/** So that the one limit under test is the one that strikes. */
const patient = { dnsMs: 9_000, connectionMs: 9_000, greetingMs: 9_000, socketMs: 9_000, totalMs: 9_000 };

describeMailer('SMTP', async () => {
  const inbox = await startSmtpInbox();
  const mailer = makeSmtpMailer({ url: inbox.url, from });
  return {
    mailer,
    arrived: async () => inbox.mails,
    stop: async () => {
      mailer.close();
      await inbox.stop();
    },
  };
});

describe('SMTP mailer', () => {
  let inbox: SmtpInbox;
  let rawServer: Server | undefined;
  const mailers: SmtpMailer[] = [];

  const open = (differences: Partial<SmtpMailerOptions> = {}): SmtpMailer => {
    const mailer = makeSmtpMailer({ url: inbox.url, from, ...differences });
    mailers.push(mailer);
    return mailer;
  };

  const urlWithLogin = (): string => inbox.url.replace('smtp://', 'smtp://mailuser:secret@');

  /** A server that does with its clients what it is told. */
  const listen = async (onConnection: (socket: Socket) => void): Promise<string> => {
    rawServer = createServer((socket) => onConnection(socket.on('error', () => undefined).resume()));
    const listening = Promise.withResolvers<void>();
    rawServer.listen(0, '127.0.0.1', listening.resolve);
    await listening.promise;
    return `smtp://127.0.0.1:${(rawServer.address() as AddressInfo).port}`;
  };

  beforeEach(async () => {
    inbox = await startSmtpInbox();
  });

  test('is verified by a login, and sends nothing', async () => {
    await open({ url: urlWithLogin() }).verify();

    expect(inbox.connections).toBe(1);
    expect(inbox.mails).toEqual([]);
  });

  test('is not verified where the login is refused, and does not tell it', async () => {
    inbox.fail('AUTH', 535);

    const verified = open({ url: urlWithLogin() }).verify();

    await expect(verified).rejects.toThrow(/^The mail server cannot be used: AUTH PLAIN 535\.$/);
  });

  afterEach(async () => {
    for (const mailer of mailers.splice(0)) mailer.close();
    rawServer?.close();
    await inbox.stop();
  });

  /** The whole error as a log would show it. */
  const failureOf = async (mailer: SmtpMailer): Promise<string> => {
    const error: unknown = await mailer.send(loginMail()).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof Error)) throw new Error('The mail was expected not to be taken.');
    expect(error.cause).toBeUndefined();
    expect(Object.keys(error)).toEqual([]);
    expect(error.message).not.toMatch(/anna|example|token|http|mailuser|secret/i);
    return error.message;
  };

  describe('headers', () => {
    test('say who writes, that a machine does, and in which language', async () => {
      await open().send(loginMail({ language: 'fr' }));
      const { from: writer, headers } = await inbox.waitForMail('anna@example.org');
      expect(writer).toBe('no-reply@example.com');
      expect(headers.get('auto-submitted')).toEqual(['auto-generated']);
      expect(headers.get('content-language')).toEqual(['fr']);
      expect(headers.has('x-mailer')).toBe(false);
    });

    test('cannot be added by a sender name with line breaks', async () => {
      await open({ from: '"Evil\r\nBcc: b@example.org\r\nX-Evil: 1" <no-reply@example.com>' }).send(
        loginMail(),
      );
      const mail = await inbox.waitForMail('anna@example.org');
      expect(mail.recipients).toEqual(['anna@example.org']);
      expect(mail.to).toEqual(['anna@example.org']);
      expect(mail.from).toBe('no-reply@example.com');
      expect(mail.headers.has('bcc') || mail.headers.has('x-evil')).toBe(false);
    });

    test('cannot be added by an id with line breaks', async () => {
      await open().send(loginMail({ id: '1>\r\nBcc: b@example.org' }));
      const mail = await inbox.waitForMail('anna@example.org');
      expect(mail.recipients).toEqual(['anna@example.org']);
      expect(mail.headers.has('bcc')).toBe(false);
    });
  });

  describe('a refusal for good', () => {
    test.each<[SmtpStep, number]>([
      ['RCPT TO', 550],
      ['RCPT TO', 551],
      ['DATA', 554],
    ])('at %s with %i is told with its code', async (step, code) => {
      inbox.fail(step, code);
      const answer = await open().send(loginMail());
      expect(answer).toMatchObject({ error: { kind: 'mail_rejected', code: String(code) } });
    });

    test('leaves the mailer ready for the next mail', async () => {
      const mailer = open();
      inbox.fail('RCPT TO', 550);
      await mailer.send(loginMail());
      inbox.recover();
      expect((await mailer.send(loginMail())).isOk()).toBe(true);
    });
  });

  describe('what may pass', () => {
    test.each<[SmtpStep, number]>([
      ['greeting', 421],
      ['MAIL FROM', 451],
      ['RCPT TO', 450],
      ['RCPT TO', 451],
      ['RCPT TO', 503],
      ['DATA', 452],
    ])('throws at %s with %i, and names both alone', async (step, code) => {
      inbox.fail(step, code);
      expect(await failureOf(open())).toMatch(new RegExp(`: [A-Z ]+ ${code}\\.$`));
      inbox.recover();
      expect((await open().send(loginMail())).isOk()).toBe(true);
    });

    test.each<[SmtpStep, number]>([
      ['greeting', 554],
      ['AUTH', 535],
      ['AUTH', 550],
      ['MAIL FROM', 530],
      ['MAIL FROM', 553],
      ['RCPT TO', 530],
    ])('throws at %s with %i too: it is about the service, not about the recipient', async (step, code) => {
      inbox.fail(step, code);
      expect(await failureOf(open({ url: urlWithLogin() }))).toContain(String(code));
    });

    test('does not include a login that is accepted', async () => {
      expect((await open({ url: urlWithLogin() }).send(loginMail())).isOk()).toBe(true);
    });
  });

  describe('a server that does not answer', () => {
    const timed = async (mailer: SmtpMailer): Promise<{ message: string; ms: number }> => {
      const start = performance.now();
      const message = await failureOf(mailer);
      return { message, ms: performance.now() - start };
    };

    test('is found out at once when its port is closed', async () => {
      await inbox.stop();
      const { message, ms } = await timed(open());
      expect(message).toContain('ECONNREFUSED');
      expect(ms).toBeLessThan(1_000);
    });

    test.each(['greetingMs', 'connectionMs'] as const)(
      'is waited for no longer than %s when it does not greet',
      async (limit) => {
        inbox.fail('greeting', 'hang');
        const { message, ms } = await timed(open({ timeouts: { ...patient, [limit]: 300 } }));
        expect(message).toContain('GREETING_TIMEOUT');
        expect(ms).toBeLessThan(2_000);
      },
    );

    test.each<SmtpStep>(['AUTH', 'MAIL FROM', 'RCPT TO', 'DATA'])(
      'is given up when it falls silent at %s; the next attempt has the same Message-ID',
      async (step) => {
        inbox.fail(step, 'hang');
        const mailer = open({ url: urlWithLogin(), timeouts: { ...patient, socketMs: 300 } });
        const { message, ms } = await timed(mailer);
        expect(message).toContain('SOCKET_TIMEOUT');
        expect(ms).toBeLessThan(2_000);
        inbox.recover();
        await mailer.send(loginMail());
        expect(inbox.mails.map(({ messageId }) => messageId)).toEqual(['<login-7@example.com>']);
      },
    );

    test('is given up when it trickles, which no limit on silence would notice', async () => {
      const url = await listen((socket) => {
        const drip = setInterval(() => socket.write('250-wait\r\n'), 20);
        socket.on('close', () => clearInterval(drip)).write('220 hello\r\n');
      });
      const { message, ms } = await timed(open({ url, timeouts: { ...patient, totalMs: 400 } }));
      expect(message).toContain('EABORT');
      expect(ms).toBeLessThan(2_000);
    });

    test('is given up when it hangs up before every greeting', async () => {
      const url = await listen((socket) => void socket.destroy());
      const { ms } = await timed(open({ url, timeouts: { ...patient, totalMs: 400 } }));
      expect(ms).toBeLessThan(2_000);
    });
  });

  describe('the pool', () => {
    test('sends several mails over one connection', async () => {
      const mailer = open();
      for (const id of ['1', '2', '3']) await mailer.send(loginMail({ id }));
      expect(inbox.mails).toHaveLength(3);
      expect(inbox.connections).toBe(1);
    });

    test('connects anew after the server restarted', async () => {
      const mailer = open();
      await mailer.send(loginMail({ id: 'before' }));
      await inbox.stop();
      await expect(mailer.send(loginMail({ id: 'meanwhile' }))).rejects.toThrow('did not take');
      await inbox.start();
      expect((await mailer.send(loginMail({ id: 'after' }))).isOk()).toBe(true);
      expect(inbox.mails.map(({ messageId }) => messageId)).toEqual([
        '<before@example.com>',
        '<after@example.com>',
      ]);
    });

    test('takes no mail once it is closed', async () => {
      const mailer = open();
      await mailer.send(loginMail());
      mailer.close();
      await expect(mailer.send(loginMail())).rejects.toThrow('ECONNECTION');
      expect(inbox.mails).toHaveLength(1);
    });
  });

  test('hands no mail to a server with a false certificate, unless its own address allows that', async () => {
    await inbox.stop();
    inbox = await startSmtpInbox({ offersTls: true });
    expect(await failureOf(open())).toContain('CERT');
    expect(inbox.mails).toEqual([]);
    await open({ url: `${inbox.url}?tls.rejectUnauthorized=false` }).send(loginMail());
    expect(inbox.mails).toHaveLength(1);
  });

  test('refuses a sender that is not one address when it is made', () => {
    expect(() => open({ from: 'a@example.com, b@example.com' })).toThrow('must be one address');
  });
});
