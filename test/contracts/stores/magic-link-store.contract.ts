import { describe, expect, test } from '@jest/globals';
import type { LoginRequestId } from '#domain/sessions/magic-link.ts';
import { anEmail, anOpenLink, aTokenHash, later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';

export function describeMagicLinkStore(name: string, persistence: () => Persistence): void {
  const redeem = ({ link }: Awaited<ReturnType<typeof anOpenLink>>, now = noon) =>
    persistence().magicLinks.redeem(link.hash, link.emailKey, now);
  const stateOf = async ({ link }: Awaited<ReturnType<typeof anOpenLink>>) =>
    (await persistence().magicLinks.find(link.hash, link.emailKey))?.state;

  describe(`MagicLinkStore, ${name}`, () => {
    test('finds an issued link with every field', async () => {
      const { link } = await anOpenLink(persistence());

      expect(await persistence().magicLinks.find(link.hash, link.emailKey)).toStrictEqual({
        ...link,
        state: 'open',
      });
    });

    test('finds neither an unknown link nor one that was mailed to another address', async () => {
      const { link } = await anOpenLink(persistence());

      expect(await persistence().magicLinks.find(aTokenHash(), link.emailKey)).toBeUndefined();
      expect(await persistence().magicLinks.find(link.hash, anEmail().key)).toBeUndefined();
    });

    test('refuses a second link with the same hash', async () => {
      const { link } = await anOpenLink(persistence());

      await expect(persistence().magicLinks.issue(link)).rejects.toThrow(/duplicate key/);
    });

    test('refuses a link for a request that does not exist', async () => {
      const { link } = await anOpenLink(persistence());
      const orphan = { ...link, hash: aTokenHash(), requestId: 9_007_199_254_740_991 as LoginRequestId };

      await expect(persistence().magicLinks.issue(orphan)).rejects.toThrow(/foreign key/);
    });

    test('exchanges an open link for its login request, once', async () => {
      const issued = await anOpenLink(persistence());

      expect(await redeem(issued)).toStrictEqual(issued.request);
      expect(await redeem(issued)).toBeUndefined();
      expect(await stateOf(issued)).toBe('used');
    });

    test('accepts a link until the millisecond before its expiry', async () => {
      const inTime = await anOpenLink(persistence());
      const tooLate = await anOpenLink(persistence());

      expect(await redeem(inTime, later({ minutes: 15, ms: -1 }))).toStrictEqual(inTime.request);
      expect(await redeem(tooLate, later({ minutes: 15 }))).toBeUndefined();
      expect(await stateOf(tooLate)).toBe('open');
    });

    test('does not change a link if the address is a different one', async () => {
      const issued = await anOpenLink(persistence());

      const refused = await persistence().magicLinks.redeem(issued.link.hash, anEmail().key, noon);

      expect(refused).toBeUndefined();
      expect(await redeem(issued)).toStrictEqual(issued.request);
    });

    test('supersedes the other open links of the address, and no others', async () => {
      const email = anEmail();
      const [used, other] = [await anOpenLink(persistence(), email), await anOpenLink(persistence(), email)];
      const stranger = await anOpenLink(persistence());

      await redeem(used);

      expect(await redeem(other)).toBeUndefined();
      expect(await stateOf(other)).toBe('superseded');
      expect(await stateOf(stranger)).toBe('open');
    });

    test('changes nothing if the link has expired: a newer one of the address still works', async () => {
      const email = anEmail();
      const expired = await anOpenLink(persistence(), email);
      const younger = await anOpenLink(persistence(), email, later({ minutes: 10 }));

      expect(await redeem(expired, later({ minutes: 16 }))).toBeUndefined();
      expect(await redeem(younger, later({ minutes: 16 }))).toStrictEqual(younger.request);
    });

    test('returns the request to one of 20 simultaneous callers', async () => {
      const issued = await anOpenLink(persistence());

      const redeemed = await Promise.all(Array.from({ length: 20 }, () => redeem(issued)));

      expect(redeemed.filter((request) => request !== undefined)).toStrictEqual([issued.request]);
    });

    test('accepts one link of an address if all are opened at once', async () => {
      const email = anEmail();
      const links = await Promise.all(Array.from({ length: 10 }, () => anOpenLink(persistence(), email)));

      const redeemed = await Promise.all([...links, ...links].map((issued) => redeem(issued)));

      expect(redeemed.filter((request) => request !== undefined)).toHaveLength(1);
      const states = await Promise.all(links.map(stateOf));
      expect(states.filter((state) => state === 'used')).toHaveLength(1);
      expect(states.filter((state) => state === 'superseded')).toHaveLength(9);
    });
  });
}
