import { runSvc } from '#adapters/inbound/cli/program.ts';
import { cryptoApiKeyMint } from '#adapters/outbound/system/crypto-api-key-mint.ts';
import type { CheckReport } from '#application/ports/operations/health-check.ts';
import type { OpenedStore } from '#application/ports/operations/file-stores.ts';
import { makeOperations } from '#bootstrap/operations.ts';
import { openTextLinter } from '#bootstrap/text-linter.ts';
import { setStage } from '#test/application/in-memory-stage.ts';
import { addressOf } from '#test/support/makers/builders.ts';
import type { Restore, RestoreRequest } from '#application/operations/restore.ts';
import { Ok } from 'ts-results';
import { CapturedTerminal } from './captured-terminal.ts';

export interface Said {
  readonly status: 0 | 1 | 2;
  readonly output: string;
  readonly errorOutput: string;
}

/** The command with in-memory parts, which are opened only when it asks for them. */
export function setSvcStage() {
  const set = setStage();
  const inUse = { store: set.fileStore, address: 'database:', isInUse: true };
  const fileStores = new Map<string, OpenedStore>([['database:', inUse]]);
  const stage = {
    ...set,
    apiKeyMint: cryptoApiKeyMint,
    fileStores: { open: async (address = 'database:') => fileStores.get(address) },
  };
  const terminal = new CapturedTerminal();
  const restore: (request: RestoreRequest) => ReturnType<Restore> = async () =>
    Ok({ files: 2, withheldMails: 0 });
  const fake = {
    opened: 0,
    closed: 0,
    pending: ['0009-next'],
    breaking: [] as readonly string[],
    reports: [] as readonly CheckReport[],
    backups: {
      backUp: async () => ({ bytes: 7000, files: 2, missingFiles: 0, wasInUse: false }),
      restore,
    },
  };
  const context = {
    terminal,
    openOperations: async () => {
      fake.opened += 1;
      return { operations: makeOperations(stage), close: async () => void (fake.closed += 1) };
    },
    openBackups: async () => ({ ...fake.backups, close: async () => void (fake.closed += 1) }),
    openLinter: async () => openTextLinter(),
    migrations: {
      pending: async () => fake.pending.map((name) => ({ name, isLive: !fake.breaking.includes(name) })),
      apply: async () => fake.pending.splice(0),
    },
    examine: async () => fake.reports,
  };
  const svc = async (...argv: readonly string[]): Promise<Said> => ({
    status: await runSvc(argv, context),
    ...terminal.take(),
  });
  return {
    ...stage,
    stores: fileStores,
    terminal,
    fake,
    svc,
    /** The output of `--json`. */
    json: async (...argv: readonly string[]) => JSON.parse((await svc(...argv, '--json')).output),
    admit: (address: string) => stage.users.admit(addressOf(address), 'en', stage.clock.now()),
  };
}
