import { Client } from 'pg';
import { eventually } from '../eventually.ts';
import { Chance } from './chance.ts';
import { History } from './history.ts';
import { Journey } from './journey.ts';
import { injectFaults } from './nemesis.ts';
import { TestEnvironment } from './world.ts';

const people = 4;

export interface Verdict {
  readonly seed: number;
  readonly faults: ReadonlyMap<string, number>;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
  readonly history: string;
}

/** Lets people use the service for some time while faults occur, and returns what is missing or wrong afterwards. */
export async function torture(seed: number, forMs: number): Promise<Verdict> {
  const history = new History();
  const world = await TestEnvironment.open();
  try {
    const end = performance.now() + forMs;
    const isOver = () => performance.now() > end;
    const journeys: Journey[] = [];
    const live = async (person: number): Promise<void> => {
      const chance = new Chance(seed * 1000 + person);
      do {
        const journey = new Journey({ world, history, chance });
        journeys.push(journey);
        await journey.run();
      } while (!isOver());
    };
    const haunting = injectFaults(world, { chance: new Chance(seed), history, isOver });
    const ends = await Promise.allSettled(Array.from({ length: people }, (_, person) => live(person)));
    await haunting;
    for (const ended of ends)
      if (ended.status === 'rejected') history.noteWrong('somebody', String(ended.reason));
    for (const failure of world.failedStarts) history.noteWrong('a process', failure);
    const losses = await eventually(async () => {
      const found = await findings(world, journeys);
      if (found.lost.length > 0) throw new Error(found.lost.join('\n'));
      return found;
    }).catch(() => findings(world, journeys));
    const { acknowledged, faults, wrongs } = history;
    return { seed, faults, acknowledged, ...losses, wrong: wrongs, history: history.text() };
  } finally {
    await world.close();
  }
}

interface Kept {
  readonly email: string;
  readonly assessments: number;
  readonly purchases: number;
  readonly maps: number;
  readonly complete_maps: number;
}

const kept = `
  select email,
    (select count(*)::int from assessment where user_id = app_user.id) as assessments,
    (select count(*)::int from purchase where user_id = app_user.id and verdict = 'accepted') as purchases,
    (select count(*)::int from situation_map where user_id = app_user.id) as maps,
    (select count(*)::int from situation_map where user_id = app_user.id and stage = 'complete') as complete_maps
  from app_user`;

/** Distinguishes mails by their id, because a mail may arrive twice if the mail server's reply was lost. */
async function findings(world: TestEnvironment, journeys: readonly Journey[]) {
  const client = new Client(world.databaseUrl);
  await client.connect();
  const { rows } = await client.query<Kept>(kept);
  await client.end();
  const lost: string[] = [];
  const doubled: string[] = [];
  const compare = (email: string, what: string, found: number, wanted: boolean): void => {
    if (wanted && found === 0) lost.push(`${email}: ${what}`);
    if (found > 1) doubled.push(`${email}: ${what}`);
  };
  for (const { email, acknowledged } of journeys) {
    const row = rows.find((each) => each.email === email);
    compare(email, 'submission', row?.assessments ?? 0, acknowledged.submission);
    compare(email, 'purchase', row?.purchases ?? 0, acknowledged.payment);
    compare(email, 'map', row?.maps ?? 0, acknowledged.intake);
    compare(email, 'complete map', row?.complete_maps ?? 0, acknowledged.intake);
    const mails = mailsTo(world, email);
    compare(email, 'report mail', mails.report.size, acknowledged.intake);
    compare(email, 'receipt', mails.receipt.size, acknowledged.payment);
    if (acknowledged.loginRequest && mails.login.size === 0) lost.push(`${email}: login mail`);
  }
  return { lost, doubled };
}

function mailsTo({ inbox }: TestEnvironment, email: string) {
  const ids = { login: new Set<string>(), report: new Set<string>(), receipt: new Set<string>() };
  for (const { recipients, link, messageId } of inbox.mails) {
    if (!recipients.includes(email)) continue;
    const kind = link.includes('/auth/') ? 'login' : link.includes('/map/report') ? 'report' : 'receipt';
    ids[kind].add(messageId);
  }
  return ids;
}
