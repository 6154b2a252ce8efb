import { z } from 'zod';
import type { ModelRequest } from '#application/ports/texts/language-model.ts';
import type { ProductId } from '#domain/advisor/product.ts';

/** Drops everything else that a model adds, because it may not decide about next steps, prices and addresses. */
const reply = z.object({
  recommendations: z.array(z.object({ product: z.string().trim(), reason: z.string() })),
  follow_up: z.string().default(''),
});

/** What a model wrote. It may contain products that do not exist. */
export type ModelReply = z.infer<typeof reply>;

/** Without length limits and patterns, because many servers refuse them. */
export const replyShape = (ids: readonly ProductId[]): ModelRequest<ModelReply>['output'] => ({
  name: 'advice',
  jsonSchema: objectOf({
    recommendations: {
      type: 'array',
      items: objectOf({ product: { type: 'string', enum: ids }, reason: { type: 'string' } }),
    },
    follow_up: { type: 'string' },
  }),
  parse: (value) => reply.safeParse(value).data,
});

const objectOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
