import { describe, expect, test } from '@jest/globals';
import { makeHmacLinkSigner } from '#adapters/outbound/system/hmac-link-signer.ts';
import { makeOpenReport } from '#application/situation-map/open-report.ts';
import { makeRenewReportLink } from '#application/situation-map/renew-report-link.ts';
import { makeShowMap } from '#application/situation-map/show-map.ts';
import type { PresentedReportLink } from '#domain/situation-map/report/report-link.ts';
import { days } from '#test/support/makers/builders.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { linkOf, type MapStage, presentedBy, setMapStage } from './map-stage.ts';

async function setLinkStage() {
  const stage = await setMapStage();
  const map = await stage.makeMap();
  const link = presentedBy(await stage.shownLink(map));
  return { ...stage, map, link };
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.@+=%/ \n\0é'.split('');

/** Every text that differs from `text` by one changed, missing or added character. */
function* neighboursOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    for (const sign of signs) yield `${before}${sign}${text.slice(at)}`;
    if (at === text.length) return;
    yield before + after;
    for (const sign of signs) if (sign !== text[at]) yield before + sign + after;
  }
}

/** Without stores, because checking an invented link must cost no query and reveal nothing. */
const withoutStores = (stage: MapStage): MapStage => {
  const closed = new Proxy({}, { get: () => () => Promise.reject(new Error('A store was asked.')) });
  return { ...stage, maps: closed as never, users: closed as never, unitOfWork: closed as never };
};

describe('a report link', () => {
  test('opens the report with all its data', async () => {
    const { openReport, link, map } = await setLinkStage();
    expect(expectOk(await openReport(link))).toEqual({
      profile: map.profile,
      narrative: map.narrative,
      intake: map.submission.intake,
    });
  });

  test.each(['id', 'email', 'sig'] as const)(
    'is refused if any character of its %s is changed',
    async (part) => {
      const stage = await setLinkStage();
      const strict = withoutStores(stage);
      const [open, renew] = [makeOpenReport(strict), makeRenewReportLink(strict)];
      const taken: string[] = [];
      let tried = 0;
      for (const changed of neighboursOf(stage.link[part])) {
        const presented: PresentedReportLink = { ...stage.link, [part]: changed };
        for (const answer of [await open(presented), await renew(presented)])
          if (answer.isOk() || answer.error.kind !== 'signature_invalid') taken.push(changed);
        tried += 1;
      }
      expect(taken).toEqual([]);
      expect(tried).toBeGreaterThan(stage.link[part].length * 100);
    },
  );

  test('is refused with parts of another genuine link', async () => {
    const stage = await setLinkStage();
    const ben = await stage.admitOwner('ben@example.org');
    const others = presentedBy(await stage.shownLink(await stage.makeMap(ben), ben));
    for (const mixed of [
      { ...stage.link, id: others.id },
      { ...stage.link, email: others.email },
      { ...stage.link, sig: others.sig },
    ])
      expect(expectErr(await stage.openReport(mixed))).toEqual({ kind: 'signature_invalid' });
  });

  test('works exactly until its expiry', async () => {
    const { openReport, link, clock } = await setLinkStage();
    clock.advance(days(30) - 1);
    expectOk(await openReport(link));
    clock.advance(1);
    expect(expectErr(await openReport(link))).toEqual({ kind: 'signature_expired' });
  });

  test('that was changed is reported as invalid, even after its expiry', async () => {
    const { openReport, link, clock } = await setLinkStage();
    clock.advance(days(31));
    expect(expectErr(await openReport({ ...link, id: '2' }))).toEqual({ kind: 'signature_invalid' });
  });

  test('works while its secret is listed as a previous one, and no longer', async () => {
    const stage = await setLinkStage();
    const secret = 'a secret of at least thirty-two bytes';
    const rotated = {
      ...stage,
      linkSigner: makeHmacLinkSigner('https://assess.example.com', 'another secret, just as long as that', [
        secret,
      ]),
    };
    expectOk(await makeOpenReport(rotated)(stage.link));
    const fresh = presentedBy(linkOf(await makeShowMap(rotated)(stage.owner, stage.map.id)));
    expect(fresh.sig).not.toBe(stage.link.sig);
    expectOk(await makeOpenReport(rotated)(fresh));
    expect(expectErr(await stage.openReport(fresh))).toEqual({ kind: 'signature_invalid' });
    const forgotten = {
      ...stage,
      linkSigner: makeHmacLinkSigner('https://assess.example.com', 'another secret, just as long as that'),
    };
    expect(expectErr(await makeOpenReport(forgotten)(stage.link))).toEqual({ kind: 'signature_invalid' });
  });

  test('is closed while the purchase is revoked, and opens again afterwards', async () => {
    const { openReport, renewReportLink, link, users, owner, jobs } = await setLinkStage();
    const before = await jobs();
    await users.setAccess(owner.id, 'situation-map', 'revoked');
    expect(expectErr(await openReport(link))).toEqual({ kind: 'purchase_revoked' });
    expect(expectErr(await renewReportLink(link))).toEqual({ kind: 'purchase_revoked' });
    expect(await jobs()).toEqual(before);
    await users.setAccess(owner.id, 'situation-map', 'granted');
    expectOk(await openReport(link));
  });

  test('of a deleted map leads nowhere', async () => {
    const { openReport, renewReportLink, link, map, read } = await setLinkStage();
    await read(({ maps }) => maps.delete(map.id));
    expect(expectErr(await openReport(link))).toEqual({ kind: 'map_unknown' });
    expect(expectErr(await renewReportLink(link))).toEqual({ kind: 'map_unknown' });
  });
});

