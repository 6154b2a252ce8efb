import type { UserId } from '#domain/sessions/user.ts';
import type { Clock } from '../ports/clock.ts';
import type { MapDraft, MapDraftStore } from '../ports/stores/map-draft-store.ts';

interface Deps {
  readonly mapDrafts: MapDraftStore;
  readonly clock: Clock;
}

export type SaveMapDraft = ReturnType<typeof makeSaveMapDraft>;

/** Saves an unfinished intake with any content, so that it can be continued on any device. The last save wins. */
export const makeSaveMapDraft =
  ({ mapDrafts, clock }: Deps) =>
  async (userId: UserId, content: MapDraft['content']): Promise<MapDraft> => {
    const draft = { content, savedAt: clock.now() };
    await mapDrafts.replace(userId, draft);
    return draft;
  };
