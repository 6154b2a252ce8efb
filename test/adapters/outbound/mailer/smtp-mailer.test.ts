import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  makeSmtpMailer,
  type SmtpMailer,
  type SmtpMailerOptions,
} from '#adapters/outbound/mailer/smtp-mailer.ts';
import { describeMailer } from '#test/contracts/mailer.contract.ts';
import { eventually } from '#test/support/eventually.ts';
import { loginMail } from '#test/support/makers/mails.ts';
import {
  type SmtpInbox,
  type SmtpInboxOptions,
  type SmtpStep,
  startSmtpInbox,
} from '#test/support/servers/smtp-inbox.ts';

const from = 'Situation Assessment <no-reply@example.com>';
const hourMs = 60 * 60_000;
/** Only the limit under test can end a wait; without it, the test would not end. */
const patient = {
  dnsMs: hourMs,
  connectionMs: hourMs,
  greetingMs: hourMs,
  socketMs: hourMs,
  totalMs: hourMs,
};

describe('over one connection', () => {
  let inbox: SmtpInbox;
  let mailer: SmtpMailer;

  beforeAll(async () => {
    inbox = await startSmtpInbox();
    mailer = makeSmtpMailer({ url: inbox.url, requiresTls: false, from });
  });

  afterAll(async () => {
    mailer.close();
    await inbox.stop();
  });

  describeMailer('SMTP', async () => {
    inbox.mails.length = 0;
    return { mailer, arrived: async () => inbox.mails, stop: async () => undefined };
  });
});

