import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preparedDataFolder } from '../support/databases/data-folders.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { type ParsedMail, parseMail } from '../support/servers/smtp-inbox.ts';
import { webhookSecret } from '../support/servers/stripe-events.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys('the embedded default', async () => {
  const folder = preparedDataFolder();
  const service = await ServiceProcess.start({
    DATA_DIR: folder.path,
    TRUST_PROXY: '1',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  const outbox = join(folder.path, 'mail');
  /** By file name, because each file is read only once. */
  const mails = new Map<string, Promise<ParsedMail>>();
  const mailIn = (name: string): Promise<ParsedMail> => {
    const known = mails.get(name) ?? readFile(join(outbox, name)).then(parseMail);
    mails.set(name, known);
    return known;
  };
  return {
    baseUrl: service.baseUrl,
    mailsTo: async (address) => {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const all = await Promise.all(names.toSorted().map(mailIn));
      return all.filter(({ to }) => to.some((typed) => typed.toLowerCase() === address));
    },
    log: () => service.log(),
    close: async () => {
      await service.stop();
      folder.remove();
    },
  };
});
