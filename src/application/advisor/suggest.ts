import { situationMap } from '#domain/products/product.ts';
import { Err, Ok, type Result } from 'ts-results';
import type { Recommendation } from '#domain/advisor/advice.ts';
import { mentionsDanger, wordsInDanger } from '#domain/advisor/danger.ts';
import { withFreeStep } from '#domain/advisor/free-step.ts';
import { openingQuestions } from '#domain/advisor/follow-ups.ts';
import { nothingOwned, type Owned, textsOfOwned, withoutOwnResult } from '#domain/advisor/owned.ts';
import type { Product } from '#domain/advisor/product.ts';
import { productsOf } from '#domain/advisor/products.ts';
import { parseQuestion, type PromptRefused } from '#domain/advisor/question.ts';
import { asksForTerms, withTerms } from '#domain/advisor/terms.ts';
import type { Book } from '#domain/catalog/book.ts';
import type { Language } from '#domain/language.ts';
import type { SessionStore } from '../ports/stores/session-store.ts';
import type { TokenMint } from '../ports/token-mint.ts';
import { parseToken } from '#domain/sessions/token.ts';
import type { AssessmentStore } from '../ports/stores/assessment-store.ts';
import type { Advisor, Question } from '../ports/texts/advisor.ts';
import type { CatalogReader } from '../ports/stores/catalog-reader.ts';
import type { Clock } from '../ports/clock.ts';
import type { LanguageDetector } from '../ports/texts/language-detector.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';

export interface Advisors {
  /** `undefined`: no language model is configured. */
  readonly model: Advisor | undefined;
  readonly rules: Advisor;
}

export type AdviceSource = keyof Advisors;

interface Deps {
  readonly rateLimiter: Pick<RateLimiter, 'take'>;
  readonly catalogReader: CatalogReader;
  readonly languageDetector: LanguageDetector;
  readonly advisors: Advisors;
  readonly sessions: Pick<SessionStore, 'findLive'>;
  readonly assessments: Pick<AssessmentStore, 'findLatest'>;
  readonly tokenMint: Pick<TokenMint, 'hash'>;
  readonly clock: Clock;
}

interface SuggestRequest {
  readonly prompt: string;
  /** The language of the answer, if the caller named one. */
  readonly language: Language | undefined;
  /** The language of the answer if the question is too short to detect its own. */
  readonly usualLanguage: Language;
  /** The client's network address. */
  readonly client: string;
  /** The session of whoever asks, if there is one: live, ended or invalid. */
  readonly presented?: string | undefined;
  /** What the operator says about refunds. */
  readonly refund?: string | undefined;
  /** Aborted when nobody waits for the answer any more. */
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

/**
 * Recommends products. Neither the question nor the answer is stored. If the language model fails, the built-in search
 * answers instead.
 */
export const makeSuggest = (deps: Deps) => {
  const productsIn = rememberingTheLast(productsOf);
  return async (request: SuggestRequest): Promise<Result<Suggestion, SuggestRefusal>> => {
    const prompt = parseQuestion(request.prompt);
    if (prompt.isErr()) return prompt;
    const limited = await takePoints(deps, request.client);
    if (limited !== undefined) return Err(limited);
    const language =
      request.language ?? languageOf(prompt.value, request.usualLanguage, deps.languageDetector);
    const products = productsIn((await deps.catalogReader.current()).books);
    const question = { prompt: prompt.value, language, products, signal: request.signal };
    const facts = { owned: await ownedBy(request.presented, deps), refund: request.refund };
    return Ok({ ...(await answer(question, deps.advisors, facts)), language });
  };
};

/** The session is only read: a question to the advisor does not extend it. */
async function ownedBy(
  presented: string | undefined,
  { sessions, assessments, tokenMint, clock }: Deps,
): Promise<Owned> {
  const token = presented === undefined ? undefined : parseToken(presented);
  if (token === undefined) return nothingOwned;
  const user = (await sessions.findLive(tokenMint.hash(token), clock.now()))?.user;
  if (user === undefined) return nothingOwned;
  const result = await assessments.findLatest(user.id);
  return { result: result !== undefined, map: user.access[situationMap] === 'granted' };
}

interface Facts {
  readonly owned: Owned;
  readonly refund: string | undefined;
}

/** The next steps always come from the catalog, whichever advisor answered. Prices are never left to a model. */
async function answer(
  question: Question,
  { model, rules }: Advisors,
  { owned, refund }: Facts,
): Promise<Omit<Suggestion, 'language'>> {
  const { prompt, language, products } = question;
  if (mentionsDanger(prompt)) {
    return { recommendations: [], followUp: wordsInDanger[language], source: 'rules' };
  }
  const isAboutTerms = asksForTerms(prompt);
  const byModel = isAboutTerms ? undefined : await model?.advise(question);
  const advised = byModel?.isOk() ? byModel : await rules.advise(question);
  const { recommendations, followUp } = advised.unwrapOr({
    recommendations: [],
    followUp: openingQuestions[language],
  });
  const fitting = withoutOwnResult(withFreeStep(recommendations, products, language, owned), owned).map(
    (one) => ({ ...one, reason: textsOfOwned(one.product, owned, language)?.reason ?? one.reason }),
  );
  const shown = isAboutTerms ? withTerms(fitting, language, { owned, refund }) : fitting;
  return {
    recommendations: shown.flatMap((recommendation) => {
      const { product } = recommendation;
      const texts =
        textsOfOwned(product, owned, language) ?? products.find(({ id }) => id === product)?.texts[language];
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
 * The key of a client changes every day (UTC), so that the counts of two days cannot be connected. Points are free
 * again when the day is over, even if their window is not.
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

/** Returns the same products for an unchanged catalog, so that advisors can prepare for them once. */
function rememberingTheLast(make: (books: readonly Book[]) => readonly Product[]): typeof make {
  let last: { readonly books: readonly Book[]; readonly products: readonly Product[] } | undefined;
  return (books) => {
    if (last?.books !== books) last = { books, products: make(books) };
    return last.products;
  };
}
