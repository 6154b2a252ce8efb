import { describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { makeSendLoginMail } from '#application/login/send-login-mail.ts';
import type { Mailer } from '#application/ports/mailer.ts';
import type { LoginRequestId } from '#domain/sessions/magic-link.ts';
import { hours, minutes } from '#test/support/makers/builders.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { tokenNumber } from '#test/support/makers/sequential-token-mint.ts';
import { setLoginStage, tokenIn } from './login-stage.ts';

const anna = 'Anna@example.org';

describe('sending a login mail', () => {
  test('mails a link that is valid for 15 minutes from now on, in the requested language', async () => {
    const { sendLoginMail, recordRequest, mailer, clock } = setLoginStage();
    const id = await recordRequest(anna, 'fr');
    clock.advance(minutes(40));
    expect(await sendLoginMail(id)).toBe('sent');
    expect(mailer.sent).toHaveLength(1);
    expect(mailer.sent[0]).toMatchObject({
      kind: 'login_link',
      purpose: 'login',
      id: 'login-1-1772719200000',
      to: 'Anna@example.org',
      language: 'fr',
      link: `https://assess.example.com/Anna@example.org/${tokenNumber(1)}`,
      expiresAt: new Date(clock.now().getTime() + minutes(15)),
    });
  });

  test('names the result if the link was asked for to see it', async () => {
    const { sendLoginMail, recordRequest, mailer } = setLoginStage();
    await sendLoginMail(await recordRequest(anna, 'en'), 'result');
    expect(mailer.sent).toEqual([expect.objectContaining({ purpose: 'result' })]);
  });

  test('stores the hash of the token, never the token', async () => {
    const { mailLink, tokenMint, read } = setLoginStage();
    const token = await mailLink(anna);
    const links = await read(({ magicLinks }) => [...magicLinks.values()]);
    expect(links.map(({ hash }) => hash)).toEqual([tokenMint.hash(token)]);
  });

  test('stores a link before it is mailed', async () => {
    const stage = setLoginStage();
    const storedOnArrival: number[] = [];
    const mailer: Mailer = {
      send: async () => {
        storedOnArrival.push(await stage.read(({ magicLinks }) => magicLinks.size));
        return Ok(undefined);
      },
    };
    await makeSendLoginMail({ ...stage, mailer })(await stage.recordRequest(anna));
    expect(storedOnArrival).toEqual([1]);
  });

  test('sends nothing more after the mail was sent', async () => {
    const { sendLoginMail, recordRequest, mailer, read } = setLoginStage();
    const id = await recordRequest(anna);
    await sendLoginMail(id);
    expect(await sendLoginMail(id)).toBe('nothing_owed');
    expect(mailer.sent).toHaveLength(1);
    expect(await read(({ magicLinks }) => magicLinks.size)).toBe(1);
  });

  test('gives up after a day, and says so', async () => {
    const { sendLoginMail, recordRequest, mailer, clock, read } = setLoginStage();
    const [inTime, late] = [await recordRequest(anna), await recordRequest(anna)];
    clock.advance(hours(24));
    expect(await sendLoginMail(inTime)).toBe('sent');
    clock.advance(1);
    expect(await sendLoginMail(late)).toBe('given_up');
    expect(mailer.sent).toHaveLength(1);
    expect(await sendLoginMail(late)).toBe('nothing_owed');
    expect(await read(({ magicLinks }) => magicLinks.size)).toBe(1);
  });

  test('sends nothing for a deleted request', async () => {
    const { sendLoginMail, mailer } = setLoginStage();
    expect(await sendLoginMail(99 as LoginRequestId)).toBe('nothing_owed');
    expect(mailer.sent).toEqual([]);
  });

  test('records that the mail server rejects the mail for good, and does not retry', async () => {
    const { sendLoginMail, recordRequest, mailer, read } = setLoginStage();
    const id = await recordRequest(anna);
    mailer.rejectNext('550');
    expect(await sendLoginMail(id)).toBe('rejected');
    expect(await read(({ loginRequests }) => loginRequests.get(id)?.delivery)).toEqual({
      state: 'rejected',
      code: '550',
    });
    expect(await sendLoginMail(id)).toBe('nothing_owed');
    expect(mailer.sent).toEqual([]);
  });

  test('throws during an outage of the mail server, and still has to send the mail', async () => {
    const { sendLoginMail, recordRequest, mailer, read } = setLoginStage();
    const id = await recordRequest(anna);
    mailer.failNext();
    await expect(sendLoginMail(id)).rejects.toThrow('did not take the mail');
    expect(await read(({ loginRequests }) => loginRequests.get(id)?.delivery)).toBeUndefined();
    expect(await sendLoginMail(id)).toBe('sent');
    expect(await read(({ loginRequests }) => loginRequests.get(id)?.delivery)).toEqual({ state: 'sent' });
  });

  test('mails a new token with every attempt, with the same mail id', async () => {
    const { sendLoginMail, recordRequest, mailer, clock } = setLoginStage();
    const id = await recordRequest(anna);
    mailer.failNext();
    await expect(sendLoginMail(id)).rejects.toThrow('did not take the mail');
    clock.advance(minutes(10));
    await sendLoginMail(id);
    expect(mailer.sent.map(tokenIn)).toEqual([tokenNumber(2)]);
    expect(mailer.sent).toMatchObject([
      { id: 'login-1-1772719200000', expiresAt: new Date(clock.now().getTime() + minutes(15)) },
    ]);
  });

  test('keeps the link of an earlier attempt valid, because its mail may have arrived', async () => {
    const { sendLoginMail, recordRequest, mailer, openLink, clock } = setLoginStage();
    const id = await recordRequest(anna);
    mailer.failNext();
    await expect(sendLoginMail(id)).rejects.toThrow('did not take the mail');
    clock.advance(minutes(15) - 1);
    await sendLoginMail(id);
    expectOk(await openLink(tokenNumber(1), anna));
  });

  test('gives two requests of one address two mail ids', async () => {
    const { mailLink, mailer } = setLoginStage();
    await mailLink(anna);
    await mailLink(anna);
    expect(mailer.sent.map(({ id }) => id)).toEqual(['login-1-1772719200000', 'login-2-1772719200000']);
  });
});
