import { recall, remember } from '../device/device-store.ts';
import type { Answers } from './answers.ts';

/** The answers of a person without a login. They are on this device only. */
export interface GuestAnswers {
  readonly answers: Answers;
  /**
   * The address that asked for the result of exactly these answers. With the key, several tabs submit them only once.
   */
  readonly claim?: { readonly email: string; readonly key: string };
}

/** A login keeps what is stored under this name; a logout removes it. */
export const guestName = 'answers.guest';

export const recallGuest = (): GuestAnswers | undefined => recall(guestName) as GuestAnswers | undefined;

export const countOf = (guest: GuestAnswers | undefined): number => Object.keys(guest?.answers ?? {}).length;

export const forgetGuest = (): void => remember(guestName, undefined);

/** Replaces the stored answers. Changed answers have to be claimed again. */
export const keepGuest = (answers: Answers): void => remember(guestName, { answers } satisfies GuestAnswers);

/** A login with this address saves the answers in the account. */
export function claimGuest(email: string): void {
  const guest = recallGuest();
  if (guest === undefined) return;
  const claim = { email, key: crypto.randomUUID() };
  remember(guestName, { answers: guest.answers, claim } satisfies GuestAnswers);
}

/** The service may return the address with other upper and lower case than the person typed. */
export const isClaimedBy = ({ claim }: GuestAnswers, email: string): boolean =>
  claim?.email.toLowerCase() === email.toLowerCase();
