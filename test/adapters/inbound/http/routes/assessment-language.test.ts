import { expect, test } from '@jest/globals';
import type { UserId } from '#domain/sessions/user.ts';
import { responsesOf } from '#test/support/responses.ts';
import { logIn, startService } from '../service-under-test.ts';

const service = await startService();

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.5', 'fr'],
  ['en-GB', 'en'],
  ['de', 'en'],
])(
  'a submission with Accept-Language: %s is stored with its statements in %s',
  async (accepted, language) => {
    const client = await logIn(service);
    const userId = (await client.get('/me')).body.id as UserId;

    await client.post('/assessments/submit', responsesOf(3), { 'Accept-Language': accepted });

    expect((await service.parts.assessments.findLatest(userId))?.language).toBe(language);
  },
);