describe('renewing a report link', () => {
  const renewals = async ({ jobs }: Pick<MapStage, 'jobs'>) =>
    (await jobs()).flatMap((job) =>
      job.kind === 'send_report_link' && job.occasion !== 'completion' ? [job] : [],
    );

  test('mails a link that works for 30 days, the same as the map shows', async () => {
    const stage = await setLinkStage();
    const { renewReportLink, sendReportLink, openReport, shownLink, clock, map, link, mailer } = stage;
    clock.advance(days(45));
    expectOk(await renewReportLink(link));
    const [job, ...others] = await renewals(stage);
    expect(others).toEqual([]);
    expect(await sendReportLink(job?.mapId ?? map.id, job?.occasion ?? '')).toBe('sent');
    expect(mailer.sent).toMatchObject([
      { kind: 'report_link', to: 'Anna@example.org', expiresAt: new Date(clock.now().getTime() + days(30)) },
    ]);
    const mailed = mailer.sent[0]?.link ?? '';
    expect(mailed).toBe(await shownLink(map));
    clock.advance(days(30) - 1);
    expectOk(await openReport(presentedBy(mailed)));
  });

  test('is repeated, even at the same moment, without a second mail', async () => {
    const stage = await setLinkStage();
    stage.clock.advance(days(45));
    const answers = await Promise.all(Array.from({ length: 10 }, () => stage.renewReportLink(stage.link)));
    stage.clock.advance(days(5));
    answers.push(await stage.renewReportLink(stage.link));
    for (const answer of answers) expectOk(answer);
    for (const { mapId, occasion } of await renewals(stage)) await stage.sendReportLink(mapId, occasion);
    expect(stage.mailer.sent).toHaveLength(1);
  });

  test('enqueues one mail, even if the button is pressed repeatedly', async () => {
    const stage = await setLinkStage();
    stage.clock.advance(days(45));
    for (let times = 0; times < 5; times++) expectOk(await stage.renewReportLink(stage.link));
    expect(await renewals(stage)).toHaveLength(1);
  });

  test('mails a link that was renewed on the map’s page in the meantime', async () => {
    const stage = await setLinkStage();
    stage.clock.advance(days(31));
    const shown = await stage.shownLink(stage.map);
    expectOk(await stage.renewReportLink(stage.link));
    for (const { mapId, occasion } of await renewals(stage)) await stage.sendReportLink(mapId, occasion);
    expect(stage.mailer.sent.map(({ link }) => link)).toEqual([shown]);
  });

  test('is possible again after the new link has expired too', async () => {
    const stage = await setLinkStage();
    for (let times = 0; times < 2; times++) {
      stage.clock.advance(days(31));
      expectOk(await stage.renewReportLink(stage.link));
    }
    for (const { mapId, occasion } of await renewals(stage)) await stage.sendReportLink(mapId, occasion);
    expect(new Set(stage.mailer.sent.map(({ id }) => id)).size).toBe(2);
  });
});
