import type { Access } from '#domain/products/product.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { Answer, Client } from '#test/support/client.ts';
import { eventually } from '#test/support/eventually.ts';
import { exampleIntake } from '#test/support/makers/intakes.ts';
import type { InMemoryService } from '#test/support/in-memory-service.ts';
import { logIn, startService } from './service-under-test.ts';

type Options = NonNullable<Parameters<typeof startService>[0]>;

/** The content of the PDFs of these services. */
export const pdfBytes = Buffer.from('%PDF-1.7 \xff\x00 not printed, for speed', 'latin1');

/** A service that prints no real PDFs, and that writes the narrative of a map only when the test allows it. */
export async function startMapService(options: Options = {}) {
  let phrasing = Promise.withResolvers<void>();
  phrasing.resolve();
  const service = await startService({
    ...options,
    replace: (parts) => ({
      narrator: {
        narrate: async (facts) => {
          await phrasing.promise;
          return parts.narrator.narrate(facts);
        },
      },
      reportPrinter: { print: async () => pdfBytes },
    }),
  });
  return {
    service,
    holdMaps: () => void (phrasing = Promise.withResolvers<void>()),
    releaseMaps: () => phrasing.resolve(),
  };
}

export async function setAccess({ parts }: InMemoryService, client: Client, access: Access): Promise<void> {
  const { id } = (await client.get('/me')).body;
  await parts.users.setAccess(id as UserId, 'situation-map', access);
}

/** A person who is logged in and has bought the situation map. */
export async function owner(service: InMemoryService, address?: string): Promise<Client> {
  const client = await logIn(service, address);
  await setAccess(service, client, 'granted');
  return client;
}

export const completed = (client: Client, id: number): Promise<Answer> =>
  eventually(async () => {
    const shown = await client.get(`/map/${id}`);
    if (shown.body.status !== 'complete') throw new Error('The map is not complete.');
    return shown;
  });

/** Creates a map and waits until it is complete. */
export async function makeMap(client: Client, json: object = exampleIntake): Promise<Answer> {
  const submitted = await client.post('/map/intake', json);
  if (submitted.status !== 202) throw new Error(`The intake was refused: ${submitted.text}`);
  return completed(client, submitted.body.map_id);
}
