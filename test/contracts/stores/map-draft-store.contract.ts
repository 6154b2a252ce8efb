import { describe, expect, test } from '@jest/globals';
import { UserGone } from '#application/ports/user-gone.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { aUser, later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';

/** As sent: with keys that sorting, copying or merging would lose, and with text that quoting might damage. */
const sent = `{"goals":{"z":1,"a":[null,true,{"b":[]}]},"__proto__":{"x":1},"constructor":"c","":"é 🧭 \\\\ \\" '","n":-1.5e-7}`;
const content = JSON.parse(sent) as Readonly<Record<string, unknown>>;

export function describeMapDraftStore(name: string, persistence: () => Persistence): void {
  describe(`MapDraftStore, ${name}`, () => {
    test('finds no draft before the first save', async () => {
      const { id } = await aUser(persistence());

      expect(await persistence().mapDrafts.find(id)).toBeUndefined();
    });

    test.each([sent, '{}'])('returns what was sent, its keys in the same order: %s', async (text) => {
      const { mapDrafts } = persistence();
      const { id } = await aUser(persistence());

      await mapDrafts.replace(id, { content: JSON.parse(text) as typeof content, savedAt: noon });

      const found = await mapDrafts.find(id);
      expect(JSON.stringify(found?.content)).toBe(JSON.stringify(JSON.parse(text)));
      expect(found?.savedAt).toStrictEqual(noon);
    });

    test('replaces the whole draft, and only that user’s', async () => {
      const { mapDrafts } = persistence();
      const [{ id }, stranger] = [await aUser(persistence()), await aUser(persistence())];
      const other = { content: { goals: 'other' }, savedAt: later({ minutes: 1 }) };
      for (const userId of [id, stranger.id])
        await mapDrafts.replace(userId, { content: { a: 1 }, savedAt: noon });

      await mapDrafts.replace(id, other);

      expect(await mapDrafts.find(id)).toStrictEqual(other);
      expect(await mapDrafts.find(stranger.id)).toStrictEqual({ content: { a: 1 }, savedAt: noon });
    });

    test('discards a draft, and ignores a second time', async () => {
      const { mapDrafts } = persistence();
      const { id } = await aUser(persistence());
      await mapDrafts.replace(id, { content, savedAt: noon });

      await mapDrafts.discard(id);
      await mapDrafts.discard(id);

      expect(await mapDrafts.find(id)).toBeUndefined();
    });

    test('keeps one draft of 20 saved at once', async () => {
      const { mapDrafts } = persistence();
      const { id } = await aUser(persistence());
      const drafts = Array.from({ length: 20 }, (_, index) => ({ content: { index }, savedAt: noon }));

      await Promise.all(drafts.map((draft) => mapDrafts.replace(id, draft)));

      expect(drafts).toContainEqual(await mapDrafts.find(id));
    });

    test('refuses the draft of a user who does not exist', async () => {
      const nobody = 9_007_199_254_740_991 as UserId;

      await expect(persistence().mapDrafts.replace(nobody, { content, savedAt: noon })).rejects.toThrow(
        UserGone,
      );
    });
  });
}
