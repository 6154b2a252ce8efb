import { z } from 'zod';
import type { ModelRequest } from '../../../application/ports/language-model.ts';
import type { ProductId } from '../../../domain/advisor/product.ts';

/** Whatever else a model adds is dropped here: ways to go on, prices and addresses are not its to tell. */
const reply = z.object({
  recommendations: z.array(z.object({ product: z.string().trim(), reason: z.string() })),
  follow_up: z.string().default(''),
});

/** What a model wrote; its products may be made up. */
export type ModelReply = z.infer<typeof reply>;

/** Without length limits and patterns, which many servers refuse. */
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
