import type { UserId } from '#domain/sessions/user.ts';

export interface MapDraft {
  /** Any JSON object. Its keys keep their order. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly savedAt: Date;
}

/** Each user has at most one draft of an intake. */
export interface MapDraftStore {
  find(userId: UserId): Promise<MapDraft | undefined>;
  /** The last write wins. */
  replace(userId: UserId, draft: MapDraft): Promise<void>;
  discard(userId: UserId): Promise<void>;
}
