import { expect, test } from '@jest/globals';
import { measuredRequests, notMeasured } from '#bench/http/measured-requests.ts';
import { startInMemoryService } from '../support/in-memory-service.ts';

test('the http bench measures every route of the OpenAPI document, or says that it does not', async () => {
  const service = await startInMemoryService();
  const answer = await fetch(`${service.baseUrl}/openapi.json`);
  const { paths } = (await answer.json()) as { readonly paths: Readonly<Record<string, object>> };
  await service.close();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const nobody = { owner: [], members: [], others: [], keys: [], reportQuery: '' };
  const measured = measuredRequests(nobody, '').map(({ name }) => name.split(',')[0] ?? '');
  expect(documented.filter((route) => !measured.includes(route)).toSorted()).toEqual(notMeasured.toSorted());
});
