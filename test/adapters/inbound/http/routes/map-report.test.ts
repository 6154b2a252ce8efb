import { describe, expect, test } from '@jest/globals';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { Client } from '#test/support/client.ts';
import { eventually } from '#test/support/eventually.ts';
import { makeMap, owner, setAccess, startMapService } from '../map-owners.ts';
import { MovableClock, newAddress, startService, withMethods } from '../service-under-test.ts';

const clock = new MovableClock();
const { service } = await startMapService({ clock });

const anybody = () => new Client(service.baseUrl);
const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function report() {
  const address = newAddress();
  const client = await owner(service, address);
  const { body } = await makeMap(client);
  return { address, client, id: body.map_id as number, link: body.report_url as string };
}

const mailsTo = (address: string) =>
  service.mailer.sent.filter(({ to, kind }) => to === address && kind !== 'login_link');

describe('a report in the application', () => {
  test('is given to its owner section by section, and says what the page says', async () => {
    const { client, id, link } = await report();
    const { status, body } = await client.get(`/map/${id}/document`);
    expect([status, body.subtitle]).toEqual([200, 'Operations coordinator']);
    const page = (await client.get(link)).text;
    const sections = body.sections as readonly { part: string; title: string; html: string }[];
    expect(sections.map(({ part }) => part)).toEqual(
      [...page.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part),
    );
    for (const { html } of sections.filter(({ part }) => part !== 'plan')) expect(page).toContain(html);
  });

  test('is nobody else’s, and not there before it is made', async () => {
    const { id } = await report();
    const other = await owner(service, newAddress());
    expect((await other.get(`/map/${id}/document`)).body.code).toBe('not_found');
    expect((await anybody().get(`/map/${id}/document`)).body.code).toBe('session_required');
  });

  test('is closed with the purchase', async () => {
    const { client, id } = await report();
    await setAccess(service, client, 'revoked');
    expect((await client.get(`/map/${id}/document`)).body.code).toBe('purchase_revoked');
  });
});

describe('a report link', () => {
  test('is the same in the mail and in the map', async () => {
    const { address, link } = await report();
    await eventually(async () => expect(mailsTo(address)).toMatchObject([{ kind: 'report_ready', link }]));
    expect(link).toMatch(
      /^http:\/\/localhost:\d+\/map\/report\?id=\d+&email=[^&]+&sig=v1\.[\w-]{8}\.\d+\.[\w-]{43}$/,
    );
  });

  test('opens the report for everybody, on any device, any number of times', async () => {
    const { link } = await report();
    for (let times = 0; times < 2; times++) {
      const { status, headers, text } = await anybody().get(link);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('set-cookie')).toBeNull();
      expect(text).toContain('Operations coordinator');
    }
  });

  test('answers HEAD as it would answer GET', async () => {
    const { link } = await report();
    const [head, get] = [await anybody().send(link, { method: 'HEAD' }), await anybody().get(link)];
    expect([head.status, head.headers.get('content-length')]).toEqual([
      200,
      get.headers.get('content-length'),
    ]);
    expect(head.text).toBe('');
  });

  test('is refused with its address in another case, a missing part, or a repeated part', async () => {
    const { link } = await report();
    const query = new URL(link).searchParams;
    const changed = (change: (copy: URLSearchParams) => void): string => {
      const copy = new URLSearchParams(query);
      change(copy);
      return `/map/report?${copy.toString()}`;
    };
    for (const path of [
      '/map/report',
      changed((copy) => copy.set('email', (query.get('email') ?? '').toUpperCase())),
      changed((copy) => copy.set('id', `0${query.get('id')}`)),
      changed((copy) => copy.delete('email')),
      changed((copy) => copy.append('sig', query.get('sig') ?? '')),
      changed((copy) => copy.set('sig', `${query.get('sig')}=`)),
    ]) {
      const refused = await anybody().get(path);
      expect([refused.status, refused.body.code]).toEqual([403, 'signature_invalid']);
    }
    expect((await anybody().get(`${link}&utm_source=mail`)).status).toBe(200);
  });

  test('that does not work shows a page in a browser, in its language', async () => {
    const page = await anybody().get('/map/report?id=1', { ...asBrowser, 'Accept-Language': 'fr' });
    expect([page.status, page.headers.get('content-language')]).toEqual([403, 'fr']);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('is closed when the purchase is revoked', async () => {
    const { client, link } = await report();
    await setAccess(service, client, 'revoked');
    expect((await anybody().get(link)).body.code).toBe('purchase_revoked');
    await setAccess(service, client, 'granted');
    expect((await anybody().get(link)).status).toBe(200);
  });

  test('works again when the database does', async () => {
    let isAway = false;
    const { service: fragile } = await startMapServiceWith(() => isAway);
    const client = await owner(fragile);
    const link = (await makeMap(client)).body.report_url;
    isAway = true;
    expect((await client.get(link)).body.code).toBe('database_unavailable');
    const page = await client.get(link, asBrowser);
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    isAway = false;
    expect((await client.get(link)).status).toBe(200);
  });
});

const startMapServiceWith = async (isAway: () => boolean) => ({
  service: await startService({
    replace: ({ maps }) => ({
      maps: withMethods(maps, {
        find: (id) => (isAway() ? Promise.reject(new DatabaseUnavailable(undefined)) : maps.find(id)),
      }),
    }),
  }),
});

describe('an expired report link', () => {
  test('offers a button that mails a new one, without a script', async () => {
    const { address, client, id, link } = await report();
    await eventually(async () => expect(mailsTo(address)).toHaveLength(1));
    clock.advance({ days: 29 });
    await client.get('/me');
    expect((await anybody().get(link)).status).toBe(200);
    clock.advance({ days: 1 });
    expect((await anybody().get(link)).body.code).toBe('signature_expired');

    const page = await anybody().get(link, asBrowser);
    expect(page.status).toBe(403);
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(page.text) ?? [];
    const pressed = await anybody().send(action.replaceAll('&amp;', '&'), {
      method: 'POST',
      raw: '',
      headers: {
        ...asBrowser,
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: service.baseUrl,
        'Sec-Fetch-Site': 'same-origin',
      },
    });
    expect([pressed.status, pressed.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(pressed.text).not.toContain(address);

    await eventually(async () => expect(mailsTo(address)).toHaveLength(2));
    const [, mail] = mailsTo(address);
    expect(mail?.kind).toBe('report_link');
    expect(mail?.link).not.toBe(link);
    expect((await anybody().get(mail?.link ?? '')).status).toBe(200);
    expect((await client.get(`/map/${id}`)).body.report_url).toBe(mail?.link);
  });

  test('mails nothing for an invented link', async () => {
    const { address, link } = await report();
    const made = link.replace(/id=\d+/, 'id=1').replace('/map/report', '/map/report/renew');
    const refused = await anybody().post(made);
    expect([refused.status, refused.body.code]).toEqual([403, 'signature_invalid']);
    const page = await anybody().post(made, undefined, asBrowser);
    expect([page.status, page.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    await eventually(async () => expect(mailsTo(address)).toHaveLength(1));
  });
});
