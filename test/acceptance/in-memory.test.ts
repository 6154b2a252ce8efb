import { startInMemoryService } from '../support/in-memory-service.ts';
import { webhookSecret } from '../support/servers/stripe-events.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys('in-memory parts', async () => {
  const service = await startInMemoryService({
    env: { TRUST_PROXY: '1', STRIPE_WEBHOOK_SECRET: webhookSecret },
  });
  return {
    baseUrl: service.baseUrl,
    mailsTo: async (address) => service.mailer.sent.filter(({ to }) => to.toLowerCase() === address),
    log: service.logged,
    close: service.close,
  };
});
