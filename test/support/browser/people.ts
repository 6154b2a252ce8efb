import { Application, type Session } from './application.ts';
import { buyMap, draftAnswers, draftIntake, makeMap, submitAnswers, submitIntake } from './seeding.ts';
import type { Visit } from './visit.ts';
import { exampleIntake, exampleResponses } from '../makers/intakes.ts';
import { startModelStub } from '../servers/model-stub.ts';

/** These answers are hasty, so that the page has a warning to show. */
const hastyResponses = () => ({
  responses: exampleResponses().responses.map(({ item_id }) => ({ item_id, value: item_id === 1 ? 4 : 3 })),
});

/** The stages at which people can be in the application. */
const stages = [
  'newcomer',
  'half-way through the statements',
  'assessed',
  'assessed twice',
  'owner of the map',
  'half-way through the intake',
  'reader of a map',
  'waiting for a map',
] as const;

export type Stage = (typeof stages)[number];

export interface Seeded {
  readonly session: Session;
  /** Newest first. */
  readonly results: readonly number[];
  readonly map: number | undefined;
}

type Result = Pick<Seeded, 'results'> & { readonly map?: number };

const nothing: Result = { results: [] };

const ways: Readonly<Record<Stage, (visit: Visit) => Promise<Result>>> = {
  newcomer: async () => nothing,
  'half-way through the statements': async ({ api }) => {
    await draftAnswers(api, 30);
    return nothing;
  },
  assessed: async ({ api }) => ({ results: [await submitAnswers(api)] }),
  'assessed twice': async ({ api }) => {
    const first = await submitAnswers(api, hastyResponses());
    return { results: [await submitAnswers(api), first] };
  },
  'owner of the map': async ({ api }) => {
    await buyMap(api);
    return nothing;
  },
  'half-way through the intake': async ({ api }) => {
    await buyMap(api);
    const { current_work_situation: situation, role_demands: demands } = exampleIntake;
    await draftIntake(api, { current_work_situation: situation, role_demands: demands });
    return nothing;
  },
  'reader of a map': async ({ api }) => {
    const results = [await submitAnswers(api, exampleResponses())];
    await buyMap(api);
    return { results, map: await makeMap(api) };
  },
  'waiting for a map': async ({ api }) => {
    await buyMap(api);
    return { results: [], map: await submitIntake(api) };
  },
};

/** Creates a person at that stage, for any number of visits. */
export async function seed(application: Application, stage: Stage): Promise<Seeded> {
  const visit = await application.visit();
  await visit.logIn();
  const result = await ways[stage](visit);
  const session = await visit.session();
  await visit.end();
  return { session, map: undefined, ...result };
}

export interface SeededService {
  readonly application: Application;
  readonly personAt: (stage: Stage) => Seeded;
  readonly close: () => Promise<void>;
}

/** The application with a person at every stage. A model writes its reports; afterwards the model stops answering. */
export async function populate(): Promise<SeededService> {
  const model = await startModelStub();
  const application = await Application.start({ LLM_BASE_URL: model.baseUrl, LLM_TIMEOUT_MS: '240000' });
  const close = async (): Promise<void> => {
    await model.stop();
    await application.close();
  };
  const people = new Map<Stage, Seeded>();
  try {
    for (const stage of stages) {
      // A map stays in progress while the model does not answer.
      if (stage === 'waiting for a map') model.behave('hang');
      people.set(stage, await seed(application, stage));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { application, personAt: (stage) => people.get(stage) ?? noOne(stage), close };
}

function noOne(stage: Stage): never {
  throw new Error(`Nobody is ${stage}.`);
}
