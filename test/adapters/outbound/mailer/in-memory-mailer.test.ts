import { describe, expect, test } from '@jest/globals';
import { InMemoryMailer } from '#adapters/outbound/mailer/in-memory-mailer.ts';
import { describeMailer } from '#test/contracts/mailer.contract.ts';
import { loginMail } from '#test/support/makers/mails.ts';

describeMailer('in memory', async () => {
  const mailer = new InMemoryMailer();
  return {
    mailer,
    arrived: async () => mailer.sent.map((mail) => ({ ...mail, recipients: [mail.to] })),
    stop: async () => undefined,
  };
});

describe('in-memory mailer', () => {
  test('keeps the data of a mail together with its text', async () => {
    const mailer = new InMemoryMailer();
    await mailer.send(loginMail());
    expect(mailer.sent).toEqual([expect.objectContaining({ ...loginMail(), subject: 'Your login link' })]);
  });

  test('fails once after failNext, and keeps nothing of that mail', async () => {
    const mailer = new InMemoryMailer();
    mailer.failNext();
    await expect(mailer.send(loginMail())).rejects.toThrow('did not take the mail');
    expect(mailer.sent).toEqual([]);
    await mailer.send(loginMail());
    expect(mailer.sent).toHaveLength(1);
  });

  test('rejects once after rejectNext, with that code', async () => {
    const mailer = new InMemoryMailer();
    mailer.rejectNext('550');
    expect(await mailer.send(loginMail())).toMatchObject({ error: { kind: 'mail_rejected', code: '550' } });
    expect(mailer.sent).toEqual([]);
    await mailer.send(loginMail());
    expect(mailer.sent).toHaveLength(1);
  });
});
