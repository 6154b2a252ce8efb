import { expect, test } from '@jest/globals';
import type { UserId } from '#domain/sessions/user.ts';
import { aCompletedAssessment } from '#test/support/makers/assessments.ts';
import { later } from '#test/support/makers/logins.ts';
import { logIn, startService } from '../service-under-test.ts';

const service = await startService();

test('a history of results shows the 200 newest', async () => {
  const client = await logIn(service);
  const userId = (await client.get('/me')).body.id as UserId;
  const ids: number[] = [];
  for (let minutes = 0; minutes <= 200; minutes += 1) {
    ids.push(await service.parts.assessments.add(aCompletedAssessment(userId, later({ minutes }))));
  }

  const { status, body } = await client.get('/assessments');

  expect(status).toBe(200);
  expect(body.map((result: { assessment_id: number }) => result.assessment_id)).toEqual(
    ids.slice(1).toReversed(),
  );
});
