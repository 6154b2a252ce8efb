import type { Intake } from './intake.ts';

const readers = [
  'leads',
  'colleagues',
  'alone',
  'serves',
  'remote',
  'seeking',
  'studying',
  'pausing',
  'retired',
  'unknown',
] as const;
/** What kind of working life a report is written for. */
export type Reader = (typeof readers)[number];

/** Whose working day a scene shows. `target`: a role that the person only aims for, or an unknown one. */
export type SceneReader = 'leads' | 'colleagues' | 'alone' | 'serves' | 'remote' | 'target';
/** Who tries an experiment; `free` needs neither a job nor a search for one. */
export type ExperimentReader = 'leads' | 'colleagues' | 'alone' | 'seeking' | 'free';
/** The reader of texts about the situation as a whole. */
export type SituationReader = Exclude<ExperimentReader, 'leads'>;

/** The reader of the plan. */
export type PlanReader = SituationReader | 'studying' | 'pausing' | 'retired';

export interface Audience {
  readonly reader: Reader;
  readonly scenes: SceneReader;
  readonly experiments: ExperimentReader;
  readonly situation: SituationReader;
  readonly plan: PlanReader;
}

const audiences: Readonly<Record<Reader, Omit<Audience, 'reader' | 'plan'>>> = {
  leads: { scenes: 'leads', experiments: 'leads', situation: 'colleagues' },
  colleagues: { scenes: 'colleagues', experiments: 'colleagues', situation: 'colleagues' },
  alone: { scenes: 'alone', experiments: 'alone', situation: 'alone' },
  serves: { scenes: 'serves', experiments: 'colleagues', situation: 'colleagues' },
  remote: { scenes: 'remote', experiments: 'colleagues', situation: 'colleagues' },
  seeking: { scenes: 'target', experiments: 'seeking', situation: 'seeking' },
  studying: { scenes: 'target', experiments: 'free', situation: 'free' },
  pausing: { scenes: 'target', experiments: 'free', situation: 'free' },
  retired: { scenes: 'target', experiments: 'free', situation: 'free' },
  unknown: { scenes: 'target', experiments: 'free', situation: 'free' },
};

const withoutWork = {
  job_seeking: 'seeking',
  studying: 'studying',
  career_break: 'pausing',
  retired: 'retired',
} as const;

/** A rating of 4 or 5: caring for people's needs fills much of the work. */
const muchCaring = 4;

/** Never assumes a team, a manager, colleagues or clients that the answers do not mention. */
export function audienceOf(intake: Intake): Audience {
  const reader = readerOf(intake);
  const situation = reader === 'leads' && isOnTheirOwn(intake) ? 'alone' : audiences[reader].situation;
  const plan = isWithoutWork(reader) ? reader : situation;
  return { reader, ...audiences[reader], situation, plan };
}

const isWithoutWork = (reader: Reader): reader is (typeof withoutWork)[keyof typeof withoutWork] =>
  Object.values<Reader>(withoutWork).includes(reader);

function readerOf(intake: Intake): Reader {
  const { status, peopleManaged = 0, workMode } = intake.currentWorkSituation;
  if (status !== undefined && status in withoutWork) return withoutWork[status as keyof typeof withoutWork];
  if (peopleManaged > 0) return 'leads';
  if (isOnTheirOwn(intake)) return 'alone';
  if (status !== 'employed') return 'unknown';
  if (workMode === 'field' || servesPeople(intake)) return 'serves';
  return workMode === 'remote' ? 'remote' : 'colleagues';
}

const isOnTheirOwn = ({ currentWorkSituation: { status, organizationSize } }: Intake): boolean =>
  status === 'self_employed' || (status !== 'employed' && organizationSize === 'solo');

function servesPeople({ roleDemands, energyPatterns: { drains = [], sources = [] } }: Intake): boolean {
  const caring = roleDemands.levels.Providing ?? 1;
  return caring >= muchCaring && [...drains, ...sources].includes('people_contact');
}
