import type { Result } from 'ts-results';
import type { Delivery } from '../ports/stores/login-request-store.ts';
import type { MailRejected } from '../ports/mailer.ts';

/** How the delivery of a mail ended, in the form that is stored. */
export const deliveryOf = (sent: Result<void, MailRejected>): Delivery =>
  sent.isOk() ? { state: 'sent' } : { state: 'rejected', code: sent.error.code };
