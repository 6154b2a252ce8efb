import type { PageName } from '#adapters/inbound/web/paths.ts';
import type { Surroundings } from './application.ts';
import type { Seeded, Stage, SeededService } from './people.ts';
import type { Visit } from './visit.ts';

export interface PageState {
  readonly page: PageName | 'missing';
  /** If it is absent, nobody is logged in. */
  readonly stage?: Stage;
  readonly path: string | ((person: Seeded) => string);
  /** A message that is expected in the browser's console: a response had an error status. */
  readonly complaint?: RegExp;
  /** It has more colours and longer texts than most pages, so screenshots also show it in print, dark and French. */
  readonly isRich?: true;
}

const unknown = { complaint: /status of 404/ } as const;
const rich = { isRich: true } as const;

/** Every page in every state that looks different. */
export const pageStates: readonly PageState[] = [
  { page: 'start', path: '/app/', ...rich },
  { page: 'start', path: '/app/', stage: 'newcomer' },
  { page: 'start', path: '/app/', stage: 'half-way through the statements' },
  { page: 'start', path: '/app/', stage: 'assessed' },
  { page: 'start', path: '/app/', stage: 'half-way through the intake' },
  { page: 'start', path: '/app/', stage: 'waiting for a map' },
  { page: 'start', path: '/app/', stage: 'reader of a map' },
  { page: 'login', path: '/app/login' },
  { page: 'login', path: '/app/login', stage: 'newcomer' },
  { page: 'assessment', path: '/app/assessment' },
  { page: 'assessment', path: '/app/assessment', stage: 'newcomer' },
  { page: 'assessment', path: '/app/assessment/1', stage: 'newcomer', ...rich },
  { page: 'assessment', path: '/app/assessment', stage: 'half-way through the statements' },
  {
    page: 'assessment',
    path: '/app/assessment/review',
    stage: 'half-way through the statements',
    ...rich,
  },
  { page: 'assessment', path: '/app/assessment', stage: 'assessed' },
  { page: 'assessment', path: '/app/assessment/nowhere', stage: 'newcomer' },
  { page: 'result', path: '/app/result' },
  { page: 'result', path: '/app/result', stage: 'newcomer' },
  { page: 'result', path: '/app/result', stage: 'assessed' },
  { page: 'result', path: '/app/result', stage: 'assessed twice', ...rich },
  { page: 'result', path: ({ results }) => `/app/result/${results.at(-1)}`, stage: 'assessed twice' },
  { page: 'result', path: '/app/result/999999', stage: 'assessed' },
  { page: 'map', path: '/app/map', ...rich },
  { page: 'map', path: '/app/map', stage: 'newcomer' },
  { page: 'map', path: '/app/map', stage: 'owner of the map' },
  { page: 'map', path: '/app/map', stage: 'half-way through the intake' },
  { page: 'map', path: '/app/map', stage: 'reader of a map' },
  { page: 'map', path: ({ map }) => `/app/map/${map}`, stage: 'reader of a map', ...rich },
  { page: 'map', path: ({ map }) => `/app/map/${map}`, stage: 'waiting for a map' },
  { page: 'map', path: '/app/map/999999', stage: 'reader of a map', ...unknown },
  { page: 'intake', path: '/app/intake' },
  { page: 'intake', path: '/app/intake', stage: 'newcomer' },
  { page: 'intake', path: '/app/intake', stage: 'owner of the map' },
  { page: 'intake', path: '/app/intake/2', stage: 'owner of the map', ...rich },
  { page: 'intake', path: '/app/intake/3', stage: 'half-way through the intake' },
  { page: 'intake', path: '/app/intake/4', stage: 'half-way through the intake' },
  { page: 'intake', path: '/app/intake/review', stage: 'owner of the map' },
  { page: 'intake', path: '/app/intake/review', stage: 'half-way through the intake' },
  { page: 'intake', path: '/app/intake', stage: 'waiting for a map' },
  { page: 'books', path: '/app/books' },
  { page: 'books', path: '/app/books?language=all' },
  { page: 'books', path: '/app/books/FR-PB-CHANGER-DE-CAP' },
  { page: 'books', path: '/app/books/nowhere' },
  { page: 'advisor', path: '/app/advisor' },
  { page: 'account', path: '/app/account' },
  { page: 'account', path: '/app/account', stage: 'newcomer' },
  { page: 'account', path: '/app/account', stage: 'reader of a map' },
  { page: 'about', path: '/app/about' },
  { page: 'missing', path: '/app/nowhere', ...unknown },
];

/** A visit of the person that the state is about. */
export const visitFor = (
  { stage }: PageState,
  { application, personAt }: SeededService,
  surroundings: Surroundings,
): Promise<Visit> =>
  application.visit({
    ...surroundings,
    ...(stage !== undefined && { session: personAt(stage).session }),
  });

export function addressOf({ stage, path }: PageState, { personAt }: SeededService): string {
  if (typeof path === 'string') return path;
  if (stage === undefined) throw new Error('Such an address belongs to somebody.');
  return path(personAt(stage));
}
