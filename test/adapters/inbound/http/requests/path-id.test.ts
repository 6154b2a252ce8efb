import { expect, test } from '@jest/globals';
import { parsePathId } from '#adapters/inbound/http/requests/path-id.ts';
import { responsesOf } from '#test/support/responses.ts';
import { logIn, startService } from '../service-under-test.ts';

test.each([
  ['1', 1],
  ['70', 70],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('%s is an id', (text, id) => {
  expect(parsePathId(text)).toBe(id);
});

test.each([
  '',
  '0',
  '-1',
  'abc',
  'NaN',
  'Infinity',
  '9007199254740992',
  '9007199254740993',
  '1'.repeat(30),
  '1'.repeat(400),
  '1\0',
  '１',
])('%s is not an id, so the answer is 404', (text) => {
  expect(() => parsePathId(text)).toThrow(expect.objectContaining({ code: 'not_found' }));
});

test('a result is found only with its id, not with other spellings of the number', async () => {
  const client = await logIn(await startService());
  const { body } = await client.post('/assessments/submit', responsesOf(3));
  const id = String(body.assessment_id);
  expect((await client.get(`/assessments/${id}`)).status).toBe(200);
  for (const spelling of [
    `0${id}`,
    `+${id}`,
    `${id}.0`,
    `${id}e0`,
    `0x${id}`,
    `%20${id}`,
    `${id}%00`,
    `..%2f${id}`,
  ])
    expect((await client.get(`/assessments/${spelling}`)).status).toBe(404);
});
