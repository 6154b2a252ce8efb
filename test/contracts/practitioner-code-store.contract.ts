import { describe, expect, test } from '@jest/globals';
import { noon } from '../support/logins.ts';
import type { Persistence } from '../support/persistence.ts';
import { aPractitionerCode } from '../support/purchases.ts';

export function describePractitionerCodeStore(name: string, persistence: () => Persistence): void {
  describe(`PractitionerCodeStore, ${name}`, () => {
    test('finds no unknown code', async () => {
      expect(await persistence().practitionerCodes.find(aPractitionerCode())).toBeUndefined();
    });

    test.each([
      { maxUses: 3, expiresAt: noon },
      { maxUses: null, expiresAt: null },
    ])('gives back a new code with every field: $maxUses uses until $expiresAt', async (limits) => {
      const { practitionerCodes } = persistence();
      const code = aPractitionerCode();

      expect(await practitionerCodes.add({ code, ...limits })).toBe(true);

      expect(await practitionerCodes.find(code)).toStrictEqual({
        code,
        ...limits,
        uses: 0,
        isDisabled: false,
      });
    });

    test('adds a code once, and leaves the first as it is', async () => {
      const { practitionerCodes } = persistence();
      const code = aPractitionerCode();

      const added = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          practitionerCodes.add({ code, maxUses: index + 1, expiresAt: null }),
        ),
      );

      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await practitionerCodes.find(code)).toMatchObject({ maxUses: added.indexOf(true) + 1 });
    });

    test('refuses a limit of no use at all', async () => {
      const terms = { code: aPractitionerCode(), maxUses: 0, expiresAt: null };

      await expect(persistence().practitionerCodes.add(terms)).rejects.toThrow(/check constraint/);
    });

    test('counts every one of 20 uses at once, beyond the limit too, and of that code only', async () => {
      const { practitionerCodes } = persistence();
      const [used, other] = [aPractitionerCode(), aPractitionerCode()];
      for (const code of [used, other]) await practitionerCodes.add({ code, maxUses: 3, expiresAt: null });

      await Promise.all(Array.from({ length: 20 }, () => practitionerCodes.countUse(used)));

      expect(await practitionerCodes.find(used)).toMatchObject({ uses: 20 });
      expect(await practitionerCodes.find(other)).toMatchObject({ uses: 0 });
    });

    test('takes the use of an unknown code without a word', async () => {
      await expect(persistence().practitionerCodes.countUse(aPractitionerCode())).resolves.toBeUndefined();
    });
  });
}
