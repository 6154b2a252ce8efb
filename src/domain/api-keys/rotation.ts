import type { ApiKeyRecord } from './api-key.ts';

/** For how long a key still works after a successor was made. */
const rotationGraceMs = 24 * 60 * 60_000;

/** The end of a key that is rotated now: never later than it had. */
export function endOfGrace({ expiresAt }: ApiKeyRecord, now: Date): Date {
  const end = new Date(now.getTime() + rotationGraceMs);
  return expiresAt !== null && expiresAt < end ? expiresAt : end;
}

/** The expiry of a successor made now, which lives for as long as the first key was to live; `null`: without end. */
export const expiryOfSuccessor = ({ createdAt, expiresAt }: ApiKeyRecord, now: Date): Date | null =>
  expiresAt && new Date(now.getTime() + expiresAt.getTime() - createdAt.getTime());
