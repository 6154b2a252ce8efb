import type { Delivery } from './login-request-store.ts';

/** Which mails have been delivered, by their fixed ids: what keeps a job that runs twice from mailing twice. */
export interface MailRecord {
  isSettled(mailId: string): Promise<boolean>;
  /** The first outcome stays. */
  settle(mailId: string, delivery: Delivery, now: Date): Promise<void>;
}
