import { cloneDatabase } from '../support/databases/databases.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { startSmtpInbox } from '../support/servers/smtp-inbox.ts';
import { webhookSecret } from '../support/servers/stripe-events.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys('a PostgreSQL server, an API process, a worker process and a mail server', async () => {
  const database = await cloneDatabase();
  const inbox = await startSmtpInbox();
  const folder = temporaryFolder();
  const shared = {
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Situation Assessment <no-reply@example.org>',
    TRUST_PROXY: '1',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  const api = await ServiceProcess.start({ ...shared, ROLE: 'api' });
  const worker = await ServiceProcess.start({ ...shared, ROLE: 'worker', BASE_URL: api.baseUrl });
  return {
    baseUrl: api.baseUrl,
    mailsTo: async (address) =>
      inbox.mails.filter(({ recipients }) => recipients.some((typed) => typed.toLowerCase() === address)),
    log: () => api.log() + worker.log(),
    close: async () => {
      await Promise.all([api.stop(), worker.stop()]);
      await inbox.stop();
      await database.drop();
      folder.remove();
    },
  };
});
