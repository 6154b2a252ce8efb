import { Err, Ok, type Result } from 'ts-results';
import type { LanguageModel, ModelFailure, ModelRequest } from '#application/ports/texts/language-model.ts';
import { CallFailure, unavailable } from './call-failure.ts';
import { makeCallPolicy } from './call-policy.ts';
import { type ChatAnswer, estimatedTokens, makeChatCall, type StructuredMode } from './chat-call.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { makeTokenBudget, shareOf, type TokenBudget } from './token-budget.ts';

/** What may be logged about a question: its outcome and its cost. */
export interface ModelCall {
  /** `ok`, or the code of the failure. */
  readonly outcome: string;
  readonly ms: number;
  readonly tokens: number;
}

export interface OpenAiCompatibleModelOptions {
  /** The part of the URL before `/chat/completions`, such as `https://llm.example.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model: string;
  /** An upper limit for every question, even if its own time limit is longer. */
  readonly timeoutMs: number;
  readonly structured: StructuredMode;
  /** Per process and day (UTC). Questions to the advisor, which anybody may ask, get at most half of it. */
  readonly dailyTokens?: number;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  /** Called after every question. */
  readonly onCall?: (call: ModelCall) => void;
}

/** A model behind the chat interface that most model servers offer. */
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
        // An aborted request counts too, because its tokens were sent. The library reports the abort as a broken
        // connection.
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
      const report = (outcome: string, tokens: number): void =>
        onCall?.({ outcome, ms: Math.round(performance.now() - startedAt), tokens });
      try {
        const { value, tokens } = await answerTo(request);
        report('ok', tokens);
        return Ok(value);
      } catch (error) {
        const { failure, tokens } = error instanceof CallFailure ? error : unavailable('unexpected');
        report(failure.code, tokens);
        return Err(failure);
      }
    },
  };
}

/** Checked again after the wait in the queue, because other calls may have spent the budget in the meantime. */
function failIfSpent(budget: TokenBudget): void {
  if (budget.isSpent()) throw unavailable('budget');
}

const endOf = <T>({ signal }: ModelRequest<T>): CallFailure =>
  unavailable(signal?.aborted === true ? 'aborted' : 'timeout');

/**
 * Rejects when the request is aborted. Calls that wait in the queue or between two attempts do not notice the abort
 * themselves.
 */
function whenOver<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<never> {
  const over = Promise.withResolvers<never>();
  const end = (): void => over.reject(endOf(request));
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return over.promise;
}
