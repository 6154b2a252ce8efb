import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { answer } from '#adapters/inbound/http/reply.ts';
import { openRoute } from '#adapters/inbound/http/route.ts';

const shape = z.object({ id: z.int(), tags: z.array(z.string()), left: z.literal('none').optional() });

const facts = {
  method: 'GET',
  name: 'showThing',
  summary: 'One thing',
  subject: 'Operation',
  readableBy: 'anyone',
  answers: { 200: { description: 'The thing.', schema: shape } },
} as const;

const tags: readonly string[] = ['a'];

test('a handler gets the parameters of its path, and answers with a value of the declared shape', async () => {
  const route = openRoute({
    ...facts,
    path: '/things/:id/parts/:part',
    handle: ({ params }) => answer(200, shape, { id: Number(params.id), tags: [params.part] }),
  });
  if (route.access !== 'open') throw new Error('The route is open.');
  const incoming = { params: { id: '7', part: 'x' } } as unknown as Parameters<typeof route.handle>[0];

  expect(await route.handle(incoming)).toEqual({
    status: 200,
    headers: {},
    body: { kind: 'json', value: { id: 7, tags: ['x'] } },
  });
});

test('another parameter or another shape does not compile', () => {
  const mistakes = [
    () =>
      openRoute({
        ...facts,
        path: '/things/:id',
        // @ts-expect-error the path has no such parameter
        handle: ({ params }) => answer(200, shape, { id: 1, tags: [params.part] }),
      }),
    // @ts-expect-error a member is missing
    () => answer(200, shape, { id: 1 }),
    // @ts-expect-error a member has another type
    () => answer(200, shape, { id: '1', tags }),
    // @ts-expect-error a member that the shape does not have
    () => answer(200, shape, { id: 1, tags, more: true }),
    () => answer(200, shape, { id: 1, tags, left: 'none' }),
  ];
  expect(mistakes).toHaveLength(5);
});
