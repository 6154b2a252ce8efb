import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  makeOpenAiCompatibleModel,
  type ModelCall,
  type OpenAiCompatibleModelOptions,
} from '#adapters/outbound/llm/openai-compatible-model.ts';
import type { LanguageModel, ModelRequest } from '#application/ports/texts/language-model.ts';
import { eventually } from '#test/support/eventually.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { holdTime, releaseTime, withoutPauses } from '#test/support/timers.ts';
import {
  type ModelBehaviour,
  type ModelStub,
  startModelStub,
  tokensPerAnswer,
} from '#test/support/servers/model-stub.ts';
import { waitLimitMs } from '#test/support/wait-limits.ts';

const canary = 'canary-in-the-prompt';

interface Answer {
  readonly headline: string;
}

const question = (differences: Partial<ModelRequest<Answer>> = {}): ModelRequest<Answer> => ({
  system: `You write headlines. ${canary}`,
  prompt: `Language of the texts: en. ${canary}`,
  output: {
    name: 'headline',
    jsonSchema: {
      type: 'object',
      properties: { headline: { type: 'string' } },
      required: ['headline'],
      additionalProperties: false,
    },
    parse: (value) => {
      const { headline } = value as { headline?: unknown };
      return typeof headline === 'string' ? { headline } : undefined;
    },
  },
  maxOutputTokens: 400,
  timeLimitMs: waitLimitMs,
  ...differences,
});

