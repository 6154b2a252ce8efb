import { runSvc } from '../../../../src/adapters/inbound/cli/program.ts';
import { cryptoApiKeyMint } from '../../../../src/adapters/outbound/system/crypto-api-key-mint.ts';
import type { CheckReport } from '../../../../src/application/ports/health-check.ts';
import { makeOperations } from '../../../../src/bootstrap/operations.ts';
import { setStage } from '../../../application/in-memory-stage.ts';
import { addressOf } from '../../../support/builders.ts';
import { CapturedTerminal } from './captured-terminal.ts';

export interface Said {
  readonly status: 0 | 1 | 2;
  readonly output: string;
  readonly complaints: string;
}

/** The command on in-memory parts, which are opened only when it asks for them. */
export function setSvcStage() {
  const stage = { ...setStage(), apiKeyMint: cryptoApiKeyMint };
  const terminal = new CapturedTerminal();
  const told = { opened: 0, closed: 0, pending: ['0009-next'], reports: [] as readonly CheckReport[] };
  const surroundings = {
    terminal,
    openOperations: async () => {
      told.opened += 1;
      return { operations: makeOperations(stage), close: async () => void (told.closed += 1) };
    },
    migrations: {
      pending: async () => told.pending,
      apply: async () => told.pending.splice(0),
    },
    examine: async () => told.reports,
  };
  const svc = async (...argv: readonly string[]): Promise<Said> => ({
    status: await runSvc(argv, surroundings),
    ...terminal.take(),
  });
  return {
    ...stage,
    terminal,
    told,
    svc,
    /** What `--json` prints. */
    json: async (...argv: readonly string[]) => JSON.parse((await svc(...argv, '--json')).output),
    admit: (address: string) => stage.users.admit(addressOf(address), 'en', stage.clock.now()),
  };
}
