import type { Command } from 'commander';
import type { CreateCodeRefusal } from '#application/purchases/create-code.ts';
import type { ListedCode } from '#application/purchases/list-codes.ts';
import { expiryHelp, parseExpiry, parseWholeNumber } from '../arguments.ts';
import type { CommandLine, OutputOptions } from '../command-line.ts';
import type { Operations } from '../operations.ts';
import { answer, type Outcome, refuse } from '../outcome.ts';
import { isoOf, table, timeOf } from '../tables.ts';

interface CreateOptions extends OutputOptions {
  readonly maxUses?: number;
  readonly expires?: Date;
}

export function addCodesCommands(program: Command, line: CommandLine): void {
  const codes = program.command('codes').description('practitioner codes, for a lower price');
  line
    .add(codes, 'create', {
      does: 'create a code that lowers the price of the situation map',
      example: 'COACH-ANNA --max-uses 20 --expires 2027-01-31',
      json: '{"code", "max_uses", "expires_at"}',
    })
    .argument('<code>', '3 to 32 letters, digits, dashes and underscores, in any case')
    .option('--max-uses <count>', 'number of payments that may use it', parseWholeNumber)
    .option('--expires <date>', expiryHelp, parseExpiry)
    .action((code: string, options: CreateOptions) =>
      line.withOperations(options, (operations) => createCode(operations, code, options)),
    );
  line
    .add(codes, 'list', {
      does: 'list all codes with their uses',
      example: '',
      json: '{"codes": [{"code", "state", "uses", "max_uses", "expires_at"}]}',
    })
    .action((options: OutputOptions) => line.withOperations(options, listCodes));
  line
    .add(codes, 'disable', {
      does: 'stop a code from lowering prices, at once',
      example: 'COACH-ANNA',
      json: '{"code", "state": "disabled"}',
      notes: ['Checkouts that were started with it keep their price. It cannot be enabled again.'],
    })
    .argument('<code>', 'in any case')
    .action((code: string, options: OutputOptions) =>
      line.withOperations(options, (operations) => disableCode(operations, code)),
    );
}

async function createCode(
  { createCode: create }: Operations,
  typed: string,
  { maxUses = null, expires = null }: { readonly maxUses?: number | null; readonly expires?: Date | null },
): Promise<Outcome> {
  const created = await create({ code: typed, maxUses, expiresAt: expires });
  if (created.isErr()) return refuse(creationRefusals[created.error.kind]);
  const { code, expiresAt } = created.value;
  const limits = [
    ...(maxUses === null ? [] : [`for ${maxUses} ${maxUses === 1 ? 'payment' : 'payments'}`]),
    ...(expiresAt === null ? [] : [`until ${timeOf(expiresAt)}`]),
  ];
  return answer({ code, max_uses: maxUses, expires_at: isoOf(expiresAt) }, [
    `${['The code', code, 'is good', ...limits].join(' ')}.`,
  ]);
}

const creationRefusals = {
  code_malformed: 'A code has 3 to 32 letters, digits, dashes and underscores.',
  code_max_uses_malformed: 'That is too large for --max-uses: leave it out for a code without a limit.',
  code_expiry_past: 'The code would have expired already: give --expires a date to come.',
  code_exists: 'There is such a code already: choose another one. "svc codes list" shows all.',
} as const satisfies Record<CreateCodeRefusal['kind'], string>;

async function listCodes({ listCodes: list }: Operations): Promise<Outcome> {
  const codes = await list();
  const headings = ['CODE', 'STATE', 'USES', 'OF', 'EXPIRES'];
  return answer({ codes: codes.map(codeJson) }, table(headings, codes.map(cellsOf), 'There are no codes.'));
}

const cellsOf = ({ code, state, uses, maxUses, expiresAt }: ListedCode): readonly string[] => [
  code,
  state,
  String(uses),
  String(maxUses ?? '-'),
  timeOf(expiresAt),
];

const codeJson = ({ code, state, uses, maxUses, expiresAt }: ListedCode) => ({
  code,
  state,
  uses,
  max_uses: maxUses,
  expires_at: isoOf(expiresAt),
});

async function disableCode({ disableCode: disable }: Operations, typed: string): Promise<Outcome> {
  const disabled = await disable(typed);
  if (disabled.isErr()) return refuse('There is no such code. "svc codes list" shows all codes.');
  return answer({ code: disabled.value, state: 'disabled' }, [`The code ${disabled.value} is disabled.`]);
}
