import type { UserId } from '../../domain/sessions/user.ts';

export interface MapDraft {
  /** Any JSON object, given back with its keys in the order that `JSON.parse` gave them. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly savedAt: Date;
}

/** One draft of an intake a user. */
export interface MapDraftStore {
  find(userId: UserId): Promise<MapDraft | undefined>;
  /** Last write wins. */
  replace(userId: UserId, draft: MapDraft): Promise<void>;
  discard(userId: UserId): Promise<void>;
}
