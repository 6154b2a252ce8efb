import { describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import { makeCatalogueAdvisor } from '../../../src/adapters/outbound/advisor/catalogue-advisor.ts';
import { tinyldDetector } from '../../../src/adapters/outbound/language/tinyld-detector.ts';
import { type Advisors, makeSuggest } from '../../../src/application/advisor/suggest.ts';
import type { Advisor, Question } from '../../../src/application/ports/advisor.ts';
import { DatabaseUnavailable } from '../../../src/application/ports/outage.ts';
import type { RateLimiter } from '../../../src/application/ports/rate-limiter.ts';
import { wordsInDanger } from '../../../src/domain/advisor/danger.ts';
import { openingQuestions } from '../../../src/domain/advisor/follow-ups.ts';
import type { Catalog } from '../../../src/domain/catalog/catalog.ts';
import { shippedBooks } from '../../../src/domain/catalog/shipped-books.ts';
import { expectErr, expectOk } from '../../support/expect-ok.ts';
import { setStage } from '../in-memory-stage.ts';

interface Given {
  readonly model?: Advisor;
  readonly rules?: Advisor;
  readonly rateLimiter?: RateLimiter;
}

function setAdvisorStage({ model, rules = makeCatalogueAdvisor(), rateLimiter }: Given = {}) {
  const stage = setStage();
  const shelf: { catalog: Catalog } = { catalog: { version: 1, books: shippedBooks } };
  const advisors: Advisors = { model, rules };
  const suggest = makeSuggest({
    rateLimiter: rateLimiter ?? stage.rateLimiter,
    catalogReader: { current: async () => shelf.catalog },
    languageDetector: tinyldDetector,
    advisors,
    clock: stage.clock,
  });
  const ask = (wish: Partial<Parameters<typeof suggest>[0]> = {}) =>
    suggest({
      prompt: 'I come home exhausted from my job and think about quitting.',
      language: undefined,
      usualLanguage: 'en',
      client: '192.0.2.1',
      ...wish,
    });
  return { ...stage, shelf, ask };
}

/** Notes what it is asked. */
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
  test('comes from the model where there is one, with the way to go on from the catalogue', async () => {
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
    'is no product for people in danger, whom no model is told of: %s',
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
  ])('is given to those who only speak strongly: %s', async (prompt) => {
    const { ask } = setAdvisorStage({ model: listening(oneBook) });
    expect(expectOk(await ask({ prompt })).source).toBe('model');
  });

  test('comes from the rules where the model has none', async () => {
    const { ask } = setAdvisorStage({ model: listening(silent) });
    const { recommendations, source } = expectOk(await ask());
    expect(source).toBe('rules');
    expect(recommendations.map(({ product }) => product)).toEqual(['situation-map']);
  });

  test('comes from the rules where there is no model', async () => {
    const { ask } = setAdvisorStage();
    expect(expectOk(await ask()).source).toBe('rules');
  });

  test('is a question where nobody has any', async () => {
    const { ask } = setAdvisorStage({ rules: listening(silent) });
    expect(expectOk(await ask({ language: 'fr' }))).toEqual({
      recommendations: [],
      followUp: openingQuestions.fr,
      language: 'fr',
      source: 'rules',
    });
  });

  test('hands on that nobody waits any more', async () => {
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
      'the usual one of the client, where the prompt is too short to tell',
      { prompt: 'burn-out', usualLanguage: 'fr' },
      'fr',
    ],
    ['that of the prompt rather than the usual one', { prompt: french, usualLanguage: 'en' }, 'fr'],
  ] as const)('is %s', async (_, wish, language) => {
    const answered = expectOk(await setAdvisorStage().ask(wish));
    expect(answered.language).toBe(language);
    expect(answered.recommendations[0]?.reason).toMatch(language === 'fr' ? /^Elle met/ : /^It sets/);
  });
});

describe('what may be recommended', () => {
  test('is the same object for as long as the catalog is, and another one after an import', async () => {
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

  test('is never what has left the catalog, even if an advisor names it', async () => {
    const { ask, shelf } = setAdvisorStage({ model: listening(oneBook) });
    shelf.catalog = { version: 2, books: [] };
    expect(expectOk(await ask()).recommendations).toEqual([]);
  });
});

describe('the limits', () => {
  test('let ten questions a minute through, and count no prompt that cannot be read', async () => {
    const { ask } = setAdvisorStage();
    for (let times = 0; times < 12; times += 1) expectErr(await ask({ prompt: ' ' }));
    for (let times = 0; times < 10; times += 1) expectOk(await ask());
    expect(expectErr(await ask())).toMatchObject({
      kind: 'rate_limited',
      bucket: 'suggestions_per_client_and_minute',
    });
    expectOk(await ask({ client: '192.0.2.2' }));
  });

  test('let a hundred questions a day through, and begin anew with the day in UTC', async () => {
    const taken: [bucket: string, key: string][] = [];
    const rateLimiter: RateLimiter = {
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
      giveBack: async () => undefined,
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
    const { ask } = setAdvisorStage({ rateLimiter: { take: away, giveBack: away } });
    await expect(ask()).rejects.toThrow(DatabaseUnavailable);
  });
});
