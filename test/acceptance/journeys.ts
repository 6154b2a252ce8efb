import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { natures } from '#domain/scoring/dimensions.ts';
import { Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { responsesOf } from '../support/responses.ts';
import { describeMapJourneys } from './map-journeys.ts';
import { Person, type ServiceUnderTest } from './service-under-test.ts';

/** What people do with the service. The journeys are the same for every combination of parts. */
export function describeJourneys(name: string, start: () => Promise<ServiceUnderTest>): void {
  describe(`on ${name}`, () => {
    const secrets = new Set<string>();
    let service: ServiceUnderTest;
    const somebody = (): Person => new Person(service, secrets);
    const anybody = (): Client => new Client(service.baseUrl);

    beforeAll(async () => {
      service = await start();
    });

    afterAll(() => service.close());

    describe('logging in', () => {
      test('leads from an address, with a mailed link, to a session', async () => {
        const person = somebody();
        const asked = await person.client.post('/auth/request', { email: person.address });
        expect(asked.body).toEqual({ ok: true, message: expect.any(String) });
        expect(asked.headers.has('set-cookie')).toBe(false);
        expect(asked.text).not.toContain('token');

        const { link } = await person.receivesMail();
        const opened = await person.client.get(link);
        expect(opened.status).toBe(302);
        expect(opened.headers.get('location')).toBe(`${service.baseUrl}/app/`);
        expect(opened.headers.get('set-cookie')).toMatch(
          /^svc_session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        );

        const me = await person.client.get('/me');
        expect(me.body).toEqual({
          id: expect.any(Number),
          email: person.address,
          role: 'user',
          has_map: false,
        });
      });

      test('answers known and unknown addresses alike', async () => {
        const known = somebody();
        await known.logsIn();
        const toKnown = await known.client.post('/auth/request', { email: known.address });
        const unknown = somebody();
        const toUnknown = await unknown.client.post('/auth/request', { email: unknown.address });
        expect(toKnown.text).toBe(toUnknown.text);
        expect([...toKnown.headers.keys()]).toEqual([...toUnknown.headers.keys()]);
      });

      test('finds the same account for each spelling of an address', async () => {
        const person = somebody();
        await person.logsIn();
        const first = await person.client.get('/me');
        const again = person.withoutSession();
        await again.post('/auth/request', { email: `  ${person.address.toUpperCase()} ` });
        await again.get((await person.receivesMail()).link);
        expect((await again.get('/me')).body.id).toBe(first.body.id);
      });

      test('speaks French to those who prefer it', async () => {
        const person = somebody();
        const mail = await person.asksForLink({ 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.5' });
        expect(mail.subject).toMatch(/lien de connexion/i);
      });

      test('lets a link work once, and explains why another one does not work', async () => {
        const person = somebody();
        const { link } = await person.asksForLink();
        expect((await person.client.get(link)).status).toBe(302);
        const again = await person.withoutSession().get(link);
        expect([again.status, again.body.code]).toEqual([401, 'link_used']);
        const page = await person
          .withoutSession()
          .get(link, { Accept: 'text/html', 'Accept-Language': 'fr' });
        expect(page.status).toBe(401);
        expect(page.text).toContain('Ce lien a déjà servi');
        // Leads directly to the login if this service has its own application.
        expect(page.text).toMatch(new RegExp(`href="${service.baseUrl}/app/(?:login)?"`));
      });

      test('takes the same person to the application when they open their used link again', async () => {
        const person = somebody();
        const { link } = await person.asksForLink();
        await person.client.get(link);
        const again = await person.client.get(link);
        expect(again.status).toBe(302);
        expect(again.headers.has('set-cookie')).toBe(false);
      });

      test('keeps earlier links valid, until one of them is used', async () => {
        const person = somebody();
        const first = await person.asksForLink();
        const second = await person.asksForLink();
        const third = await person.asksForLink();
        expect((await person.client.get(second.link)).status).toBe(302);
        for (const { link } of [first, second, third]) {
          expect((await person.withoutSession().get(link)).body.code).toBe('link_used');
        }
      });

      test('does not use up a link for a scanner, a prefetch or a wrong address', async () => {
        const person = somebody();
        const { link } = await person.asksForLink();
        const scanner = person.withoutSession();
        expect((await scanner.send(link, { method: 'HEAD' })).status).toBe(200);
        expect((await scanner.send(link, { method: 'OPTIONS' })).status).toBe(204);
        expect((await scanner.get(link, { 'Sec-Purpose': 'prefetch' })).status).toBe(204);
        expect(scanner.cookie).toBeUndefined();
        const stranger = link.replace(encodeURIComponent(person.address), 'other%40example.com');
        expect((await scanner.get(stranger)).body.code).toBe('link_invalid');
        expect((await person.client.get(link)).status).toBe(302);
      });

      test('gives one session for one link, even if many clients open it at once', async () => {
        const person = somebody();
        const { link } = await person.asksForLink();
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => person.withoutSession().get(link)),
        );
        expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
        expect(answers.filter(({ body }) => body?.code === 'link_used')).toHaveLength(19);
      });

      test('mails five links for twenty requests at once', async () => {
        const person = somebody();
        const asked = await Promise.all(
          Array.from({ length: 20 }, () => anybody().post('/auth/request', { email: person.address })),
        );
        expect(asked.filter(({ status }) => status === 200)).toHaveLength(5);
        const refused = asked.filter(({ status }) => status === 429);
        expect(refused).toHaveLength(15);
        expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
        await eventually(async () => expect(await service.mailsTo(person.address)).toHaveLength(5));
        for (let mail = 1; mail < 5; mail += 1) await person.receivesMail();
        expect((await person.client.get((await person.receivesMail()).link)).status).toBe(302);
      });

      test('refuses text that is not an address', async () => {
        const refused = await anybody().post('/auth/request', { email: 'nobody' });
        expect(refused.status).toBe(422);
        expect(refused.body.errors).toEqual([
          { pointer: '/email', code: 'email_malformed', message: expect.any(String) },
        ]);
      });

      test('refuses a page of another site', async () => {
        const person = somebody();
        const refused = await person.client.post(
          '/auth/request',
          { email: person.address },
          { Origin: 'https://evil.example' },
        );
        expect([refused.status, refused.body.code]).toEqual([403, 'forbidden_origin']);
      });
    });

    describe('a session', () => {
      test('ends with the logout, on this device only', async () => {
        const person = somebody();
        await person.logsIn();
        const phone = person.withoutSession();
        await phone.get((await person.asksForLink()).link);
        const laptop = person.client.cookie;
        const out = await person.client.post('/auth/logout');
        expect(out.body).toEqual({ ok: true });
        expect(out.headers.get('set-cookie')).toBe(
          'svc_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
        );
        const dead = await anybody().get('/me', { Cookie: String(laptop) });
        expect([dead.status, dead.body.code]).toEqual([401, 'session_required']);
        expect((await phone.get('/me')).status).toBe(200);
      });

      test('ends everywhere when asked to', async () => {
        const person = somebody();
        await person.logsIn();
        const phone = person.withoutSession();
        await phone.get((await person.asksForLink()).link);
        await person.client.post('/auth/logout?all=true');
        expect((await phone.get('/me')).status).toBe(401);
      });

      test('is needed to log out, and the cookie of an ended session is cleared', async () => {
        expect((await anybody().post('/auth/logout')).status).toBe(401);
        const refused = await anybody().post('/auth/logout', undefined, { Cookie: 'svc_session=stale' });
        expect(refused.status).toBe(401);
        expect(refused.headers.get('set-cookie')).toContain('svc_session=; Max-Age=0');
      });
    });

    describe('the assessment', () => {
      test('shows the same 76 statements to everybody, in both languages', async () => {
        const english = await anybody().get('/assessments/items');
        const french = await anybody().get('/assessments/items', { 'Accept-Language': 'fr' });
        expect(english.body).toHaveLength(76);
        const withoutText = (items: { text: string }[]) => items.map((item) => ({ ...item, text: '' }));
        expect(withoutText(french.body)).toEqual(withoutText(english.body));
        expect(french.body[0].text).not.toBe(english.body[0].text);
        const etag = String(english.headers.get('etag'));
        expect((await anybody().get('/assessments/items', { 'If-None-Match': etag })).status).toBe(304);
      });

      test('scores 76 answers and stores the result', async () => {
        const person = somebody();
        await person.logsIn();
        const items: { id: number; nature?: string }[] = (await person.client.get('/assessments/items')).body;
        const leading = items.filter(({ nature }) => nature === 'Leading').map(({ id }) => [id, 5]);
        const submitted = await person.client.post(
          '/assessments/submit',
          responsesOf(1, Object.fromEntries(leading)),
        );
        expect(submitted.status).toBe(201);
        const id: number = submitted.body.assessment_id;
        expect(submitted.body).toEqual({ ok: true, assessment_id: expect.any(Number) });
        expect(submitted.headers.get('location')).toBe(`/assessments/${id}`);

        const latest = await person.client.get('/assessments/latest');
        expect(latest.body).toMatchObject({ assessment_id: id, top_nature: 'Leading' });
        expect(latest.body.natures).toEqual({
          ...Object.fromEntries(natures.map((nature) => [nature, 0])),
          Leading: 100,
        });
        expect(Object.keys(latest.body.natures)).toEqual(natures);
        const details = await person.client.get(`/assessments/${id}`);
        expect(details.body).toMatchObject({
          tied_with: ['Leading'],
          profile_shape: 'distinct',
          change: null,
        });
        expect(details.body.breakdown[8]).toMatchObject({
          name: 'Leading',
          raw_sum: 20,
          rank: 1,
          relative: 88.9,
        });
      });

      test('shows what changed since the last result', async () => {
        const person = somebody();
        await person.logsIn();
        await person.client.post('/assessments/submit', responsesOf(3));
        const second = await person.client.post('/assessments/submit', responsesOf(3, { 1: 5, 2: 4 }));
        const { body } = await person.client.get(`/assessments/${second.body.assessment_id}`);
        expect(body.change).toHaveLength(19);
        expect(body.change[0]).toEqual({ name: 'Creating', points: 13, verdict: 'no_clear_change' });
        const history = await person.client.get('/assessments');
        expect(history.body.map((entry: { assessment_id: number }) => entry.assessment_id)).toEqual([
          second.body.assessment_id,
          second.body.assessment_id - 1,
        ]);
      });

      test('reports all faults of a submission and keeps the draft', async () => {
        const person = somebody();
        await person.logsIn();
        await person.client.put('/assessments/draft', { responses: [{ item_id: 1, value: 2 }] });
        const { responses } = responsesOf(3);
        const [, , ...most] = responses;
        const faulty = [
          ...most,
          { item_id: 3, value: 4 },
          { item_id: 999, value: 1 },
          { item_id: 2, value: 6 },
        ];
        const refused = await person.client.post('/assessments/submit', { responses: faulty });
        expect(refused.status).toBe(422);
        expect(refused.body.errors).toEqual([
          { pointer: '/responses/74/item_id', code: 'duplicate_item', message: expect.any(String) },
          { pointer: '/responses/75/item_id', code: 'unknown_item', message: expect.any(String) },
          { pointer: '/responses/76/value', code: 'value_out_of_range', message: expect.any(String) },
          { pointer: '/responses', code: 'missing_item', message: 'Item 1 has no response.' },
        ]);
        expect((await person.client.get('/assessments/latest')).body.code).toBe('no_assessment');
        expect((await person.client.get('/assessments/draft')).status).toBe(200);
      });

      describe('with a value that no response may have', () => {
        let person: Person;

        beforeAll(async () => {
          person = somebody();
          await person.logsIn();
        });

        test.each([0, 6, 3.5, '3', null, true])('refuses the value %p', async (value) => {
          const body = responsesOf(3);
          const refused = await person.client.post('/assessments/submit', {
            responses: body.responses.map((response) =>
              response.item_id === 8 ? { ...response, value } : response,
            ),
          });
          expect(refused.status).toBe(422);
          expect(refused.body.errors).toMatchObject([{ pointer: '/responses/7/value' }]);
        });
      });

      test('can be continued on another device', async () => {
        const person = somebody();
        await person.logsIn();
        const some = { responses: responsesOf(4).responses.slice(0, 10) };
        const saved = await person.client.put('/assessments/draft', some);
        expect(saved.body).toEqual({ ok: true, saved_at: expect.any(String) });
        const phone = person.withoutSession();
        await phone.get((await person.asksForLink()).link);
        const found = await phone.get('/assessments/draft');
        expect(found.body).toEqual({ ...some, saved_at: saved.body.saved_at, item_bank_version: '2.0.0' });
        await phone.put('/assessments/draft', { responses: [{ item_id: 2, value: 1 }] });
        expect((await person.client.get('/assessments/draft')).body.responses).toEqual([
          { item_id: 2, value: 1 },
        ]);
        await phone.post('/assessments/submit', responsesOf(3));
        expect((await person.client.get('/assessments/draft')).body.code).toBe('no_draft');
      });

      test('discards a draft on request', async () => {
        const person = somebody();
        await person.logsIn();
        await person.client.put('/assessments/draft', { responses: [] });
        expect((await person.client.delete('/assessments/draft')).body).toEqual({ ok: true });
        expect((await person.client.get('/assessments/draft')).status).toBe(404);
        expect((await person.client.delete('/assessments/draft')).status).toBe(200);
      });

      test('creates one result if a submission is sent twice', async () => {
        const person = somebody();
        await person.logsIn();
        const send = (value: number, key: string) =>
          person.client.post('/assessments/submit', responsesOf(value), { 'Idempotency-Key': key });
        const first = await send(3, 'attempt-1');
        const again = await Promise.all(Array.from({ length: 5 }, () => send(3, 'attempt-1')));
        expect((await send(3, 'attempt-1')).body).toEqual(first.body);
        const outcomes = again.map(({ status, body }) => (status === 201 ? body : body.code));
        expect(outcomes.filter((outcome) => outcome !== 'idempotency_in_flight')).toEqual(
          outcomes.filter((outcome) => outcome.ok).map(() => first.body),
        );
        expect((await send(2, 'attempt-1')).body.code).toBe('idempotency_key_reused');
        expect((await person.client.get('/assessments')).body).toHaveLength(1);
      });

      test('is not visible to other users', async () => {
        const owner = somebody();
        await owner.logsIn();
        const { body } = await owner.client.post('/assessments/submit', responsesOf(3));
        const other = somebody();
        await other.logsIn();
        const foreign = await other.client.get(`/assessments/${body.assessment_id}`);
        const unknown = await other.client.get('/assessments/999999999');
        expect(foreign.status).toBe(404);
        expect({ ...foreign.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
        expect((await anybody().get(`/assessments/${body.assessment_id}`)).status).toBe(401);
      });
    });

    describeMapJourneys({ service: () => service, somebody, anybody });

    describe('the books', () => {
      test('are shown to everybody, as a list and one by one, with a link to buy them', async () => {
        const { body: books } = await anybody().get('/books');
        expect(books).toHaveLength(shippedBooks.length);
        const { body: book } = await anybody().get(`/books/${books[0].sku}`);
        expect(book).toMatchObject({ ...books[0], description: shippedBooks[0]?.description });
        expect((await anybody().get(book.checkout_url)).status).toBe(200);
      });
    });

    describe('advice', () => {
      test('is given to everybody, in the language of the question, with a next step', async () => {
        const answer = await anybody().post('/suggest', {
          prompt: 'Mon travail me vide de mon énergie et je ne sais pas quoi changer.',
        });

        expect(answer.status).toBe(200);
        expect(answer.headers.get('advisor-source')).toBe('rules');
        expect(answer.headers.get('content-language')).toBe('fr');
        const [first, second] = answer.body.recommendations;
        expect(first.product).toBe('free-assessment');
        expect(second.product).toBe('situation-map');
        expect(second.integration_path).toContain('/checkout');
        expect(answer.body.follow_up).not.toBe('');
      });
    });

    describe('the style check', () => {
      test('shows its rules to everybody, and checks texts only for clients with a key', async () => {
        const [rule] = (await anybody().get('/v1/style/rules')).body;
        expect((await anybody().get(`/v1/style/rules/${rule.rule_id}`)).body).toEqual(rule);
        const refused = await anybody().post('/v1/style/lint', { text: 'We utilize it.' });
        expect([refused.status, refused.body.code]).toEqual([401, 'api_key_required']);
      });
    });

    describe('the data of a user', () => {
      test('are exported completely, and deleted on request', async () => {
        const person = somebody();
        await person.logsIn();
        const { assessment_id } = (await person.client.post('/assessments/submit', responsesOf(3))).body;
        const exported = await person.client.get('/me/export');
        expect(exported.body.account.email).toBe(person.address);
        expect(exported.body.assessments).toHaveLength(1);
        expect((await person.client.get('/me/progress')).body).toMatchObject({
          assessment_draft: null,
          latest_assessment: { assessment_id },
        });

        const confirm = { confirm: person.address };
        const deleted = await person.client.send('/me', { method: 'DELETE', json: confirm });

        expect([deleted.status, deleted.body]).toEqual([200, { ok: true }]);
        expect((await person.client.get('/me')).status).toBe(401);
        await person.logsIn();
        expect((await person.client.get('/me/export')).body.assessments).toEqual([]);
      });
    });

    describe('the operators', () => {
      test('see that the service is healthy', async () => {
        expect((await anybody().get('/healthz')).body).toEqual({ status: 'ok' });
        const ready = await anybody().get('/readyz');
        expect(ready.body).toMatchObject({ status: 'ready' });
      });

      test('find no token, cookie or address in its log', () => {
        const log = service.log();
        expect(log.length).toBeGreaterThan(1000);
        expect(secrets.size).toBeGreaterThan(30);
        expect([...secrets].filter((secret) => log.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
      });
    });
  });
}
