import { Err, Ok, type Result } from 'ts-results';
import type { Recommendation } from '../../domain/advisor/advice.ts';
import { speaksOfDanger, wordsInDanger } from '../../domain/advisor/danger.ts';
import { openingQuestions } from '../../domain/advisor/follow-ups.ts';
import type { Product } from '../../domain/advisor/product.ts';
import { productsOf } from '../../domain/advisor/products.ts';
import { parseQuestion, type PromptRefused } from '../../domain/advisor/question.ts';
import type { Book } from '../../domain/catalog/book.ts';
import type { Language } from '../../domain/language.ts';
import type { Advisor, Question } from '../ports/advisor.ts';
import type { CatalogReader } from '../ports/catalog-reader.ts';
import type { Clock } from '../ports/clock.ts';
import type { LanguageDetector } from '../ports/language-detector.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';

export interface Advisors {
  /** `undefined`: the service has no language model. */
  readonly model: Advisor | undefined;
  readonly rules: Advisor;
}

export type AdviceSource = keyof Advisors;

interface Deps {
  readonly rateLimiter: RateLimiter;
  readonly catalogReader: CatalogReader;
  readonly languageDetector: LanguageDetector;
  readonly advisors: Advisors;
  readonly clock: Clock;
}

interface Wish {
  readonly prompt: string;
  /** To answer in, if that was said. */
  readonly language: Language | undefined;
  /** To answer in where the question is too short to tell. */
  readonly usualLanguage: Language;
  /** Who asks, as far as the network tells. */
  readonly client: string;
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

interface Suggestion {
  readonly recommendations: readonly (Recommendation & Pick<Product['texts'][Language], 'integrationPath'>)[];
  readonly followUp: string;
  readonly language: Language;
  readonly source: AdviceSource;
}

export type SuggestRefusal = PromptRefused | RateLimited;

export type Suggest = ReturnType<typeof makeSuggest>;

/** Recommends products. Nothing of question or answer is kept; a language model in trouble is not the caller's. */
export const makeSuggest = (deps: Deps) => {
  const productsIn = rememberingTheLast(productsOf);
  return async (wish: Wish): Promise<Result<Suggestion, SuggestRefusal>> => {
    const prompt = parseQuestion(wish.prompt);
    if (prompt.isErr()) return prompt;
    const limited = await takePoints(deps, wish.client);
    if (limited !== undefined) return Err(limited);
    const language = wish.language ?? languageOf(prompt.value, wish.usualLanguage, deps.languageDetector);
    const products = productsIn((await deps.catalogReader.current()).books);
    const question = { prompt: prompt.value, language, products, signal: wish.signal };
    return Ok({ ...(await answer(question, deps.advisors)), language });
  };
};

/** The ways to go on come from the catalogue, whoever advises. */
async function answer(question: Question, { model, rules }: Advisors): Promise<Omit<Suggestion, 'language'>> {
  const { prompt, language, products } = question;
  if (speaksOfDanger(prompt)) {
    return { recommendations: [], followUp: wordsInDanger[language], source: 'rules' };
  }
  const byModel = await model?.advise(question);
  const advised = byModel?.isOk() ? byModel : await rules.advise(question);
  const { recommendations, followUp } = advised.unwrapOr({
    recommendations: [],
    followUp: openingQuestions[language],
  });
  return {
    recommendations: recommendations.flatMap((recommendation) => {
      const texts = products.find(({ id }) => id === recommendation.product)?.texts[language];
      return texts === undefined ? [] : [{ ...recommendation, integrationPath: texts.integrationPath }];
    }),
    followUp,
    source: advised === byModel ? 'model' : 'rules',
  };
}

function languageOf(prompt: string, usual: Language, detector: LanguageDetector): Language {
  const { language, confidence } = detector.detect(prompt);
  return confidence === 0 ? usual : language;
}

const msPerDay = 24 * 60 * 60 * 1000;

/**
 * Keys change with the day in UTC, so that what is counted today cannot be tied to what was counted yesterday. A point
 * is free again when the day is over, even if its window is not.
 */
async function takePoints({ rateLimiter, clock }: Deps, client: string): Promise<RateLimited | undefined> {
  const now = clock.now();
  const key = `${now.toISOString().slice(0, 10)} ${client}`;
  const limited =
    (await rateLimiter.take('suggestions_per_client_and_minute', key)) ??
    (await rateLimiter.take('suggestions_per_client_and_day', key));
  if (limited === undefined) return undefined;
  const secondsLeftToday = Math.ceil((msPerDay - (now.getTime() % msPerDay)) / 1000);
  return { ...limited, retryAfterSeconds: Math.min(limited.retryAfterSeconds, secondsLeftToday) };
}

/** An unchanged catalog gives the very same products, which advisors may prepare themselves for. */
function rememberingTheLast(make: (books: readonly Book[]) => readonly Product[]): typeof make {
  let last: { readonly books: readonly Book[]; readonly products: readonly Product[] } | undefined;
  return (books) => {
    if (last?.books !== books) last = { books, products: make(books) };
    return last.products;
  };
}
