import { makeCreateKey } from '#application/api-keys/create-key.ts';
import type { OutboundParts } from '#bootstrap/outbound-parts.ts';
import { expectOk } from '../expect-ok.ts';

/** Creates an API key with the parts of a service and returns it as a client would send it. */
export async function issueKey(
  parts: Pick<OutboundParts, 'apiKeys' | 'apiKeyMint' | 'clock'>,
  { name = 'An integration', expiresAt = null }: { name?: string; expiresAt?: Date | null } = {},
): Promise<string> {
  return expectOk(await makeCreateKey(parts)({ name, expiresAt })).key;
}