describe('OpenAI-compatible model', () => {
  let stub: ModelStub;
  let calls: ModelCall[];

  const open = (differences: Partial<OpenAiCompatibleModelOptions> = {}): LanguageModel =>
    makeOpenAiCompatibleModel({
      baseUrl: stub.baseUrl,
      model: 'stub-model',
      timeoutMs: waitLimitMs,
      structured: 'json_schema',
      onCall: (call) => calls.push(call),
      ...differences,
    });

  const untilAsked = async (times: number): Promise<void> =>
    eventually(() => expect(stub.requests).toHaveLength(times));

  beforeEach(async () => {
    stub = await startModelStub();
    calls = [];
  });

  afterEach(async () => {
    releaseTime();
    await stub.stop();
  });

  describe('a question', () => {
    test('is sent once, with the question and nothing else', async () => {
      const { headline } = expectOk(await open({ apiKey: 'key-1' }).ask(question()));
      expect(headline).toMatch(/^This fits what you/);
      expect(stub.requests).toHaveLength(1);
      const [{ path, authorization, body }] = stub.requests as [(typeof stub.requests)[number]];
      expect(path).toBe('/v1/chat/completions');
      expect(authorization).toBe('Bearer key-1');
      expect(body).toEqual({
        model: 'stub-model',
        max_tokens: 400,
        temperature: 0.2,
        messages: [
          { role: 'system', content: question().system },
          { role: 'user', content: question().prompt },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'headline', strict: true, schema: question().output.jsonSchema },
        },
      });
    });

    test('has no authorization header if no key is set', async () => {
      expectOk(await open().ask(question()));
      expect(stub.requests[0]?.authorization).toBeUndefined();
    });

    test.each([
      ['json_object', { type: 'json_object' }],
      ['prompt', undefined],
    ] as const)('describes the form in words if the server supports %s only', async (structured, format) => {
      expectOk(await open({ structured }).ask(question()));
      const { response_format, messages } = stub.requests[0]?.body ?? {};
      expect(response_format).toEqual(format);
      expect(messages?.[0]?.content).toContain(JSON.stringify(question().output.jsonSchema));
    });

    test.each<ModelBehaviour>(['fenced', 'introduced'])(
      'extracts JSON from an answer that is %s',
      async (behaviour) => {
        stub.behave(behaviour);
        const { headline } = expectOk(await open({ structured: 'prompt' }).ask(question()));
        expect(headline).toMatch(/^This fits what you/);
      },
    );

    test('prints no warnings', async () => {
      const emitted = jest.spyOn(process, 'emitWarning');
      expectOk(await open({ structured: 'json_object' }).ask(question()));
      expect(emitted.mock.calls).toEqual([]);
    });
  });

  describe('an answer that is not usable', () => {
    test.each<[ModelBehaviour, string, string, number]>([
      ['invalid_json', 'model_bad_output', 'not_json', 1],
      ['wrong_shape', 'model_bad_output', 'wrong_shape', 1],
      ['truncated', 'model_bad_output', 'truncated', 1],
      ['empty', 'model_bad_output', 'empty', 1],
      ['blank', 'model_bad_output', 'empty', 1],
      ['refusal', 'model_refused', 'refused', 1],
      ['filtered', 'model_refused', 'refused', 1],
      ['html', 'model_unavailable', 'bad_reply', 1],
      ['unauthorized', 'model_unavailable', '401', 1],
      ['redirect', 'model_unavailable', '307', 1],
      ['huge', 'model_unavailable', 'too_large', 1],
      ['too_many_requests', 'model_unavailable', '429', 1],
      ['server_error', 'model_unavailable', '500', 2],
      ['reset', 'model_unavailable', 'network', 2],
    ])('%s is a %s (%s) after %i calls', async (behaviour, kind, code, times) => {
      stub.behave(behaviour);
      // Less than the pause that the server requests after `too_many_requests`.
      const asked = question({ timeLimitMs: 30_000 });
      expect(expectErr(await withoutPauses(() => open().ask(asked)))).toEqual({ kind, code });
      expect(stub.requests).toHaveLength(times);
      expect(calls).toEqual([{ outcome: code, ms: expect.any(Number), tokens: expect.any(Number) }]);
    });

    test('that is huge is cut off, not read to its end', async () => {
      stub.behave('huge');
      expectErr(await open().ask(question()));
      await eventually(() => expect(stub.abortedCount()).toBe(1));
    });

    test('fails at once if no server listens', async () => {
      await stub.stop();
      expect(expectErr(await withoutPauses(() => open().ask(question())))).toEqual({
        kind: 'model_unavailable',
        code: 'network',
      });
    });
  });

  describe('a second attempt', () => {
    test.each<ModelBehaviour>(['server_error', 'reset', 'too_many_requests_briefly'])(
      'follows on %s',
      async (behaviour) => {
        stub.behave(behaviour, 'good');
        expectOk(await withoutPauses(() => open().ask(question())));
        expect(stub.requests).toHaveLength(2);
      },
    );

    test('waits as long as the server asks', async () => {
      stub.behave('too_many_requests_briefly', 'good');
      holdTime();
      const asked = open().ask(question());
      const limitAndPause = 2;
      await eventually(() => expect(jest.getTimerCount()).toBe(limitAndPause));
      await jest.advanceTimersByTimeAsync(999);
      expect(jest.getTimerCount()).toBe(limitAndPause);
      await jest.advanceTimersByTimeAsync(1);
      expectOk(await asked);
      expect(calls).toEqual([expect.objectContaining({ outcome: 'ok', ms: 1_000 })]);
    });

    test('is not made if less than two seconds would be left', async () => {
      stub.behave('server_error', 'server_error', 'good');
      holdTime();
      expect(expectErr(await open().ask(question({ timeLimitMs: 2_400 }))).code).toBe('500');
      expect(stub.requests).toHaveLength(1);
      const asked = open().ask(question({ timeLimitMs: 2_401 }));
      const limitsAndPause = 3;
      await eventually(() => expect(jest.getTimerCount()).toBe(limitsAndPause));
      await jest.advanceTimersByTimeAsync(400);
      expectOk(await asked);
    });

    test('is not made if the server asks for more time than is left', async () => {
      stub.behave('too_many_requests', 'good');
      holdTime();
      expect(expectErr(await open().ask(question({ timeLimitMs: 39_000 }))).code).toBe('429');
      expect(stub.requests).toHaveLength(1);
    });
  });

  describe('the time limit', () => {
    const timedOut = { kind: 'model_unavailable', code: 'timeout' };

    test('passes by itself', async () => {
      stub.behave('hang');
      expect(expectErr(await open().ask(question({ timeLimitMs: 50 })))).toEqual(timedOut);
    });

    test.each<ModelBehaviour>(['hang', 'drip'])(
      'ends a server that does %s, and closes the connection',
      async (behaviour) => {
        stub.behave(behaviour);
        holdTime();
        const asked = open().ask(question({ timeLimitMs: 400.5 }));
        await untilAsked(1);
        await jest.advanceTimersByTimeAsync(20_000);
        expect(expectErr(await asked)).toEqual(timedOut);
        expect(calls).toEqual([expect.objectContaining({ outcome: 'timeout', ms: 400 })]);
        await eventually(() => expect(stub.abortedCount()).toBe(1));
        expect(stub.requests).toHaveLength(1);
      },
    );

    test('is never longer than the configured one', async () => {
      stub.behave('hang');
      holdTime();
      const asked = open({ timeoutMs: 300 }).ask(question());
      await jest.advanceTimersByTimeAsync(20_000);
      expect(expectErr(await asked)).toEqual(timedOut);
      expect(calls).toEqual([expect.objectContaining({ outcome: 'timeout', ms: 300 })]);
    });

    test('includes the wait for a free place', async () => {
      stub.behave('hang');
      holdTime();
      const model = open();
      const running = Array.from({ length: 8 }, async () => model.ask(question({ timeLimitMs: 2_000 })));
      await untilAsked(8);
      const late = model.ask(question({ timeLimitMs: 200 }));
      await jest.advanceTimersByTimeAsync(20_000);
      expect(expectErr(await late)).toEqual(timedOut);
      await Promise.all(running);
      expect(calls.map(({ ms }) => ms)).toEqual([200, ...Array.from(running, () => 2_000)]);
      expect(stub.requests).toHaveLength(8);
    });

    test('ends early if the caller aborts', async () => {
      stub.behave('hang');
      const asker = new AbortController();
      const asked = open().ask(question({ signal: asker.signal }));
      await untilAsked(1);
      asker.abort();
      expect(expectErr(await asked)).toEqual({ kind: 'model_unavailable', code: 'aborted' });
      await eventually(() => expect(stub.abortedCount()).toBe(1));
    });
  });

  test('at most eight questions run at the same time, and the others follow', async () => {
    const model = open();
    const answers = await Promise.all(Array.from({ length: 20 }, async () => model.ask(question())));
    expect(answers.every((answer) => answer.isOk())).toBe(true);
    expect(stub.mostAtOnce()).toBeLessThanOrEqual(8);
    expect(stub.requests).toHaveLength(20);
  });

  describe('questions that are open to all', () => {
    const openQuestion = (differences: Partial<ModelRequest<Answer>> = {}) =>
      question({ openToAll: true, ...differences });

    test('have four places; the others are reserved for paying users', async () => {
      stub.behave('hang');
      const model = open();
      holdTime();
      const asked = Array.from({ length: 40 }, async () => model.ask(openQuestion({ timeLimitMs: 2_000 })));
      await untilAsked(4);
      stub.behave('good');
      expectOk(await model.ask(question()));
      expect(stub.requests).toHaveLength(5);
      await jest.advanceTimersByTimeAsync(2_000);
      const codes = (await Promise.all(asked)).map((answer) => expectErr(answer).code);
      expect(new Set(codes)).toEqual(new Set(['timeout', 'busy']));
      expect(stub.requests).toHaveLength(5);
    });

    test('get half of the budget of a day', async () => {
      const model = open({ dailyTokens: 2 * tokensPerAnswer });
      expectOk(await model.ask(openQuestion()));
      expect(expectErr(await model.ask(openQuestion())).code).toBe('budget');
      expectOk(await model.ask(question()));
      expect(expectErr(await model.ask(question())).code).toBe('budget');
    });

    test('get nothing from a budget that is spent', async () => {
      const model = open({ dailyTokens: tokensPerAnswer });
      expectOk(await model.ask(question()));
      expect(expectErr(await model.ask(openQuestion())).code).toBe('budget');
    });
  });

  describe('a question that waited for its place', () => {
    /** Occupies all places; returns a function that frees them. */
    const fillPlaces = async (model: LanguageModel): Promise<() => void> => {
      stub.behave('hang');
      const askers = new AbortController();
      for (let place = 0; place < 8; place += 1) void model.ask(question({ signal: askers.signal }));
      await untilAsked(8);
      stub.behave('good');
      return () => askers.abort();
    };

    test('is not sent if less than a second is left', async () => {
      holdTime();
      const model = open();
      const free = await fillPlaces(model);
      const late = model.ask(question({ timeLimitMs: 2_000 }));
      const early = model.ask(question({ timeLimitMs: 2_001 }));
      await jest.advanceTimersByTimeAsync(1_001);
      free();
      expect(expectErr(await late).code).toBe('busy');
      expectOk(await early);
      expect(stub.requests).toHaveLength(9);
    });

    test('is not sent if the budget was spent meanwhile, which does not count as a failure of the server', async () => {
      let now = Date.parse('2026-11-21T12:00:00Z');
      const model = open({ dailyTokens: 10, now: () => now });
      const free = await fillPlaces(model);
      const asked = Array.from({ length: 6 }, async () => model.ask(question()));
      free();
      const codes = (await Promise.all(asked)).map((answer) => expectErr(answer).code);
      expect(new Set(codes)).toEqual(new Set(['budget']));
      expect(stub.requests).toHaveLength(8);
      now += 24 * 60 * 60_000;
      expect((await model.ask(question())).isOk()).toBe(true);
    });
  });

  describe('a server that fails five times in a row', () => {
    const failFiveTimes = async (
      model: LanguageModel,
      behaviour: ModelBehaviour = 'unauthorized',
    ): Promise<void> => {
      stub.behave(behaviour);
      for (let time = 0; time < 5; time += 1) expectErr(await model.ask(question()));
    };

    const passSeconds = (seconds: number): void => {
      const later = Date.now() + seconds * 1000;
      jest.spyOn(Date, 'now').mockReturnValue(later);
    };

    test('gets no questions for a while', async () => {
      const model = open();
      await failFiveTimes(model);
      stub.behave('good');
      expect(expectErr(await model.ask(question()))).toEqual({
        kind: 'model_unavailable',
        code: 'breaker_open',
      });
      expect(stub.requests).toHaveLength(5);
    });

    test('still gets other kinds of questions, which may have more time', async () => {
      const model = open();
      await failFiveTimes(model);
      stub.behave('good');
      expect(expectErr(await model.ask(question())).code).toBe('breaker_open');
      const { output } = question();
      expectOk(await model.ask(question({ output: { ...output, name: 'another' } })));
    });

    test('gets one trial call after half a minute, and all others after its answer', async () => {
      const model = open();
      await failFiveTimes(model);
      passSeconds(31);
      stub.behave('hang');
      holdTime();
      const trial = model.ask(question({ timeLimitMs: 500 }));
      expect(expectErr(await model.ask(question())).code).toBe('breaker_open');
      await untilAsked(6);
      await jest.advanceTimersByTimeAsync(500);
      expect(expectErr(await trial).code).toBe('timeout');
      await eventually(() => expect(stub.abortedCount()).toBe(1));
      expect(expectErr(await model.ask(question())).code).toBe('breaker_open');
      expect(stub.requests).toHaveLength(6);
      passSeconds(31);
      stub.behave('good');
      expectOk(await model.ask(question()));
      expectOk(await model.ask(question()));
      expect(stub.requests).toHaveLength(8);
    });

    test('does not count useless answers, which prove that it works', async () => {
      const model = open();
      await failFiveTimes(model, 'invalid_json');
      await failFiveTimes(model, 'refusal');
      stub.behave('good');
      expect((await model.ask(question())).isOk()).toBe(true);
    });

    test('does not count callers that abort', async () => {
      const model = open();
      stub.behave('hang');
      for (let time = 1; time <= 6; time += 1) {
        const asker = new AbortController();
        const asked = model.ask(question({ signal: asker.signal }));
        await untilAsked(time);
        asker.abort();
        expect(expectErr(await asked).code).toBe('aborted');
      }
      stub.behave('good');
      expect((await model.ask(question())).isOk()).toBe(true);
    });
  });

  describe('the budget of a day', () => {
    test('ends the questions until midnight in UTC', async () => {
      let now = Date.parse('2026-11-21T23:59:00Z');
      const model = open({ dailyTokens: 2 * tokensPerAnswer, now: () => now });
      expectOk(await model.ask(question()));
      expectOk(await model.ask(question()));
      expect(expectErr(await model.ask(question()))).toEqual({
        kind: 'model_unavailable',
        code: 'budget',
      });
      expect(stub.requests).toHaveLength(2);
      now += 61_000;
      expectOk(await model.ask(question()));
    });

    test('counts answers that were not usable', async () => {
      stub.behave('invalid_json');
      const model = open({ dailyTokens: tokensPerAnswer });
      expect(expectErr(await model.ask(question())).code).toBe('not_json');
      expect(expectErr(await model.ask(question())).code).toBe('budget');
    });

    test('counts what was sent to a server that does not answer in time', async () => {
      stub.behave('hang');
      const model = open({ dailyTokens: 10 });
      holdTime();
      const asked = model.ask(question());
      await untilAsked(1);
      await jest.advanceTimersByTimeAsync(waitLimitMs);
      expect(expectErr(await asked).code).toBe('timeout');
      await eventually(() => expect(stub.abortedCount()).toBe(1));
      expect(expectErr(await model.ask(question())).code).toBe('budget');
    });

    test('is estimated if the server reports no usage', async () => {
      stub.behave('no_usage');
      const model = open({ dailyTokens: 10 });
      expectOk(await model.ask(question()));
      expect(expectErr(await model.ask(question())).code).toBe('budget');
    });
  });

  test('the usage is reported for each call', async () => {
    expectOk(await open().ask(question()));
    expect(calls).toEqual([{ outcome: 'ok', ms: expect.any(Number), tokens: tokensPerAnswer }]);
  });

  test.each<ModelBehaviour>([
    'invalid_json',
    'wrong_shape',
    'truncated',
    'empty',
    'blank',
    'refusal',
    'html',
    'unauthorized',
    'server_error',
    'redirect',
    'reset',
    'huge',
    'too_many_requests',
    'hang',
  ])('nothing of prompt, key or reply is reported after %s', async (behaviour) => {
    stub.behave(behaviour);
    const written: string[] = [];
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
    const timeLimitMs = behaviour === 'hang' ? 300 : waitLimitMs;
    const model = open({ apiKey: 'secret-key' });
    const result = await withoutPauses(() => model.ask(question({ timeLimitMs })));
    jest.restoreAllMocks();
    const visible = [inspect(result, { depth: 9, showHidden: true }), inspect(calls), ...written].join('\n');
    expect(visible).not.toMatch(
      new RegExp(`${canary}|secret-key|upstream-secret|Your ro|weather|cannot help`),
    );
  });
});
