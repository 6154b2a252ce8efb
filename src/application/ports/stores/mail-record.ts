import type { Delivery } from './login-request-store.ts';

/** Records which mails were delivered. Each mail has a fixed id, so that a job that runs twice sends its mail once. */
export interface MailRecord {
  isSettled(mailId: string): Promise<boolean>;
  /** The first result stays. */
  settle(mailId: string, delivery: Delivery, now: Date): Promise<void>;
}