/** These run at the same time, because they mostly wait: every connection to the inbox takes a tenth of a second. */
describe('SMTP mailer', () => {
  const inUse: { stop: () => unknown }[] = [];

  /** A separate inbox for a test, and a function that opens mailers for it. */
  const anInbox = async (options?: SmtpInboxOptions) => {
    const inbox = await startSmtpInbox(options);
    inUse.push(inbox);
    const open = (differences: Partial<SmtpMailerOptions> = {}): SmtpMailer => {
      const mailer = makeSmtpMailer({
        url: inbox.url,
        requiresTls: false,
        from,
        timeouts: patient,
        ...differences,
      });
      inUse.push({ stop: () => mailer.close() });
      return mailer;
    };
    return { inbox, open, urlWithLogin: inbox.url.replace('smtp://', 'smtp://mailuser:secret@') };
  };

  /** A mailer for a server that treats its clients as the test says. */
  const openFor = async (onConnection: (socket: Socket) => void, timeouts: typeof patient) => {
    const server = createServer((socket) => {
      inUse.push({ stop: () => socket.destroy() });
      onConnection(socket.on('error', () => undefined).resume());
    });
    const listening = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1', listening.resolve);
    await listening.promise;
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const mailer = makeSmtpMailer({ url, requiresTls: false, from, timeouts });
    inUse.push({ stop: () => mailer.close() }, { stop: () => server.close() });
    return mailer;
  };

  afterAll(async () => {
    for (const one of inUse.toReversed()) await one.stop();
  });

  test.concurrent('is verified by a login, and sends nothing', async () => {
    const { inbox, open, urlWithLogin } = await anInbox();
    await open({ url: urlWithLogin }).verify();

    expect(inbox.connections).toBe(1);
    expect(inbox.mails).toEqual([]);
  });

  test.concurrent('is not verified if the login is refused, and the error does not contain the login', async () => {
    const { inbox, open, urlWithLogin } = await anInbox();
    inbox.fail('AUTH', 535);

    const verified = open({ url: urlWithLogin }).verify();

    await expect(verified).rejects.toThrow(/^The mail server cannot be used: AUTH PLAIN 535\.$/);
  });

  /** The complete error as a log would show it. */
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
    test.concurrent('contain the sender, the language, and that the mail is automatic', async () => {
      const { inbox, open } = await anInbox();
      await open().send(loginMail({ language: 'fr' }));
      const { from: writer, headers } = await inbox.waitForMail('anna@example.org');
      expect(writer).toBe('no-reply@example.com');
      expect(headers.get('auto-submitted')).toEqual(['auto-generated']);
      expect(headers.get('content-language')).toEqual(['fr']);
      expect(headers.has('x-mailer')).toBe(false);
    });

    test.concurrent('cannot be added by a sender name with line breaks', async () => {
      const { inbox, open } = await anInbox();
      await open({ from: '"Evil\r\nBcc: b@example.org\r\nX-Evil: 1" <no-reply@example.com>' }).send(
        loginMail(),
      );
      const mail = await inbox.waitForMail('anna@example.org');
      expect(mail.recipients).toEqual(['anna@example.org']);
      expect(mail.to).toEqual(['anna@example.org']);
      expect(mail.from).toBe('no-reply@example.com');
      expect(mail.headers.has('bcc') || mail.headers.has('x-evil')).toBe(false);
    });

    test.concurrent('cannot be added by an id with line breaks', async () => {
      const { inbox, open } = await anInbox();
      await open().send(loginMail({ id: '1>\r\nBcc: b@example.org' }));
      const mail = await inbox.waitForMail('anna@example.org');
      expect(mail.recipients).toEqual(['anna@example.org']);
      expect(mail.headers.has('bcc')).toBe(false);
    });
  });

  describe('a permanent refusal', () => {
    test.concurrent.each<[SmtpStep, number]>([
      ['RCPT TO', 550],
      ['RCPT TO', 551],
      ['DATA', 554],
    ])('at %s with %i is returned with its code', async (step, code) => {
      const { inbox, open } = await anInbox();
      inbox.fail(step, code);
      const answer = await open().send(loginMail());
      expect(answer).toMatchObject({ error: { kind: 'mail_rejected', code: String(code) } });
    });

    test.concurrent('leaves the mailer ready for the next mail', async () => {
      const { inbox, open } = await anInbox();
      const mailer = open();
      inbox.fail('RCPT TO', 550);
      await mailer.send(loginMail());
      inbox.recover();
      expect((await mailer.send(loginMail())).isOk()).toBe(true);
    });
  });

  describe('a temporary failure', () => {
    test.concurrent.each<[SmtpStep, number]>([
      ['greeting', 421],
      ['MAIL FROM', 451],
      ['RCPT TO', 450],
      ['RCPT TO', 451],
      ['RCPT TO', 503],
      ['DATA', 452],
    ])('throws at %s with %i, and names only these two', async (step, code) => {
      const { inbox, open } = await anInbox();
      inbox.fail(step, code);
      expect(await failureOf(open())).toMatch(new RegExp(`: [A-Z ]+ ${code}\\.$`));
      inbox.recover();
      expect((await open().send(loginMail())).isOk()).toBe(true);
    });

    test.concurrent.each<[SmtpStep, number]>([
      ['greeting', 554],
      ['AUTH', 535],
      ['AUTH', 550],
      ['MAIL FROM', 530],
      ['MAIL FROM', 553],
      ['RCPT TO', 530],
    ])(
      'throws at %s with %i too, because that is about the service, not about the recipient',
      async (step, code) => {
        const { inbox, open, urlWithLogin } = await anInbox();
        inbox.fail(step, code);
        expect(await failureOf(open({ url: urlWithLogin }))).toContain(String(code));
      },
    );

    test.concurrent('does not include a login that is accepted', async () => {
      const { open, urlWithLogin } = await anInbox();
      expect((await open({ url: urlWithLogin }).send(loginMail())).isOk()).toBe(true);
    });
  });

  describe('a server that does not answer', () => {
    test.concurrent('is detected when its port is closed', async () => {
      const { inbox, open } = await anInbox();
      await inbox.stop();
      expect(await failureOf(open())).toContain('ECONNREFUSED');
    });

    test.concurrent.each(['greetingMs', 'connectionMs'] as const)(
      'is given no more than %s if it sends no greeting',
      async (limit) => {
        const { inbox, open } = await anInbox();
        inbox.fail('greeting', 'hang');
        const failure = await failureOf(open({ timeouts: { ...patient, [limit]: 300 } }));
        expect(failure).toContain('GREETING_TIMEOUT');
      },
    );

    test.concurrent.each<SmtpStep>(['AUTH', 'MAIL FROM', 'RCPT TO', 'DATA'])(
      'is disconnected when it stops answering at %s; the next attempt has the same Message-ID',
      async (step) => {
        const { inbox, open, urlWithLogin } = await anInbox();
        inbox.fail(step, 'hang');
        const mailer = open({ url: urlWithLogin, timeouts: { ...patient, socketMs: 300 } });
        expect(await failureOf(mailer)).toContain('SOCKET_TIMEOUT');
        inbox.recover();
        await eventually(() => mailer.send(loginMail()));
        expect(new Set(inbox.mails.map(({ messageId }) => messageId))).toEqual(
          new Set(['<login-7@example.com>']),
        );
      },
    );

    test.concurrent('is disconnected when it answers too slowly, which no limit on silence would notice', async () => {
      const mailer = await openFor(
        (socket) => {
          const drip = setInterval(() => socket.write('250-wait\r\n'), 20);
          socket.on('close', () => clearInterval(drip)).write('220 hello\r\n');
        },
        { ...patient, totalMs: 400 },
      );
      expect(await failureOf(mailer)).toContain('EABORT');
    });

    test.concurrent('fails if it disconnects before every greeting', async () => {
      const mailer = await openFor((socket) => void socket.destroy(), { ...patient, totalMs: 400 });
      expect(await failureOf(mailer)).toContain('EABORT');
    });
  });

  describe('the pool', () => {
    test.concurrent('sends several mails over one connection', async () => {
      const { inbox, open } = await anInbox();
      const mailer = open();
      for (const id of ['1', '2', '3']) await mailer.send(loginMail({ id }));
      expect(inbox.mails).toHaveLength(3);
      expect(inbox.connections).toBe(1);
    });

    test.concurrent('reconnects after the server restarted', async () => {
      const { inbox, open } = await anInbox();
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

    test.concurrent('accepts no mail after it is closed', async () => {
      const { inbox, open } = await anInbox();
      const mailer = open();
      await mailer.send(loginMail());
      mailer.close();
      await expect(mailer.send(loginMail())).rejects.toThrow('ECONNECTION');
      expect(inbox.mails).toHaveLength(1);
    });
  });

  test.concurrent('sends no mail to a server with an invalid certificate, unless the URL allows that', async () => {
    const { inbox, open } = await anInbox({ offersTls: true });
    expect(await failureOf(open())).toContain('CERT');
    expect(inbox.mails).toEqual([]);
    await open({ url: `${inbox.url}?tls.rejectUnauthorized=false` }).send(loginMail());
    expect(inbox.mails).toHaveLength(1);
  });

  test.concurrent('sends neither password nor mail to a server without TLS if TLS is required', async () => {
    const { inbox, open } = await anInbox();
    const url = inbox.url.replace('smtp://', 'smtp://user:password@');
    expect(await failureOf(open({ url, requiresTls: true }))).toContain('TLS');
    expect(inbox.mails).toEqual([]);
    const trusting = await anInbox({ offersTls: true });
    const encrypted = `${trusting.inbox.url}?tls.rejectUnauthorized=false`;
    await trusting.open({ url: encrypted, requiresTls: true }).send(loginMail());
    expect(trusting.inbox.mails).toHaveLength(1);
  });

  test('throws at creation if the sender is not one address', () => {
    const openFrom = (sender: string) =>
      makeSmtpMailer({ url: 'smtp://127.0.0.1:1', requiresTls: false, from: sender });
    expect(() => openFrom('a@example.com, b@example.com')).toThrow('must be one address');
  });
});
