import { describe, expect, test } from '@jest/globals';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import { days } from '#test/support/makers/builders.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { presentedBy, setMapStage } from './map-stage.ts';

async function setMailStage() {
  const stage = await setMapStage();
  const map = await stage.makeMap();
  return { ...stage, map, send: (occasion = 'completion') => stage.sendReportLink(map.id, occasion) };
}

describe('the mail with the report link', () => {
  test('contains the link that the map shows, and its expiry', async () => {
    const { send, shownLink, map, mailer } = await setMailStage();
    expect(await send()).toBe('sent');
    expect(mailer.sent).toEqual([
      expect.objectContaining({
        kind: 'report_ready',
        id: `report-${map.id}-${map.submission.submittedAt.getTime()}-completion`,
        to: 'Anna@example.org',
        language: 'en',
        link: await shownLink(map),
        expiresAt: map.reportExpiresAt,
      }),
    ]);
  });

  test('is sent once, and once more for another occasion', async () => {
    const { send, mailer } = await setMailStage();
    expect([await send(), await send()]).toEqual(['sent', 'nothing_owed']);
    expect(await send('renewal-1')).toBe('sent');
    expect(mailer.sent.map(({ kind }) => kind)).toEqual(['report_ready', 'report_link']);
  });

  test('is retried after an outage of the mail server, with the same id', async () => {
    const { send, mailer } = await setMailStage();
    mailer.failNext();
    await expect(send()).rejects.toThrow('did not take');
    expect(await send()).toBe('sent');
    expect(mailer.sent).toHaveLength(1);
  });

  test('is not retried after the mail server has rejected it for good', async () => {
    const { send, mailer } = await setMailStage();
    mailer.rejectNext('550');
    expect([await send(), await send()]).toEqual(['rejected', 'nothing_owed']);
    expect(mailer.sent).toEqual([]);
  });

  test('that is sent very late still contains a link that works', async () => {
    const { send, mailer, clock, openReport, shownLink, map } = await setMailStage();
    clock.advance(days(40));
    await send();
    const link = mailer.sent[0]?.link ?? '';
    expectOk(await openReport(presentedBy(link)));
    expect(await shownLink(map)).toBe(link);
  });

  test('is not sent while the purchase is revoked', async () => {
    const { send, mailer, users, owner } = await setMailStage();
    await users.setAccess(owner.id, 'situation-map', 'revoked');
    expect(await send()).toBe('nothing_owed');
    expect(mailer.sent).toEqual([]);
  });

  test('is not sent for a map that is incomplete or unknown', async () => {
    const { submit, sendReportLink, mailer } = await setMapStage();
    const { mapId } = expectOk(await submit());
    expect(await sendReportLink(mapId, 'completion')).toBe('nothing_owed');
    expect(await sendReportLink(99 as MapId, 'completion')).toBe('nothing_owed');
    expect(mailer.sent).toEqual([]);
  });

  test('is in the language of the user', async () => {
    const { send, mailer, owner, read } = await setMailStage();
    await read(({ users }) => users.set(owner.id, { ...owner, language: 'fr' }));
    await send();
    expect(mailer.sent[0]).toMatchObject({ language: 'fr', subject: 'Votre rapport est prêt' });
  });
});
