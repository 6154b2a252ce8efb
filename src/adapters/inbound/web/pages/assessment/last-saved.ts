import { recall, remember } from '#adapters/inbound/web/device/device-store.ts';
import type { Answers } from './answers.ts';

const nameOf = (userId: number): string => `saved-answers.${userId}`;

/** The answers that the server last confirmed, so that the person can continue without a connection. */
export const lastSaved = (userId: number): Answers => (recall(nameOf(userId)) ?? {}) as Answers;

export const keepLastSaved = (userId: number, answers: Answers): void =>
  remember(nameOf(userId), Object.keys(answers).length === 0 ? undefined : answers);
