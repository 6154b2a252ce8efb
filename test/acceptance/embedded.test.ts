import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preparedDataFolder } from '../support/data-folders.ts';
import { ServiceProcess } from '../support/service-process.ts';
import { parseMail } from '../support/smtp-inbox.ts';
import { webhookSecret } from '../support/stripe-events.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys('the embedded default', async () => {
  const folder = preparedDataFolder();
  const service = await ServiceProcess.start({
    DATA_DIR: folder.path,
    TRUST_PROXY: '1',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  const outbox = join(folder.path, 'mail');
  return {
    baseUrl: service.baseUrl,
    mailsTo: async (address) => {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(
        names.toSorted().map(async (name) => parseMail(await readFile(join(outbox, name)))),
      );
      return mails.filter(({ to }) => to.some((typed) => typed.toLowerCase() === address));
    },
    log: () => service.log(),
    close: async () => {
      await service.stop();
      folder.remove();
    },
  };
});
