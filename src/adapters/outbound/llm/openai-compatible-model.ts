import { Err, Ok, type Result } from 'ts-results';
import type { LanguageModel, ModelFailure, ModelRequest } from '../../../application/ports/language-model.ts';
import { CallFailure, unavailable } from './call-failure.ts';
import { makeCallPolicy } from './call-policy.ts';
import { type ChatAnswer, estimatedTokens, makeChatCall, type StructuredMode } from './chat-call.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { makeTokenBudget, shareOf, type TokenBudget } from './token-budget.ts';

/** What may be known of a question: how it ended, and what it took. */
export interface ModelCall {
  /** `ok`, or the code of the failure. */
  readonly outcome: string;
  readonly ms: number;
  readonly tokens: number;
}

export interface OpenAiCompatibleModelOptions {
  /** Up to where `/chat/completions` begins, such as `https://llm.example.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model: string;
  /** The most that any question may take, whatever time limit it has itself. */
  readonly timeoutMs: number;
  readonly structured: StructuredMode;
  /** For this process, by days in UTC; half of it for questions that are open to all. */
  readonly dailyTokens?: number;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  /** Told of every question once it is over. */
  readonly onCall?: (call: ModelCall) => void;
}

/** A model behind the chat interface that most servers of models offer. */
export function makeOpenAiCompatibleModel(options: OpenAiCompatibleModelOptions): LanguageModel {
  const { model, timeoutMs, dailyTokens = Infinity, now = Date.now, onCall } = options;
  const wholeBudget = makeTokenBudget(dailyTokens, now);
  const openBudget = shareOf(wholeBudget, makeTokenBudget(dailyTokens / 2, now));
  const policy = makeCallPolicy();
  const chat = makeChatCall({ ...options, fetch: guardedFetch(options.fetch ?? fetch, now) });

  async function attempt<T>(
    request: ModelRequest<T>,
    budget: TokenBudget,
    signal: AbortSignal,
  ): Promise<ChatAnswer<T>> {
    if (signal.aborted) throw endOf(request);
    failIfSpent(budget);
    try {
      const answer = await chat(request, signal);
      budget.spend(answer.tokens);
      return answer;
    } catch (error) {
      if (signal.aborted) {
        // What was sent is charged all the same. To those below, the end looks like a broken connection.
        budget.spend(estimatedTokens(request));
        throw endOf(request);
      }
      if (error instanceof CallFailure) budget.spend(error.tokens);
      throw error;
    }
  }

  async function answerTo<T>(request: ModelRequest<T>): Promise<ChatAnswer<T>> {
    const openToAll = request.openToAll === true;
    const budget = openToAll ? openBudget : wholeBudget;
    failIfSpent(budget);
    const limitMs = Math.max(0, Math.floor(Math.min(timeoutMs, request.timeLimitMs)));
    const endsAt = performance.now() + limitMs;
    const signal = AbortSignal.any([
      AbortSignal.timeout(limitMs),
      ...(request.signal ? [request.signal] : []),
    ]);
    const msLeft = (): number => endsAt - performance.now();
    const limits = { kind: request.output.name, openToAll, signal, msLeft };
    return Promise.race([
      policy.run(() => attempt(request, budget, signal), limits),
      whenOver(request, signal),
    ]);
  }

  return {
    name: model,
    async ask<T>(request: ModelRequest<T>): Promise<Result<T, ModelFailure>> {
      const startedAt = performance.now();
      const tell = (outcome: string, tokens: number): void =>
        onCall?.({ outcome, ms: Math.round(performance.now() - startedAt), tokens });
      try {
        const { value, tokens } = await answerTo(request);
        tell('ok', tokens);
        return Ok(value);
      } catch (error) {
        const { failure, tokens } = error instanceof CallFailure ? error : unavailable('unexpected');
        tell(failure.code, tokens);
        return Err(failure);
      }
    },
  };
}

/** Once more when its turn has come: others may have spent it while the question waited. */
function failIfSpent(budget: TokenBudget): void {
  if (budget.isSpent()) throw unavailable('budget');
}

const endOf = <T>({ signal }: ModelRequest<T>): CallFailure =>
  unavailable(signal?.aborted === true ? 'aborted' : 'timeout');

/** Those who wait for a free place or between two attempts do not notice the end themselves. */
function whenOver<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<never> {
  const over = Promise.withResolvers<never>();
  const end = (): void => over.reject(endOf(request));
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return over.promise;
}
