import { z } from 'zod';
import { constant } from '#adapters/inbound/http/reply.ts';
import { constantRoute, type Route } from '#adapters/inbound/http/route.ts';
import type { HttpSettings } from '#adapters/inbound/http/settings.ts';

export interface ImprintRouteDeps {
  readonly settings: Pick<HttpSettings, 'imprint' | 'conditions' | 'offersSandbox' | 'usesLanguageModel'>;
}

const said = (description: string) => z.string().nullable().meta({ description });

const shape = z
  .object({
    text: said('Plain text. Null if they have not said.'),
    contact: said('Where questions about a purchase are answered.'),
    terms: said('The terms of sale.'),
    refund: said('When a purchase is refunded.'),
    is_trial: z.boolean().meta({ description: 'True where payments are simulated: nothing is sold here.' }),
    language_model: z
      .boolean()
      .meta({ description: 'Whether questions and answers may be sent to a language model.' }),
  })
  .meta({ id: 'Imprint' });

export function imprintRoutes({ settings }: ImprintRouteDeps): readonly Route[] {
  const { contact = null, terms = null, refund = null } = settings.conditions;
  const told = {
    text: settings.imprint ?? null,
    contact,
    terms,
    refund,
    is_trial: settings.offersSandbox,
    language_model: settings.usesLanguageModel,
  };
  const answer = constant(JSON.stringify(told), {
    type: 'application/json; charset=utf-8',
    maxAgeSeconds: 600,
  });
  return [
    constantRoute({
      path: '/imprint',
      name: 'showImprint',
      summary: 'Who runs this installation, and what they say to buyers',
      subject: 'Operation',
      readableBy: 'anyone',
      answers: { 200: { description: 'What they say of themselves.', schema: shape } },
      pick: () => answer,
    }),
  ];
}
