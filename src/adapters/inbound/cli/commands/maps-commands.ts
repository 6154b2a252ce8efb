import type { Command } from 'commander';
import { Ok } from 'ts-results';
import type { RetryMapRefusal } from '#application/operations/retry-map.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import { parseWholeNumber } from '../arguments.ts';
import type { CommandLine, OutputOptions } from '../command-line.ts';
import { findRefusal } from '../find-refusal.ts';
import { mapJson, mapLines } from './map-lists.ts';
import type { Operations } from '../operations.ts';
import { answer, type Outcome, refuse } from '../outcome.ts';

interface ListOptions extends OutputOptions {
  readonly stuck?: boolean;
  readonly user?: string;
  readonly limit: number;
}

const defaultLimit = 50;

export function addMapsCommands(program: Command, line: CommandLine): void {
  const maps = program.command('maps').description('situation maps and their progress');
  line
    .add(maps, 'list', {
      does: 'list maps, the newest first',
      example: '--stuck',
      json: '{"maps": [{"map_id", "user_id", "email", "status", "stage", "failures", "submitted_at"}], "has_more"}',
      notes: ['Outages of the database do not count as failures.'],
    })
    .option('--stuck', 'only maps in progress that failed 10 times or more')
    .option('--user <who>', 'only maps of that user: an id or an e-mail address')
    .option('--limit <count>', 'list at most this many', parseWholeNumber, defaultLimit)
    .action((options: ListOptions) =>
      line.withOperations(options, (operations) => listMaps(operations, options)),
    );
  line
    .add(maps, 'retry', {
      does: 'retry a map now, and set its number of failures to zero',
      example: '7',
      json: '{"map_id", "retried": true}',
      notes: ['Harmless if the service is already working on the map.'],
    })
    .argument('<id>', 'of the map', parseWholeNumber)
    .action((id: number, options: OutputOptions) =>
      line.withOperations(options, (operations) => retryMap(operations, id)),
    );
}

async function listMaps(
  { findUser, surveyMaps }: Operations,
  { user, stuck = false, limit }: ListOptions,
): Promise<Outcome> {
  const owner = user === undefined ? Ok(undefined) : await findUser(user);
  if (owner.isErr()) return findRefusal(owner.error);
  const { maps, hasMore } = await surveyMaps({ userId: owner.value?.id, onlyStuck: stuck, limit });
  const lines = mapLines(maps, stuck ? 'No map is stuck.' : 'There are no maps.');
  const more = hasMore ? ['', `There are more: --limit ${2 * limit} shows twice as many.`] : [];
  return answer({ maps: maps.map(mapJson), has_more: hasMore }, [...lines, ...more]);
}

async function retryMap({ retryMap: retry }: Operations, id: number): Promise<Outcome> {
  const retried = await retry(id as MapId);
  if (retried.isErr()) return refuse(retryRefusals[retried.error.kind]);
  return answer({ map_id: id, retried: true }, [`The running service will make map ${id}.`]);
}

const retryRefusals = {
  map_unknown: 'There is no such map. "svc maps list" shows all maps.',
  map_complete: 'The map is complete: there is nothing to retry.',
} as const satisfies Record<RetryMapRefusal['kind'], string>;
