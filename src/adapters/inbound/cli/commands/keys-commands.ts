import type { Command } from 'commander';
import type { CreateKeyRefusal } from '#application/api-keys/create-key.ts';
import type { IssuedKey } from '#application/api-keys/issue-key.ts';
import type { ListedKey } from '#application/api-keys/list-keys.ts';
import type { RotateKeyRefusal } from '#application/api-keys/rotate-key.ts';
import { expiryHelp, parseExpiry } from '../arguments.ts';
import type { CommandLine, OutputOptions } from '../command-line.ts';
import type { Operations } from '../operations.ts';
import { answer, type Outcome, refuse, type Refusal } from '../outcome.ts';
import { isoOf, table, timeOf } from '../tables.ts';

export function addKeysCommands(program: Command, line: CommandLine): void {
  const keys = program.command('keys').description('API keys of integrations');
  line
    .add(keys, 'create', {
      does: 'create a key and show it once',
      example: '"Acme CRM" --expires 2027-01-31',
      json: '{"id", "name", "key", "expires_at"}',
    })
    .argument('<name>', 'of the integration that will use it, up to 100 characters')
    .option('--expires <date>', expiryHelp, parseExpiry)
    .action((name: string, options: OutputOptions & { readonly expires?: Date }) =>
      line.withOperations(options, (operations) => createKey(operations, name, options.expires ?? null)),
    );
  line
    .add(keys, 'list', {
      does: 'list all keys, without their secrets',
      example: '',
      json: '{"keys": [{"id", "name", "state", "created_at", "expires_at", "revoked_at", "rotated_at", "last_used_at"}]}',
    })
    .action((options: OutputOptions) => line.withOperations(options, listKeys));
  line
    .add(keys, 'revoke', {
      does: 'stop a key from working, at once',
      example: 'Ab3dE6gH',
      json: '{"id", "state": "revoked"}',
    })
    .argument('<id>', 'the 8 characters that "svc keys list" shows')
    .action((id: string, options: OutputOptions) =>
      line.withOperations(options, (operations) => revokeKey(operations, id)),
    );
  line
    .add(keys, 'rotate', {
      does: 'create a successor of a key; the old key works for another 24 hours',
      example: 'Ab3dE6gH',
      json: '{"id", "name", "key", "expires_at", "old_id", "old_expires_at"}',
    })
    .argument('<id>', 'the 8 characters that "svc keys list" shows')
    .action((id: string, options: OutputOptions) =>
      line.withOperations(options, (operations) => rotateKey(operations, id)),
    );
}

async function createKey({ createKey: create }: Operations, name: string, expiresAt: Date | null) {
  const created = await create({ name, expiresAt });
  if (created.isErr()) return refuse(creationRefusals[created.error.kind]);
  return answer(issuedJson(created.value), issuedLines(created.value));
}

const creationRefusals = {
  key_name_malformed: 'The name must have 1 to 100 visible characters on one line.',
  key_expiry_past: 'The key would have expired already: give --expires a date to come.',
} as const satisfies Record<CreateKeyRefusal['kind'], string>;

async function listKeys({ listKeys: list }: Operations): Promise<Outcome> {
  const keys = await list();
  const headings = ['ID', 'NAME', 'STATE', 'CREATED', 'EXPIRES', 'LAST USED'];
  return answer({ keys: keys.map(keyJson) }, table(headings, keys.map(cellsOf), 'There are no keys.'));
}

const cellsOf = ({ id, name, state, createdAt, expiresAt, lastUsedAt }: ListedKey): readonly string[] => [
  id,
  name,
  state,
  timeOf(createdAt),
  timeOf(expiresAt),
  timeOf(lastUsedAt),
];

const keyJson = ({ id, name, state, ...times }: ListedKey) => ({
  id,
  name,
  state,
  created_at: isoOf(times.createdAt),
  expires_at: isoOf(times.expiresAt),
  revoked_at: isoOf(times.revokedAt),
  rotated_at: isoOf(times.rotatedAt),
  last_used_at: isoOf(times.lastUsedAt),
});

async function revokeKey({ revokeKey: revoke }: Operations, id: string): Promise<Outcome> {
  const revoked = await revoke(id);
  if (revoked.isErr()) return unknownKey;
  return answer({ id: revoked.value, state: 'revoked' }, [`Key ${revoked.value} no longer works.`]);
}

async function rotateKey({ rotateKey: rotate }: Operations, id: string): Promise<Outcome> {
  const rotated = await rotate(id);
  if (rotated.isErr()) return rotationRefusal(rotated.error);
  const { oldExpiresAt } = rotated.value;
  return answer({ ...issuedJson(rotated.value), old_id: id, old_expires_at: isoOf(oldExpiresAt) }, [
    ...issuedLines(rotated.value),
    `Key ${id} works until ${timeOf(oldExpiresAt)}.`,
  ]);
}

const unknownKey = refuse('There is no key with that id. "svc keys list" shows all keys.');

function rotationRefusal(refusal: RotateKeyRefusal): Refusal {
  if (refusal.kind === 'key_unknown') return unknownKey;
  return refusal.reason === 'rotated'
    ? refuse('The key already has a successor: rotate that one.')
    : refuse(`The key is ${refusal.reason}: create a new one with "svc keys create".`);
}

const issuedJson = ({ record, key }: IssuedKey) => ({
  id: record.id,
  name: record.name,
  key,
  expires_at: isoOf(record.expiresAt),
});

const issuedLines = ({ record, key }: IssuedKey): readonly string[] => [
  key,
  '',
  `Store it now: it cannot be shown again. Its id is ${record.id}.`,
  ...(record.expiresAt === null ? [] : [`It works until ${timeOf(record.expiresAt)}.`]),
];
