import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeOutboxMailer } from '#adapters/outbound/mailer/outbox-mailer.ts';
import type { Mailer } from '#application/ports/mailer.ts';
import { describeMailer } from '#test/contracts/mailer.contract.ts';
import { loginMail } from '#test/support/makers/mails.ts';
import { parseMail } from '#test/support/servers/smtp-inbox.ts';

const now = new Date('2026-03-05T14:20:42.007Z');

const openOutbox = (
  folder: string,
  printed: string[] = [],
  from = 'Situation Assessment <no-reply@example.com>',
): Mailer =>
  makeOutboxMailer({
    folder,
    from,
    clock: { now: () => now },
    print: (...line) => printed.push(line.join(' ')),
  });

const makeFolder = async (): Promise<string> => mkdtemp(join(tmpdir(), 'outbox-'));

describeMailer('outbox', async () => {
  const folder = await makeFolder();
  return {
    mailer: openOutbox(folder),
    arrived: async () => {
      const files = (await readdir(folder)).toSorted();
      const mails = await Promise.all(
        files.map(async (file) => parseMail(await readFile(join(folder, file)))),
      );
      return mails.map((mail) => ({ ...mail, recipients: mail.to }));
    },
    stop: async () => rm(folder, { recursive: true }),
  };
});

describe('outbox mailer', () => {
  let root: string;
  let folder: string;

  beforeEach(async () => {
    root = await makeFolder();
    folder = join(root, 'var', 'mail');
  });

  afterEach(async () => rm(root, { recursive: true }));

  test('writes one file for each mail, named by time, kind and id', async () => {
    await openOutbox(folder).send(loginMail({ id: 'login/7' }));
    expect(await readdir(folder)).toEqual(['2026-03-05T142042007Z-login_link-login%2F7.eml']);
  });

  test('lets only the owner read folder and file', async () => {
    await openOutbox(folder).send(loginMail());
    const [file = ''] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['hello@example.com', 'en', 'Situation Assessment <hello@example.com>'],
    ['hello@example.com', 'fr', 'Bilan de situation <hello@example.com>'],
    ['Clear Work <hello@example.com>', 'fr', 'Clear Work <hello@example.com>'],
  ] as const)('sends from %s, in %s, as %s', async (from, language, sender) => {
    await openOutbox(folder, [], from).send(loginMail({ language }));
    const [file = ''] = await readdir(folder);
    expect(await readFile(join(folder, file), 'latin1')).toContain(`From: ${sender}`);
  });

  test('writes what a mail program expects: CRLF lines, date, sender, both parts', async () => {
    await openOutbox(folder).send(loginMail());
    const [file = ''] = await readdir(folder);
    const raw = await readFile(join(folder, file));
    expect(raw.toString('latin1')).not.toMatch(/[^\r]\n/);
    const { from, headers } = await parseMail(raw);
    expect(from).toBe('no-reply@example.com');
    expect(headers.get('date')).toEqual(['Thu, 05 Mar 2026 14:20:42 +0000']);
    expect(headers.get('content-type')?.[0]).toContain('multipart/alternative');
  });

  test('prints recipient, link and file', async () => {
    const printed: string[] = [];
    await openOutbox(folder, printed).send(loginMail());
    const [file = ''] = await readdir(folder);
    expect(printed).toEqual([
      '',
      '  Mail for anna@example.org: Your login link',
      `  Open ${loginMail().link}`,
      `  Kept in ${join(folder, file)}`,
      '',
    ]);
  });

  test('prints nothing about a mail that it rejects', async () => {
    const printed: string[] = [];
    await openOutbox(folder, printed).send(loginMail({ to: 'a@example.org, b@example.org' }));
    expect(printed).toEqual([]);
  });

  test('throws and prints nothing if the folder cannot be created', async () => {
    const printed: string[] = [];
    await writeFile(join(root, 'taken'), 'a file, not a folder');
    await expect(openOutbox(join(root, 'taken'), printed).send(loginMail())).rejects.toThrow(
      /EEXIST|ENOTDIR/,
    );
    expect(printed).toEqual([]);
  });

  test('throws, prints nothing and leaves no part of a mail that cannot be renamed', async () => {
    const printed: string[] = [];
    const name = '2026-03-05T142042007Z-login_link-login-7.eml';
    await mkdir(join(folder, name), { recursive: true });
    await expect(openOutbox(folder, printed).send(loginMail())).rejects.toThrow('EISDIR');
    expect(printed).toEqual([]);
    expect(await readdir(folder)).toEqual([name]);
  });
});
