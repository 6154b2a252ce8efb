import { describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import { makeCatalogAdvisor } from '#adapters/outbound/advisor/catalog-advisor.ts';
import { tinyldDetector } from '#adapters/outbound/language/tinyld-detector.ts';
import { type Advisors, makeSuggest } from '#application/advisor/suggest.ts';
import type { Advisor, Question } from '#application/ports/texts/advisor.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import type { RateLimiter } from '#application/ports/rate-limiter.ts';
import { wordsInDanger } from '#domain/advisor/danger.ts';
import { openingQuestions } from '#domain/advisor/follow-ups.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { aCompletedAssessment } from '#test/support/makers/assessments.ts';
import { minutes } from '#test/support/makers/builders.ts';
import { type Stage, setStage } from '../in-memory-stage.ts';
import { setLoginStage } from '../login/login-stage.ts';
import { mapAccess } from '#test/support/makers/access.ts';

interface Given {
  readonly model?: Advisor;
  readonly rules?: Advisor;
  readonly rateLimiter?: Pick<RateLimiter, 'take'>;
  readonly stage?: Stage;
}

function setAdvisorStage(given: Given = {}) {
  const { model, rules = makeCatalogAdvisor(), rateLimiter, stage = setStage() } = given;
  const shelf: { catalog: Catalog } = { catalog: { version: 1, books: shippedBooks } };
  const advisors: Advisors = { model, rules };
  const suggest = makeSuggest({
    rateLimiter: rateLimiter ?? stage.rateLimiter,
    catalogReader: { current: async () => shelf.catalog },
    languageDetector: tinyldDetector,
    advisors,
    sessions: stage.sessions,
    assessments: stage.assessments,
    tokenMint: stage.tokenMint,
    clock: stage.clock,
  });
  const ask = (request: Partial<Parameters<typeof suggest>[0]> = {}) =>
    suggest({
      prompt: 'I come home exhausted from my job and think about quitting.',
      language: undefined,
      usualLanguage: 'en',
      client: '192.0.2.1',
      ...request,
    });
  return { ...stage, shelf, ask };
}

/** Records the questions that it receives. */
function listening(
  advised: Awaited<ReturnType<Advisor['advise']>>,
): Advisor & { readonly heard: Question[] } {
  const heard: Question[] = [];
  return {
    heard,
    advise: async (question) => {
      heard.push(question);
      return advised;
    },
  };
}

const oneBook = Ok({
  recommendations: [{ product: 'book:EN-EB-STEADY-ENERGY' as const, reason: 'Rest.' }],
  followUp: 'Since when?',
});
const silent = Err({ kind: 'no_advice', code: 'timeout' } as const);

describe('advice', () => {
  test('comes from the model if there is one, with the next step from the catalog', async () => {
    const { ask } = setAdvisorStage({ model: listening(oneBook) });
    const { recommendations, followUp, source } = expectOk(await ask());
    expect({ followUp, source }).toEqual({ followUp: 'Since when?', source: 'model' });
    expect(recommendations).toEqual([
      {
        product: 'book:EN-EB-STEADY-ENERGY',
        reason: 'Rest.',
        integrationPath: expect.stringMatching(/^GET \/books\/EN-EB-STEADY-ENERGY /),
      },
    ]);
  });

  test.each([
    ['My job makes me want to kill myself', undefined, wordsInDanger.en],
    ['J’ai envie de mourir quand je pense à mon travail', undefined, wordsInDanger.fr],
    ['suicidal', 'fr', wordsInDanger.fr],
  ] as const)(
    'is no product for people in danger, and their question is not sent to a model: %s',
    async (prompt, language, words) => {
      const model = listening(oneBook);
      const { ask } = setAdvisorStage({ model });
      const { recommendations, followUp, source } = expectOk(await ask({ prompt, language }));
      expect({ recommendations, followUp, source }).toEqual({
        recommendations: [],
        followUp: words,
        source: 'rules',
      });
      expect(model.heard).toEqual([]);
    },
  );

  test.each([
    'My deadline kills me',
    'Mon chef me tue à petit feu, je veux partir',
    'I want to end my contract',
  ])('is given to people who only use strong words: %s', async (prompt) => {
    const { ask } = setAdvisorStage({ model: listening(oneBook) });
    expect(expectOk(await ask({ prompt })).source).toBe('model');
  });

  test('comes from the rules if the model has none', async () => {
    const { ask } = setAdvisorStage({ model: listening(silent) });
    const { recommendations, source } = expectOk(await ask());
    expect(source).toBe('rules');
    expect(recommendations.map(({ product }) => product)).toEqual(['free-assessment', 'situation-map']);
  });

  describe('for somebody with a session', () => {
    async function setMember() {
      const stage = setLoginStage();
      const presented = await stage.logIn('anna@example.org');
      const find = () => stage.sessions.findLive(stage.tokenMint.hash(presented), stage.clock.now());
      const session = await find();
      if (session === undefined) throw new Error('There is no session.');
      const { ask } = setAdvisorStage({ stage });
      const advised = async () => expectOk(await ask({ presented })).recommendations;
      return { ...stage, session, find, advised };
    }

    test('leaves out the assessment that they have taken, and does not extend the session', async () => {
      const { advised, assessments, session, find, clock } = await setMember();
      expect((await advised()).map(({ product }) => product)).toEqual(['free-assessment', 'situation-map']);
      await assessments.add(aCompletedAssessment(session.user.id, clock.now()));
      clock.advance(minutes(30));
      expect((await advised()).map(({ product }) => product)).toEqual(['situation-map']);
      expect(await find()).toEqual(session);
    });

    test('says of the map that they have bought it', async () => {
      const { advised, read, session } = await setMember();
      await read(({ users }) =>
        users.set(session.user.id, { ...session.user, access: mapAccess('granted') }),
      );
      expect((await advised()).at(-1)).toEqual({
        product: 'situation-map',
        reason: expect.stringMatching(/^You have bought it/),
        integrationPath: expect.not.stringMatching(/checkout/),
      });
    });
  });

  test('about the price comes from the rules, with what the operator says of refunds', async () => {
    const model = listening(oneBook);
    const { ask } = setAdvisorStage({ model });
    const { recommendations, source } = expectOk(
      await ask({ prompt: 'Is 197 dollars worth it?', refund: 'Within 14 days.' }),
    );
    expect(source).toBe('rules');
    expect(model.heard).toEqual([]);
    expect(recommendations[0]).toMatchObject({
      product: 'situation-map',
      reason: expect.stringMatching(/^It costs 197 US dollars.* On refunds: Within 14 days\.$/),
    });
  });

  test('comes from the rules if there is no model', async () => {
    const { ask } = setAdvisorStage();
    expect(expectOk(await ask()).source).toBe('rules');
  });

  test('is a question if nobody has any', async () => {
    const { ask } = setAdvisorStage({ rules: listening(silent) });
    expect(expectOk(await ask({ language: 'fr' }))).toEqual({
      recommendations: [],
      followUp: openingQuestions.fr,
      language: 'fr',
      source: 'rules',
    });
  });

  test('passes on the abort of the caller', async () => {
    const model = listening(oneBook);
    const { signal } = new AbortController();
    await setAdvisorStage({ model }).ask({ signal });
    expect(model.heard[0]?.signal).toBe(signal);
  });
});

describe('the language of the answer', () => {
  const french = 'Je rentre épuisée du travail chaque soir et je pense à démissionner.';

  test.each([
    ['that of the prompt', { prompt: french }, 'fr'],
    ['the one that was asked for, whatever that of the prompt', { prompt: french, language: 'en' }, 'en'],
    [
      'the usual one of the client, if the prompt is too short to detect its language',
      { prompt: 'burn-out', usualLanguage: 'fr' },
      'fr',
    ],
    ['that of the prompt rather than the usual one', { prompt: french, usualLanguage: 'en' }, 'fr'],
  ] as const)('is %s', async (_, request, language) => {
    const answered = expectOk(await setAdvisorStage().ask(request));
    expect(answered.language).toBe(language);
    const map = answered.recommendations.find(({ product }) => product === 'situation-map');
    expect(map?.reason).toMatch(language === 'fr' ? /^Elle met/ : /^It sets/);
  });
});

describe('what may be recommended', () => {
  test('is the same object as long as the catalog is unchanged, and a new one after an import', async () => {
    const model = listening(oneBook);
    const { ask, shelf } = setAdvisorStage({ model });
    await ask();
    await ask();
    shelf.catalog = { version: 2, books: shippedBooks.slice(1) };
    await ask();
    const [one, same, other] = model.heard.map(({ products }) => products);
    expect(same).toBe(one);
    expect(other).toHaveLength((one?.length ?? 0) - 1);
  });

  test('is never a product that was removed from the catalog, even if an advisor names it', async () => {
    const { ask, shelf } = setAdvisorStage({ model: listening(oneBook) });
    shelf.catalog = { version: 2, books: [] };
    expect(expectOk(await ask()).recommendations).toEqual([]);
  });
});

describe('the limits', () => {
  test('allow ten questions a minute, and do not count invalid prompts', async () => {
    const { ask } = setAdvisorStage();
    for (let times = 0; times < 12; times += 1) expectErr(await ask({ prompt: ' ' }));
    for (let times = 0; times < 10; times += 1) expectOk(await ask());
    expect(expectErr(await ask())).toMatchObject({
      kind: 'rate_limited',
      bucket: 'suggestions_per_client_and_minute',
    });
    expectOk(await ask({ client: '192.0.2.2' }));
  });

  test('allow a hundred questions a day, and start again with the day in UTC', async () => {
    const taken: [bucket: string, key: string][] = [];
    const rateLimiter: Pick<RateLimiter, 'take'> = {
      take: async (bucket, key) => {
        taken.push([bucket, key]);
        return bucket === 'suggestions_per_client_and_day'
          ? {
              kind: 'rate_limited',
              bucket,
              limit: { points: 100, windowSeconds: 86_400 },
              retryAfterSeconds: 80_000,
            }
          : undefined;
      },
    };
    const { ask, clock } = setAdvisorStage({ rateLimiter });
    expect(expectErr(await ask())).toMatchObject({ retryAfterSeconds: 10 * 60 * 60 });
    clock.advance(10 * 60 * 60 * 1000);
    expect(expectErr(await ask())).toMatchObject({ retryAfterSeconds: 80_000 });
    expect(taken).toEqual([
      ['suggestions_per_client_and_minute', '2026-03-05 192.0.2.1'],
      ['suggestions_per_client_and_day', '2026-03-05 192.0.2.1'],
      ['suggestions_per_client_and_minute', '2026-03-06 192.0.2.1'],
      ['suggestions_per_client_and_day', '2026-03-06 192.0.2.1'],
    ]);
  });

  test('cannot be passed while the database is away', async () => {
    const away = async (): Promise<never> => {
      throw new DatabaseUnavailable('gone');
    };
    const { ask } = setAdvisorStage({ rateLimiter: { take: away } });
    await expect(ask()).rejects.toThrow(DatabaseUnavailable);
  });
});
