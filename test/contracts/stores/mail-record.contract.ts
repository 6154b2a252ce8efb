import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';

export function describeMailRecord(name: string, persistence: () => Persistence): void {
  describe(`MailRecord, ${name}`, () => {
    test('has no record of a mail before its delivery', async () => {
      expect(await persistence().mailRecord.isSettled(randomUUID())).toBe(false);
    });

    test.each([{ state: 'sent' } as const, { state: 'rejected', code: '550' } as const])(
      'records that a mail was $state, and nothing about other mails',
      async (delivery) => {
        const { mailRecord } = persistence();
        const mailId = `report-${randomUUID()}`;

        await mailRecord.settle(mailId, delivery, noon);

        expect(await mailRecord.isSettled(mailId)).toBe(true);
        expect(await mailRecord.isSettled(`${mailId}-again`)).toBe(false);
      },
    );

    test('ignores a second outcome, and 20 at once', async () => {
      const { mailRecord } = persistence();
      const mailId = randomUUID();

      const settled = Array.from({ length: 20 }, () => mailRecord.settle(mailId, { state: 'sent' }, noon));
      await Promise.all(settled);
      await mailRecord.settle(mailId, { state: 'rejected', code: '550' }, later({ minutes: 1 }));

      expect(await mailRecord.isSettled(mailId)).toBe(true);
    });
  });
}
