import { makeAuthenticateKey } from '#application/api-keys/authenticate-key.ts';
import { makeCreateKey } from '#application/api-keys/create-key.ts';
import { makeListKeys } from '#application/api-keys/list-keys.ts';
import { makeNoteKeyUse } from '#application/api-keys/note-key-use.ts';
import { makeRevokeKey } from '#application/api-keys/revoke-key.ts';
import { makeRotateKey } from '#application/api-keys/rotate-key.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { SequentialApiKeyMint } from '#test/support/makers/sequential-api-key-mint.ts';
import { setStage } from '../in-memory-stage.ts';

/** The use cases of API keys on one stage, and the steps that a test needs before its own. */
export function setKeyStage() {
  const stage = { ...setStage(), apiKeyMint: new SequentialApiKeyMint() };
  const createKey = makeCreateKey(stage);
  const momentIn = (ms: number): Date => new Date(stage.clock.now().getTime() + ms);
  return {
    ...stage,
    createKey,
    listKeys: makeListKeys(stage),
    revokeKey: makeRevokeKey(stage),
    rotateKey: makeRotateKey(stage),
    authenticateKey: makeAuthenticateKey(stage),
    noteKeyUse: makeNoteKeyUse(stage),
    /** The moment that many milliseconds from now. */
    momentIn,
    aKey: async (lifetimeMs: number | null = null, name = 'Ghostwriter') =>
      expectOk(await createKey({ name, expiresAt: lifetimeMs === null ? null : momentIn(lifetimeMs) })),
  };
}
