import { Err, Ok, type Result } from 'ts-results';
import type { Advisor, NoAdvice, Question } from '#application/ports/texts/advisor.ts';
import type { LanguageDetector } from '#application/ports/texts/language-detector.ts';
import type { LanguageModel } from '#application/ports/texts/language-model.ts';
import { type Advice, longestFollowUp, longestReason, mostRecommendations } from '#domain/advisor/advice.ts';
import { cleanText, type Confidential } from '#domain/advisor/clean-text.ts';
import { openingQuestions } from '#domain/advisor/follow-ups.ts';
import type { Product } from '#domain/advisor/product.ts';
import type { Language } from '#domain/language.ts';
import { briefingFor } from './model-briefing.ts';
import { type ModelReply, replyShape } from './model-reply.ts';

/** Leaves time to get an answer in another way within eight seconds. */
const timeLimitMs = 6_500;
const maxOutputTokens = 400;
/** Larger catalogs are cut, because a model should not read more for one question. */
const mostOffered = 100;
/** From this confidence on, a text is considered to be in the wrong language. */
const sure = 0.5;

interface Deps {
  readonly model: LanguageModel;
  readonly languageDetector: LanguageDetector;
  /** Must return a new, unguessable word each time. */
  readonly makeMark: () => string;
}

/**
 * Lets a language model choose products and give reasons. It decides nothing else. Its text is shown only if it passes
 * the checks; otherwise the text of the catalog is shown.
 */
export function makeModelAdvisor({ model, languageDetector, makeMark }: Deps): Advisor {
  return {
    async advise(question) {
      const offered = offeredTo(question);
      const marks = { canary: makeMark(), fence: `question-${makeMark()}` };
      const { system, prompt, confidential } = briefingFor(question, offered, marks);
      const answer = await model.ask({
        system,
        prompt,
        output: replyShape(offered.map(({ id }) => id)),
        openToAll: true,
        maxOutputTokens,
        timeLimitMs,
        ...(question.signal && { signal: question.signal }),
      });
      return answer
        .mapErr(({ code }) => noAdvice(code))
        .andThen((reply) => adviceIn(reply, offered, question.language, confidential));
    },
  };

  function adviceIn(
    reply: ModelReply,
    offered: readonly Product[],
    language: Language,
    confidential: Confidential,
  ): Result<Advice, NoAdvice> {
    const chosen = choose(reply.recommendations, offered);
    if (chosen.length === 0 && reply.recommendations.length > 0) return Err(noAdvice('no_known_product'));
    const shown = (raw: string, most: number): string | undefined =>
      inLanguage(cleanText(raw, most, confidential), language);
    return Ok({
      recommendations: chosen.map(({ product, reason }) => ({
        product: product.id,
        reason: shown(reason, longestReason) ?? product.texts[language].reason,
      })),
      followUp:
        shown(reply.follow_up, longestFollowUp) ??
        chosen[0]?.product.texts[language].followUp ??
        openingQuestions[language],
    });
  }

  function inLanguage(text: string | undefined, language: Language): string | undefined {
    if (text === undefined) return undefined;
    const detected = languageDetector.detect(text);
    return detected.language !== language && detected.confidence >= sure ? undefined : text;
  }
}

const noAdvice = (code: string): NoAdvice => ({ kind: 'no_advice', code });

/** All products. If there are too many, first those without a language and those in the language of the answer. */
function offeredTo({ products, language }: Question): readonly Product[] {
  if (products.length <= mostOffered) return products;
  const readable = ({ language: own = language }: Product): boolean => own === language;
  const sorted = [...products.filter(readable), ...products.filter((product) => !readable(product))];
  return sorted.slice(0, mostOffered);
}

/** Known products without repetition, up to the maximum. */
function choose(named: ModelReply['recommendations'], offered: readonly Product[]) {
  const firstReasons = new Map(named.toReversed().map(({ product, reason }) => [product, reason]));
  const inOrder = [...new Set(named.map(({ product }) => product))];
  return inOrder
    .flatMap((id) => {
      const product = offered.find((one) => one.id === id);
      return product === undefined ? [] : [{ product, reason: firstReasons.get(id) ?? '' }];
    })
    .slice(0, mostRecommendations);
}
