import type { Command } from 'commander';
import { Err, type Result } from 'ts-results';
import { checkCatalog } from '#application/catalog/check-catalog.ts';
import type { CatalogEntry, CatalogFault } from '#domain/catalog/catalog-entry.ts';
import { readCatalogFile } from './catalog-file.ts';
import type { CommandLine, OutputOptions } from '../command-line.ts';
import type { Operations } from '../operations.ts';
import { answer, type Outcome, refuse, type Refusal } from '../outcome.ts';

export function addCatalogCommands(program: Command, line: CommandLine): void {
  const catalog = program.command('catalog').description('the books that are offered');
  const fileHelp = 'a JSON file, or - for standard input';
  line
    .add(catalog, 'check', {
      does: 'report all faults in a catalog file; needs no database',
      example: 'books.json',
      json: '{"books"} or {"faults": [{"pointer", "code", "message"}]}',
    })
    .argument('<file>', fileHelp)
    .action((file: string, options: OutputOptions) => checkFile(line, file, options));
  line
    .add(catalog, 'import', {
      does: 'replace the whole catalog with the one in a file, for all running services',
      example: 'books.json',
      json: '{"version", "books", "added": [skus], "removed": [skus], "changed": [skus]} or {"faults": […]}',
      notes: ['All or nothing: with a single fault in the file, nothing is changed.'],
    })
    .argument('<file>', fileHelp)
    .action((file: string, options: OutputOptions) => importFile(line, file, options));
}

async function checkFile(line: CommandLine, file: string, options: OutputOptions): Promise<void> {
  const entries = await readEntries(line, file);
  line.report(options, entries.isErr() ? entries.error : check(entries.value));
}

function check(entries: readonly CatalogEntry[]): Outcome {
  const checked = checkCatalog(entries);
  if (checked.isErr()) return faulty(checked.error.faults);
  const books = checked.value.length;
  return answer({ books }, [`The file is in order: ${books} books.`]);
}

async function importFile(line: CommandLine, file: string, options: OutputOptions): Promise<void> {
  const entries = await readEntries(line, file);
  if (entries.isErr()) return line.report(options, entries.error);
  return line.withOperations(options, (operations) => importEntries(operations, entries.value));
}

async function importEntries(
  { importCatalog }: Operations,
  entries: readonly CatalogEntry[],
): Promise<Outcome> {
  const imported = await importCatalog(entries);
  if (imported.isErr()) return faulty(imported.error.faults);
  const { version, books, added, removed, changed } = imported.value;
  return answer({ version, books, added, removed, changed }, [
    `The catalog now has ${books} books (version ${version}).`,
    ...named('Added', added),
    ...named('Removed', removed),
    ...named('Changed', changed),
  ]);
}

const named = (what: string, skus: readonly string[]): readonly string[] =>
  skus.length === 0 ? [] : [`${what}: ${skus.join(', ')}`];

async function readEntries(
  { context }: CommandLine,
  file: string,
): Promise<Result<readonly CatalogEntry[], Refusal>> {
  const text = await context.terminal.readText(file);
  if (text === undefined)
    return Err(refuse(`${file} cannot be read: give the path of a file, or - for standard input.`));
  return readCatalogFile(text).mapErr(faulty);
}

const faulty = (faults: readonly CatalogFault[]): Refusal => ({
  ...refuse(...faults.map(({ pointer, message }) => `${pointer === '' ? 'The file' : pointer}: ${message}`)),
  json: { faults },
});
