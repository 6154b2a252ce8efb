import type { ApiKeyRecord } from './api-key.ts';

/** How long a key still works after its successor was created. */
const rotationGraceMs = 24 * 60 * 60_000;

/** The end of a key that is rotated now: never later than its own expiry. */
export function endOfGrace({ expiresAt }: ApiKeyRecord, now: Date): Date {
  const end = new Date(now.getTime() + rotationGraceMs);
  return expiresAt !== null && expiresAt < end ? expiresAt : end;
}

/** The expiry of a successor created now. It gets the same lifetime as the original key; `null`: no expiry. */
export const expiryOfSuccessor = ({ createdAt, expiresAt }: ApiKeyRecord, now: Date): Date | null =>
  expiresAt && new Date(now.getTime() + expiresAt.getTime() - createdAt.getTime());
