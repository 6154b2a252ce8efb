import { z } from 'zod';
import { constant } from '../reply.ts';
import { constantRoute, type Route } from '../route.ts';
import type { HttpSettings } from '../settings.ts';

export interface ImprintRouteDeps {
  readonly settings: Pick<HttpSettings, 'imprint'>;
}

const shape = z
  .object({ text: z.string().nullable().meta({ description: 'Plain text. Null if they have not said.' }) })
  .meta({ id: 'Imprint' });

export function imprintRoutes({ settings }: ImprintRouteDeps): readonly Route[] {
  const answer = constant(JSON.stringify({ text: settings.imprint ?? null }), {
    type: 'application/json; charset=utf-8',
    maxAgeSeconds: 600,
  });
  return [
    constantRoute({
      path: '/imprint',
      name: 'showImprint',
      summary: 'Who runs this installation: name, address, contact',
      subject: 'Operation',
      readableBy: 'anyone',
      answers: { 200: { description: 'What they say of themselves.', schema: shape } },
      pick: () => answer,
    }),
  ];
}
