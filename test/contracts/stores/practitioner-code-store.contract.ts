import { describe, expect, test } from '@jest/globals';
import { noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';
import { codeOf } from '#test/support/makers/payments.ts';
import { aPractitionerCode } from '#test/support/makers/purchases.ts';

export function describePractitionerCodeStore(name: string, persistence: () => Persistence): void {
  describe(`PractitionerCodeStore, ${name}`, () => {
    test('finds no unknown code', async () => {
      expect(await persistence().practitionerCodes.find(aPractitionerCode())).toBeUndefined();
    });

    test.each([
      { maxUses: 3, expiresAt: noon },
      { maxUses: null, expiresAt: null },
    ])('returns a new code with every field: $maxUses uses until $expiresAt', async (limits) => {
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

    test('adds a code once, and does not change the first', async () => {
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

    test('refuses a limit of 0 uses', async () => {
      const terms = { code: aPractitionerCode(), maxUses: 0, expiresAt: null };

      await expect(persistence().practitionerCodes.add(terms)).rejects.toThrow(/check constraint/);
    });

    test('lists every code with all of its fields, in their order', async () => {
      const { practitionerCodes } = persistence();
      const stem = aPractitionerCode().slice(0, 20);
      const ending = (end: string) => codeOf(`${stem}${end}`);
      const [first, second, third, fourth] = [ending('-A'), ending('1'), ending('A'), ending('_')];
      const limits = { maxUses: 3, expiresAt: noon };
      for (const code of [third, first, fourth, second]) await practitionerCodes.add({ code, ...limits });
      await practitionerCodes.countUse(second);
      await practitionerCodes.disable(third);

      const listed = await practitionerCodes.list();

      const known = { ...limits, uses: 0, isDisabled: false };
      expect(listed.filter(({ code }) => code.startsWith(stem))).toStrictEqual([
        { code: first, ...known },
        { code: second, ...known, uses: 1 },
        { code: third, ...known, isDisabled: true },
        { code: fourth, ...known },
      ]);
    });

    test('disables a code and no other, and ignores a second time', async () => {
      const { practitionerCodes } = persistence();
      const [gone, other] = [aPractitionerCode(), aPractitionerCode()];
      for (const code of [gone, other]) await practitionerCodes.add({ code, maxUses: null, expiresAt: null });

      expect(await practitionerCodes.disable(gone)).toBe(true);
      expect(await practitionerCodes.disable(gone)).toBe(true);

      expect(await practitionerCodes.find(gone)).toMatchObject({ code: gone, isDisabled: true });
      expect(await practitionerCodes.find(other)).toMatchObject({ isDisabled: false });
    });

    test('disables no unknown code', async () => {
      expect(await persistence().practitionerCodes.disable(aPractitionerCode())).toBe(false);
    });

    test('counts each of 20 simultaneous uses, above the limit too, and only of that code', async () => {
      const { practitionerCodes } = persistence();
      const [used, other] = [aPractitionerCode(), aPractitionerCode()];
      for (const code of [used, other]) await practitionerCodes.add({ code, maxUses: 3, expiresAt: null });

      await Promise.all(Array.from({ length: 20 }, () => practitionerCodes.countUse(used)));

      expect(await practitionerCodes.find(used)).toMatchObject({ uses: 20 });
      expect(await practitionerCodes.find(other)).toMatchObject({ uses: 0 });
    });

    test('ignores the use of an unknown code', async () => {
      await expect(persistence().practitionerCodes.countUse(aPractitionerCode())).resolves.toBeUndefined();
    });
  });
}
