import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer, Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { exampleIntake, exampleResponses } from '../support/makers/intakes.ts';
import {
  checkoutCompleted,
  disputed,
  refunded,
  type SignedEvent,
  signed,
} from '../support/servers/stripe-events.ts';
import type { Person, ServiceUnderTest } from './service-under-test.ts';

interface Stage {
  readonly service: () => ServiceUnderTest;
  readonly somebody: () => Person;
  readonly anybody: () => Client;
}

/** From the purchase of the situation map to its report. */
export function describeMapJourneys({ service, somebody, anybody }: Stage): void {
  const sends = ({ payload, signature }: SignedEvent): Promise<Answer> =>
    anybody().send('/webhooks/stripe', {
      method: 'POST',
      raw: payload,
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    });

  /** Pays with the event that Stripe would send, without a checkout. */
  async function owner(): Promise<{ person: Person; payment: string }> {
    const person = somebody();
    await person.logsIn();
    const payment = `pi_${randomUUID()}`;
    const { id } = (await person.client.get('/me')).body;
    await sends(signed(checkoutCompleted(payment, { client_reference_id: String(id) })));
    await owns(person, true);
    await person.receivesMail();
    return { person, payment };
  }

  const owns = (person: Person, expected: boolean): Promise<void> =>
    eventually(async () => expect((await person.client.get('/me')).body.has_map).toBe(expected));

  const completes = (person: Person, id: number): Promise<Answer> =>
    eventually(async () => {
      const map = await person.client.get(`/map/${id}`);
      expect(map.body.status).toBe('complete');
      return map;
    });

  describe('buying the situation map', () => {
    test('costs the stated price, and less with the code of a practitioner', async () => {
      expect((await anybody().get('/checkout/price')).body).toEqual({
        product: 'situation-map',
        price_cents: 19_700,
        currency: 'USD',
      });
      const refused = await anybody().get('/checkout/price?practitioner_code=NOBODY');
      expect(refused.status).toBe(422);
    });

    test('leads, with a page of the sandbox, to the map and a receipt', async () => {
      const person = somebody();
      await person.logsIn();
      const closed = await person.client.post('/map/intake', exampleIntake);
      expect([closed.status, closed.body.code]).toEqual([403, 'purchase_required']);

      const checkout = await person.client.post('/checkout', { product: 'situation-map' });
      expect(checkout.body).toEqual({
        checkout_url: expect.stringContaining(`${service().baseUrl}/sandbox-pay/`),
        price_cents: 19_700,
        currency: 'USD',
      });
      const page = await person.client.get(checkout.body.checkout_url);
      expect(page.status).toBe(200);
      expect(page.text).toContain('197');
      expect(page.text).not.toContain('<script');
      const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page.text) ?? [];
      const paid = await person.client.send(action, {
        method: 'POST',
        raw: '',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Sec-Fetch-Site': 'same-origin',
        },
      });
      expect(paid.status).toBe(303);
      expect(paid.headers.get('location')).toBe(`${service().baseUrl}/app/?checkout=paid`);

      await owns(person, true);
      const receipt = await person.receivesMail();
      expect(receipt.text).toMatch(/\$197\.00|197\.00 USD|USD 197\.00/);
      const again = await person.client.post('/checkout', { product: 'situation-map' });
      expect([again.status, again.body.code]).toEqual([409, 'already_purchased']);
    });

    test('gives one map for one payment, even if its events arrive repeatedly and in any order', async () => {
      const person = somebody();
      await person.logsIn();
      const { id } = (await person.client.get('/me')).body;
      const payment = `pi_${randomUUID()}`;
      const session = { client_reference_id: String(id) };
      const first = signed(checkoutCompleted(payment, session));
      const second = signed(
        checkoutCompleted(payment, session, {
          id: `evt_later_${payment}`,
          type: 'checkout.session.async_payment_succeeded',
        }),
      );
      const answers = await Promise.all([...Array.from({ length: 10 }, () => sends(first)), sends(second)]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      await owns(person, true);
      await person.receivesMail();
      await sends(first);
      // Another person's later payment has its receipt, so a second receipt for this one cannot be in the queue any
      // more.
      await owner();
      expect((await person.asksForLink()).subject).toBe('Your login link');
      expect(await service().mailsTo(person.address)).toHaveLength(3);
    });

    test('is undone by a refund whose event arrived first', async () => {
      const person = somebody();
      await person.logsIn();
      const { id } = (await person.client.get('/me')).body;
      const payment = `pi_${randomUUID()}`;
      await sends(signed(refunded(payment, 19_700)));
      await sends(signed(checkoutCompleted(payment, { client_reference_id: String(id) })));
      const code = async () => (await person.client.get('/map')).body.code;
      await eventually(async () => expect(await code()).toBe('purchase_revoked'));
      expect((await person.client.get('/me')).body.has_map).toBe(false);
    });

    test('is suspended by a dispute and restored if the dispute is won', async () => {
      const { person, payment } = await owner();
      await sends(signed(disputed(payment, 'needs_response')));
      await owns(person, false);
      expect((await person.client.get('/map')).body.code).toBe('purchase_revoked');
      await sends(signed(disputed(payment, 'won')));
      await owns(person, true);
      await sends(signed(refunded(payment, 5_000)));
      await sends(signed(disputed(payment, 'needs_response', { id: `evt_late_${payment}` })));
      await sends(signed(disputed(`${payment}_other`, 'lost')));
      expect((await person.client.get('/map')).status).toBe(200);
      await owns(person, true);
    });

    describe('is not granted', () => {
      const wrong: readonly (readonly [what: string, session: object])[] = [
        ['another amount', { amount_total: 100 }],
        ['another currency', { currency: 'eur' }],
        ['a subscription', { mode: 'subscription' }],
        ['another product', { metadata: { product: 'EN-PR-SOMETHING' } }],
        ['no product', { metadata: {} }],
        [
          'the price of a code that does not exist',
          { amount_total: 17_700, metadata: { product: 'situation-map', practitioner_code: 'NOBODY' } },
        ],
      ];
      const buyers = new Map<string, Person>();

      const logsIn = async (): Promise<{ person: Person; id: string }> => {
        const person = somebody();
        await person.logsIn();
        return { person, id: String((await person.client.get('/me')).body.id) };
      };

      beforeAll(async () => {
        await Promise.all(
          wrong.map(async ([what, session]) => {
            const { person, id } = await logsIn();
            buyers.set(what, person);
            const event = checkoutCompleted(`pi_${randomUUID()}`, { client_reference_id: id, ...session });
            expect((await sends(signed(event))).status).toBe(200);
          }),
        );
        // A later event in the queue has been applied, so the earlier ones have been processed.
        await owner();
      });

      test.each(wrong)('for %s', async (what) => {
        expect((await buyers.get(what)?.client.get('/me'))?.body.has_map).toBe(false);
      });

      test.each([
        ['forged', (event: object) => signed(event, { secret: 'whsec_of_somebody_else' })],
        ['stale', (event: object) => signed(event, { timestamp: Math.floor(Date.now() / 1000) - 302 })],
        [
          'from the future',
          (event: object) => signed(event, { timestamp: Math.floor(Date.now() / 1000) + 303 }),
        ],
      ])('by an event that is %s', async (_how, sign) => {
        const { person, id } = await logsIn();
        const refused = await sends(
          sign(checkoutCompleted(`pi_${randomUUID()}`, { client_reference_id: id })),
        );
        expect([refused.status, refused.body.code]).toEqual([400, 'webhook_signature_invalid']);
        expect((await person.client.get('/me')).body.has_map).toBe(false);
      });
    });

    test('creates an account for a payer without one', async () => {
      const person = somebody();
      const event = checkoutCompleted(`pi_${randomUUID()}`, { customer_details: { email: person.address } });
      await sends(signed(event));
      await person.receivesMail();
      await person.logsIn();
      expect((await person.client.get('/map')).body).toEqual([]);
    });
  });

  describe('the situation map', () => {
    let person: Person;
    let payment: string;

    beforeAll(async () => {
      ({ person, payment } = await owner());
      await person.client.post('/assessments/submit', exampleResponses());
    });

    test('keeps any draft until the intake', async () => {
      expect((await person.client.get('/map/intake/draft')).body.code).toBe('no_draft');
      await person.client.post('/map/intake/draft', { goals: 'not yet', page: 2 });
      const draft = { page: 3, goals: { primary: 'nonsense' }, deep: [{ any: ['thing'] }] };
      const saved = await person.client.post('/map/intake/draft', draft);
      expect(saved.body).toEqual({ ok: true, saved_at: expect.any(String) });
      const found = await person.client.get('/map/intake/draft');
      expect(found.body).toEqual({ draft, saved_at: saved.body.saved_at });
    });

    test('reports all faults of an intake and loses nothing', async () => {
      const refused = await person.client.post('/map/intake', {
        ...exampleIntake,
        role_demands: { levels: { ...exampleIntake.role_demands.levels, Leading: 9 } },
        goals: { primary: 'riches' },
        assessment_id: 999_999_999,
      });
      expect(refused.status).toBe(422);
      const pointers = refused.body.errors.map(({ pointer }: { pointer: string }) => pointer);
      expect(pointers).toEqual(expect.arrayContaining(['/role_demands/levels/Leading', '/goals/primary']));
      expect(JSON.stringify(refused.body)).not.toContain('riches');
      expect((await person.client.get('/map/intake/draft')).status).toBe(200);
      expect((await person.client.get('/map')).body).toEqual([]);
      const empty = await person.client.post('/map/intake', {});
      expect(empty.status).toBe(422);
    });

    test('turns an intake into a report: a page, a PDF and a mail with a link', async () => {
      const key = { 'Idempotency-Key': 'the-first-map' };
      const submitted = await person.client.post('/map/intake', exampleIntake, key);
      const id: number = submitted.body.map_id;
      expect(submitted.status).toBe(202);
      expect(submitted.body).toEqual({ ok: true, map_id: expect.any(Number), status: 'processing' });
      expect(submitted.headers.get('location')).toBe(`/map/${id}`);
      expect(Number(submitted.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await person.client.get('/map/intake/draft')).body.code).toBe('no_draft');
      const again = await person.client.post('/map/intake', exampleIntake, key);
      expect(again.body).toEqual(submitted.body);

      const map = (await completes(person, id)).body;
      expect(map).toEqual({
        map_id: id,
        status: 'complete',
        completed_at: expect.any(String),
        top_nature: 'Creating',
        profile: expect.any(Object),
        report_url: expect.stringContaining(`${service().baseUrl}/map/report?`),
      });
      expect(map.profile).toMatchObject({
        preference_source: 'assessment',
        headline: { quadrant: 'mismatched', alignment: 60, energy_balance: -11 },
        alignment: { overall: 60, coverage: 78, utilization: 73, shape: -0.52, n_used: 9 },
        energy: { gain: 18, drain: 29, balance: -11 },
        top_risks: [
          { nature: 'Organizing', value: 81 },
          { nature: 'Analyzing', value: 32 },
        ],
        narrative: { source: 'template', fallback_sections: [] },
      });

      const mail = await person.receivesMail();
      expect(mail.link).toBe(map.report_url);
      expect(mail.text).not.toMatch(/\b(60|78|73|81)\b/);
      const report = await anybody().get(map.report_url, { Accept: 'text/html' });
      expect(report.status).toBe(200);
      expect(report.headers.get('cache-control')).toBe('private, no-store');
      expect(report.headers.get('x-robots-tag')).toBe('noindex');
      expect(report.text).toContain('Operations coordinator');
      expect(report.text).not.toContain('<script');

      const pdf = await person.client.get(`/map/${id}/pdf`);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(Number(pdf.headers.get('content-length'))).toBeGreaterThan(10_000);
      expect(pdf.text.slice(0, 5)).toBe('%PDF-');
      expect((await person.client.get('/map')).body).toEqual([
        {
          map_id: id,
          status: 'complete',
          created_at: expect.any(String),
          completed_at: map.completed_at,
          top_nature: 'Creating',
        },
      ]);
    });

    test('is limited to one in progress', async () => {
      const submit = () => person.client.post('/map/intake', exampleIntake);
      const answers = await Promise.all(Array.from({ length: 20 }, submit));
      const accepted = answers.filter(({ status }) => status === 202);
      expect(accepted).toHaveLength(1);
      const id: number = accepted[0]?.body.map_id;
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused).toHaveLength(19);
      expect(refused.map(({ body }) => [body.code, body.map_id])).toEqual(
        refused.map(() => ['generation_in_progress', id]),
      );
      await completes(person, id);
      await person.receivesMail();
    });

    test('has a link that does not work if any character is changed', async () => {
      const [{ map_id: id }] = (await person.client.get('/map')).body;
      const { report_url: address } = (await person.client.get(`/map/${id}`)).body;
      const query = new URL(address).searchParams;
      for (const name of ['id', 'email', 'sig']) {
        const value = query.get(name) ?? '';
        for (let at = 0; at < value.length; at += 1) {
          const changed = new URLSearchParams(query);
          const sign = value[at] === '1' ? '2' : '1';
          changed.set(name, value.slice(0, at) + sign + value.slice(at + 1));
          const refused = await anybody().get(`/map/report?${changed.toString()}`);
          expect([name, at, refused.status]).toEqual([name, at, 403]);
        }
      }
      expect((await anybody().get(address)).status).toBe(200);
    });

    test('is not visible to other users', async () => {
      const [{ map_id: id }] = (await person.client.get('/map')).body;
      const { person: other } = await owner();
      for (const path of ['', '/pdf']) {
        const foreign = await other.client.get(`/map/${id}${path}`);
        const unknown = await other.client.get(`/map/999999999${path}`);
        expect(foreign.status).toBe(404);
        expect({ ...foreign.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
        expect([...foreign.headers.keys()]).toEqual([...unknown.headers.keys()]);
      }
      expect((await anybody().get(`/map/${id}`)).status).toBe(401);
    });

    test('is made from any answers, in French too', async () => {
      const intake = {
        locale: 'fr',
        current_work_situation: 'Je coordonne une équipe <script>alert(1)</script>.',
        goals: 'Retrouver de l’élan.',
      };
      const submitted = await person.client.post('/map/intake', intake);
      expect(submitted.status).toBe(202);
      const { body } = await completes(person, submitted.body.map_id);
      expect(body.profile).toMatchObject({
        locale: 'fr',
        alignment: { overall: null },
        data_quality: { confidence: 'low' },
      });
      const report = await anybody().get(body.report_url, { Accept: 'text/html' });
      expect(report.headers.get('content-language')).toBe('fr');
      expect(report.text).toContain('<html lang="fr"');
      expect(report.text).not.toContain('<script');
      await person.receivesMail();
    });

    test('is closed, with its links, after a refund', async () => {
      const [{ map_id: id }] = (await person.client.get('/map')).body;
      const { report_url: address } = (await person.client.get(`/map/${id}`)).body;
      await sends(signed(refunded(payment, 19_700)));
      await owns(person, false);
      for (const path of [`/map/${id}`, `/map/${id}/pdf`, '/map', '/map/intake/draft', address]) {
        const closed = await person.client.get(path, { Accept: 'application/json' });
        expect([path, closed.status, closed.body.code]).toEqual([path, 403, 'purchase_revoked']);
      }
    });
  });
}
