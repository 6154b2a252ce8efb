import type { JobHandlers } from '#application/ports/job-worker.ts';

/** The given handlers; all others do nothing. */
export const handlersOf = (some: Partial<JobHandlers>): JobHandlers => ({
  send_login_mail: async () => undefined,
  send_receipt: async () => undefined,
  send_report_link: async () => undefined,
  apply_payment_event: async () => undefined,
  generate_map: async () => undefined,
  purge_expired_rows: async () => undefined,
  discard_file: async () => undefined,
  ...some,
});
