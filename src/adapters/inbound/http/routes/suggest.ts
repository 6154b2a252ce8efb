import { z } from 'zod';
import type { AdviceSource, Suggest } from '#application/advisor/suggest.ts';
import { longestFollowUp, longestReason, mostRecommendations } from '#domain/advisor/advice.ts';
import { longestPrompt } from '#domain/advisor/question.ts';
import { languages } from '#domain/language.ts';
import { typeset } from '#adapters/presentation/typeset.ts';
import { clientName } from '../limits/client-address.ts';
import { whenGone } from '../requests/client-gone.ts';
import { presentedBy } from '../dispatch.ts';
import { preferredLanguage } from '../requests/language.ts';
import { problemOf } from '../refusals.ts';
import { answer } from '../reply.ts';
import { openRoute, type Route } from '../route.ts';
import type { HttpSettings } from '../settings.ts';

export interface SuggestRouteDeps {
  readonly suggest: Suggest;
  readonly observeAdvice: (source: AdviceSource) => void;
  readonly settings: Pick<HttpSettings, 'conditions'>;
}

const question = z.strictObject({
  prompt: z.string().meta({
    description: `What it is about, in plain words: 1 to ${longestPrompt} characters, earlier turns of a conversation included.`,
    example: 'I come home exhausted from my job and wonder whether to change it.',
  }),
  locale: z.enum(languages).optional().meta({
    description:
      'The language to answer in. Default: that of the prompt, or of Accept-Language where it is short.',
  }),
});

const suggestion = z
  .object({
    recommendations: z
      .array(
        z.object({
          product: z.string().meta({
            description: '`free-assessment`, `situation-map`, `style-lint-api`, or `book:` and a SKU.',
            example: 'situation-map',
          }),
          reason: z.string().min(1).max(longestReason),
          integration_path: z.string().min(1).max(longestReason),
        }),
      )
      .max(mostRecommendations)
      .meta({ description: 'Each product once, the best first. Empty where nothing fits.' }),
    follow_up: z.string().min(1).max(longestFollowUp).meta({ description: 'A question to go on with.' }),
  })
  .meta({ id: 'Advice' });

export const suggestRoutes = ({ suggest, observeAdvice, settings }: SuggestRouteDeps): readonly Route[] => [
  openRoute({
    method: 'POST',
    path: '/suggest',
    name: 'suggest',
    subject: 'Advisor',
    summary: 'Which products fit what somebody describes, and how to go on',
    readableBy: 'anyone',
    body: { schema: question },
    answers: {
      200: {
        description:
          'Plain text throughout. Nothing of the question is kept. With a session, nothing is offered that the person has.',
        schema: suggestion,
        headers: {
          'Advisor-Source': '`model`, or `rules` where a language model is missing or in trouble.',
          'Content-Language': 'The language of the answer.',
        },
      },
    },
    problems: ['rate_limited'],
    handle: async ({ ctx, body }) => {
      const suggested = await suggest({
        prompt: body.prompt,
        language: body.locale,
        usualLanguage: preferredLanguage(ctx.req.headers['accept-language']),
        client: clientName(ctx.ip),
        presented: presentedBy(ctx),
        refund: settings.conditions.refund,
        signal: whenGone(ctx.res),
      });
      if (suggested.isErr()) throw problemOf(suggested.error);
      const { recommendations, followUp, language, source } = suggested.value;
      observeAdvice(source);
      const presented = recommendations.map(({ product, reason, integrationPath }) => ({
        product,
        reason: typeset(reason, language),
        integration_path: typeset(integrationPath, language),
      }));
      return answer(
        200,
        suggestion,
        { recommendations: presented, follow_up: typeset(followUp, language) },
        { 'Advisor-Source': source, 'Content-Language': language },
      );
    },
  }),
];
