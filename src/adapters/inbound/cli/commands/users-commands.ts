import { Argument, type Command } from 'commander';
import { type Role, roles, type User } from '#domain/sessions/user.ts';
import type { CommandLine, OutputOptions } from '../command-line.ts';
import { findRefusal, unknownUser } from '../find-refusal.ts';
import type { Operations } from '../operations.ts';
import { answer, type Outcome, refuse, type Refusal } from '../outcome.ts';
import { overviewJson, overviewLines } from './user-overview.ts';

const whoHelp = 'the id or the e-mail address of the user';

export function addUsersCommands(program: Command, line: CommandLine): void {
  const users = program.command('users').description('people who have logged in or bought');
  line
    .add(users, 'show', {
      does: 'show a user with purchases, sessions and maps',
      example: 'anna@example.com',
      json:
        '{"id", "email", "role", "language", "map_access", "sessions", "purchases": [{"payment", "source", "state", ' +
        '"amount_cents", "refunded_cents", "paid_at", "practitioner_code"}], "maps": [as in "svc maps list"]}',
      notes: ['A purchase with the source "operator" was granted by "svc users grant-map".'],
    })
    .argument('<who>', whoHelp)
    .action((who: string, options: OutputOptions) => forUser(line, options, who, showUser));
  line
    .add(users, 'grant-map', {
      does: 'give a user the situation map without a payment',
      example: 'anna@example.com',
      json: '{"id", "granted"}',
      notes: ['No receipt is sent. "granted" is false if the user has the map already.'],
    })
    .argument('<who>', whoHelp)
    .action((who: string, options: OutputOptions) => forUser(line, options, who, grantMap));
  line
    .add(users, 'revoke-sessions', {
      does: 'log a user out everywhere, at once',
      example: '12',
      json: '{"id", "ended"}',
    })
    .argument('<who>', whoHelp)
    .action((who: string, options: OutputOptions) => forUser(line, options, who, revokeSessions));
  line
    .add(users, 'set-role', {
      does: 'set the role of a user',
      example: 'anna@example.com admin',
      json: '{"id", "role", "previous_role"}',
    })
    .argument('<who>', whoHelp)
    .addArgument(new Argument('<role>', 'what it is to be').choices(roles))
    .action((who: string, role: Role, options: OutputOptions) =>
      forUser(line, options, who, (operations, user) => setRole(operations, user, role)),
    );
  line
    .add(users, 'delete', {
      does: 'delete a user with all content, files, links and sessions',
      example: 'anna@example.com --yes',
      json: '{"id", "deleted": true}',
      notes: ['This cannot be undone. Payment data that invoicing law requires is kept, without the person.'],
    })
    .argument('<who>', whoHelp)
    .option('--yes', 'do not ask for the address')
    .action((who: string, options: OutputOptions & { readonly yes?: boolean }) =>
      forUser(line, options, who, async (operations, user) =>
        options.yes === true || (await isConfirmed(line, user))
          ? deleteUser(operations, user)
          : notConfirmed(line),
      ),
    );
}

/** Finds the user that the operator named, and then runs the command for that user. */
const forUser = (
  line: CommandLine,
  options: OutputOptions,
  who: string,
  act: (operations: Operations, user: User) => Promise<Outcome>,
): Promise<void> =>
  line.withOperations(options, async (operations) => {
    const found = await operations.findUser(who);
    return found.isErr() ? findRefusal(found.error) : act(operations, found.value);
  });

async function showUser({ showUser: show }: Operations, user: User): Promise<Outcome> {
  const overview = await show(user);
  return answer(overviewJson(overview), overviewLines(overview));
}

async function grantMap({ grantMap: grant }: Operations, { id, email }: User): Promise<Outcome> {
  const granted = await grant(id);
  if (granted.isOk()) return answer({ id, granted: true }, [`${email.address} has the map now.`]);
  if (granted.error.kind === 'user_unknown') return unknownUser;
  return answer({ id, granted: false }, [`${email.address} has the map already.`]);
}

async function revokeSessions({ revokeSessions: revoke }: Operations, { id, email }: User): Promise<Outcome> {
  const ended = await revoke(id);
  return answer({ id, ended }, [`Sessions of ${email.address} that were ended: ${ended}.`]);
}

async function setRole({ setRole: set }: Operations, { id, email }: User, role: Role): Promise<Outcome> {
  const was = await set(id, role);
  if (was.isErr()) return unknownUser;
  return answer({ id, role, previous_role: was.value }, [`${email.address} is ${role}, was ${was.value}.`]);
}

async function isConfirmed({ context }: CommandLine, { email }: User): Promise<boolean> {
  const { terminal } = context;
  if (!terminal.isInteractive) return false;
  const typed = await terminal.ask(`This cannot be undone. Type ${email.address} to delete the user: `);
  return typed.trim().toLowerCase() === email.key;
}

const notConfirmed = ({ context }: CommandLine): Refusal =>
  context.terminal.isInteractive
    ? refuse('That is not the address of the user: nobody was deleted.')
    : { refused: ['This needs a confirmation, but nobody can answer here: add --yes.'], status: 2 };

async function deleteUser({ deletePerson }: Operations, { id, email }: User): Promise<Outcome> {
  if (!(await deletePerson(id))) return unknownUser;
  return answer({ id, deleted: true }, [`${email.address} was deleted.`]);
}
