import { describe, expect, test } from '@jest/globals';
import { itemBank } from '#domain/scoring/item-bank.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { aDraft } from '#test/support/makers/assessments.ts';
import { responsesOf } from '#test/support/responses.ts';
import { logIn, startService } from '../service-under-test.ts';

const service = await startService();

describe('the draft', () => {
  test('is replaced as a whole, shown, and discarded', async () => {
    const client = await logIn(service);
    const some = [
      { item_id: 3, value: 1 },
      { item_id: 1, value: 5 },
    ];
    await client.put('/assessments/draft', responsesOf(2));
    const saved = await client.put('/assessments/draft', { responses: some });
    expect(saved).toMatchObject({ status: 200, body: { ok: true } });
    const { body } = await client.get('/assessments/draft');
    expect(body.saved_at).toBe(saved.body.saved_at);
    expect(body.responses).toHaveLength(2);
    expect(body.responses).toEqual(expect.arrayContaining(some));

    for (let times = 0; times < 2; times++)
      expect(await client.delete('/assessments/draft')).toMatchObject({ status: 200, body: { ok: true } });
    expect((await client.get('/assessments/draft')).body.code).toBe('no_draft');
  });

  test('may be empty, and belongs to its user alone', async () => {
    const [one, other] = [await logIn(service), await logIn(service)];
    expect((await one.put('/assessments/draft', { responses: [] })).status).toBe(200);
    expect((await one.get('/assessments/draft')).body.responses).toEqual([]);
    expect((await other.get('/assessments/draft')).status).toBe(404);
  });

  test('is refused with all faults, and the one before stays', async () => {
    const client = await logIn(service);
    await client.put('/assessments/draft', { responses: [{ item_id: 1, value: 1 }] });
    const faulty = [
      { item_id: 2, value: 2 },
      { item_id: 2, value: 2 },
      { item_id: 99, value: 1 },
    ];
    const { status, body } = await client.put('/assessments/draft', { responses: faulty });
    expect(status).toBe(422);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/responses/1/item_id',
      '/responses/2/item_id',
    ]);
    expect((await client.get('/assessments/draft')).body.responses).toEqual([{ item_id: 1, value: 1 }]);
  });

  test('that was started with earlier statements continues with them, up to its result', async () => {
    const client = await logIn(service);
    const userId = (await client.get('/me')).body.id as UserId;
    const begun = { ...aDraft(new Date()), itemBankVersion: '1.0.0' };
    await service.parts.assessmentDrafts.replace(userId, begun);
    await client.put('/assessments/draft', responsesOf(2));
    expect((await client.get('/assessments/draft')).body.item_bank_version).toBe('1.0.0');

    const { headers } = await client.post('/assessments/submit', responsesOf(2));
    const { body } = await client.get(headers.get('location') ?? '');
    expect(body.item_bank_version).toBe('1.0.0');

    await client.put('/assessments/draft', responsesOf(2));
    expect((await client.get('/assessments/draft')).body.item_bank_version).toBe(itemBank.version);
  });

  test('may have exactly 64 KiB', async () => {
    const client = await logIn(service);
    const save = (bytes: number) => {
      const begin = '{"responses":[],"note":"';
      const raw = `${begin}${'x'.repeat(bytes - begin.length - 2)}"}`;
      return client.send('/assessments/draft', {
        method: 'PUT',
        raw,
        headers: { 'Content-Type': 'application/json' },
      });
    };
    expect((await save(64 * 1024)).status).toBe(200);
    expect((await save(64 * 1024 + 1)).status).toBe(413);
  });
});
