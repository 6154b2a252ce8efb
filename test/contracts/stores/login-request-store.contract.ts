import { describe, expect, test } from '@jest/globals';
import type { LoginRequestId } from '#domain/sessions/magic-link.ts';
import { anEmail, later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';

const unknownId = 9_007_199_254_740_991 as LoginRequestId;

export function describeLoginRequestStore(name: string, persistence: () => Persistence): void {
  describe(`LoginRequestStore, ${name}`, () => {
    test('lists the mail of a new request as unsent, and returns every field', async () => {
      const { loginRequests } = persistence();
      const email = anEmail();

      const request = await loginRequests.record(email, 'fr', noon);

      expect(request).toStrictEqual({ id: expect.any(Number), email, language: 'fr', requestedAt: noon });
      expect(await loginRequests.findUndelivered(request.id)).toStrictEqual(request);
    });

    test('has no unsent mail for an unknown request', async () => {
      expect(await persistence().loginRequests.findUndelivered(unknownId)).toBeUndefined();
    });

    test('keeps two requests for one address separate', async () => {
      const { loginRequests } = persistence();
      const email = anEmail();
      const first = await loginRequests.record(email, 'en', noon);
      const second = await loginRequests.record(email, 'fr', later({ minutes: 1 }));

      await loginRequests.settle(first.id, { state: 'sent' }, noon);

      expect(await loginRequests.findUndelivered(first.id)).toBeUndefined();
      expect(await loginRequests.findUndelivered(second.id)).toStrictEqual(second);
    });

    test.each([{ state: 'sent' } as const, { state: 'rejected', code: '550' } as const])(
      'has no unsent mail after it was $state, whatever is reported later',
      async (delivery) => {
        const { loginRequests } = persistence();
        const { id } = await loginRequests.record(anEmail(), 'en', noon);

        await loginRequests.settle(id, delivery, noon);
        await loginRequests.settle(id, { state: 'sent' }, later({ minutes: 1 }));

        expect(await loginRequests.findUndelivered(id)).toBeUndefined();
      },
    );

    test('ignores the outcome of an unknown request, which may have been purged', async () => {
      await expect(
        persistence().loginRequests.settle(unknownId, { state: 'sent' }, noon),
      ).resolves.toBeUndefined();
    });
  });
}
