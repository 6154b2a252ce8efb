import { describe, expect, test } from '@jest/globals';
import { setSvcStage } from './svc-stage.ts';

const commands = [
  ['keys', 'create'],
  ['keys', 'list'],
  ['keys', 'revoke'],
  ['keys', 'rotate'],
  ['codes', 'create'],
  ['codes', 'list'],
  ['codes', 'disable'],
  ['catalog', 'import'],
  ['catalog', 'check'],
  ['users', 'show'],
  ['users', 'grant-map'],
  ['users', 'revoke-sessions'],
  ['users', 'delete'],
  ['users', 'set-role'],
  ['maps', 'list'],
  ['maps', 'retry'],
  ['files', 'move'],
  ['backup'],
  ['restore'],
  ['lint'],
  ['migrate'],
  ['doctor'],
] as const;

describe('help', () => {
  test.each(commands.map((path) => [path.join(' '), path] as const))(
    'of "%s" shows an example that runs it, and the JSON, and opens nothing',
    async (name, path) => {
      const { svc, fake } = setSvcStage();
      const { status, output, errorOutput } = await svc(...path, '--help');
      expect([status, errorOutput, fake.opened]).toEqual([0, '', 0]);
      expect(output).toMatch(new RegExp(`^Usage: svc ${name}`));
      expect(output).toMatch(new RegExp(`Example:\n  \\$ svc ${name}\\b`));
      expect(output).toMatch(/JSON:\n {2}\{/);
    },
  );

  test('of svc names every command group and the exit status', async () => {
    const { svc } = setSvcStage();
    const { status, output } = await svc('--help');
    expect(status).toBe(0);
    for (const [group] of commands) expect(output).toMatch(new RegExp(`^  ${group}\\b`, 'm'));
    expect(output).toContain('Exit status: 0 success, 1 refused or failed, 2 wrong usage.');
  });
});

describe('wrong usage', () => {
  test.each([
    ['nothing at all', []],
    ['a group without a command', ['keys']],
    ['an unknown command', ['keyz', 'list']],
    ['an unknown command of a group', ['keys', 'lisst']],
    ['a missing argument', ['keys', 'create']],
    ['one argument too many', ['maps', 'retry', '1', '2']],
    ['an unknown option', ['keys', 'list', '--all']],
    ['a day that does not exist', ['keys', 'create', 'Acme', '--expires', '2027-02-30']],
    ['a time without a zone', ['keys', 'create', 'Acme', '--expires', '2027-01-31T18:00']],
    ['a day whose end is in the year 10000', ['keys', 'create', 'Acme', '--expires', '9999-12-31']],
    ['words for a date', ['keys', 'create', 'Acme', '--expires', 'tomorrow']],
    ['a map that is no number', ['maps', 'retry', 'seven']],
    ['a map beyond all numbers', ['maps', 'retry', '99999999999999999999']],
    ['a limit of none', ['maps', 'list', '--limit', '0']],
    ['a backup to nowhere', ['backup']],
    ['a move to nowhere', ['files', 'move']],
    ['an unknown role', ['users', 'set-role', '1', 'boss']],
  ])('%s ends with status 2 and says so on standard error only', async (_, argv) => {
    const { svc, fake } = setSvcStage();
    const { status, output, errorOutput } = await svc(...argv);
    expect([status, output, fake.opened]).toEqual([2, '', 0]);
    expect(errorOutput).not.toBe('');
  });

  test('a typing error is answered with a suggestion', async () => {
    const { svc } = setSvcStage();
    expect((await svc('keyz', 'list')).errorOutput).toContain('Did you mean keys?');
  });
});

describe('a command', () => {
  test('closes what it opened, also when it is refused', async () => {
    const { svc, fake } = setSvcStage();
    await svc('keys', 'list');
    await svc('users', 'show', '7');
    expect(fake).toMatchObject({ opened: 2, closed: 2 });
  });

  test('that is refused says so on standard error only, also for scripts', async () => {
    const { svc } = setSvcStage();
    const { status, output, errorOutput } = await svc('users', 'show', '7', '--json');
    expect([status, output]).toEqual([1, '']);
    expect(errorOutput).toMatch(/^There is no such user: give .*\.$/);
  });
});
