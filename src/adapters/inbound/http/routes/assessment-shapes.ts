import { z } from 'zod';
import { intelligences, natures } from '#domain/scoring/dimensions.ts';
import { releasedBanks } from '#domain/scoring/item-bank.ts';
import { qualityFlags } from '#domain/scoring/quality.ts';
import { intelligence, nature, time } from './shapes.ts';

const dimension = z.enum(['nature', 'intelligence']);
const name = z.union([nature, intelligence]);
const score = z.int().min(0).max(100);

const scoresOf = (names: readonly string[]) => z.object(Object.fromEntries(names.map((key) => [key, score])));

const statement = z
  .object({
    id: z.int(),
    text: z.string(),
    dimension,
    nature: nature.optional(),
    intelligence: intelligence.optional(),
  })
  .meta({ id: 'Statement' });

export const items = z.array(statement).length(76);

export const itemsAsked = z.object({
  version: z
    .string()
    .refine((version) => releasedBanks.some((bank) => bank.version === version))
    .optional()
    .meta({
      description:
        'A released version of the statements, such as the `item_bank_version` of a draft. Default: the current one.',
    }),
});

export const response = z
  .object({ item_id: z.int(), value: z.int().min(1).max(5) })
  .meta({ id: 'ItemResponse' });

const wholeNumber = (limits: { readonly minimum?: number; readonly maximum?: number }) =>
  z.number().meta({ override: { type: 'integer', ...limits } });

/**
 * Checks only types; the domain reports all other faults at once. Unknown members are ignored, because only item and
 * value influence a score.
 */
const sentResponses = z.array(
  z.object({ item_id: wholeNumber({}), value: wholeNumber({ minimum: 1, maximum: 5 }) }),
);

export const submission = z.object({
  responses: sentResponses.meta({ description: 'All 76 items, each once, in any order.' }),
});

export const draftToSave = z.object({
  responses: sentResponses.meta({ description: 'Any of the items, each at most once.' }),
});

export const submitted = z.object({ ok: z.literal(true), assessment_id: z.int() });

export const saved = z.object({ ok: z.literal(true), saved_at: time });

export const draft = z
  .object({ responses: z.array(response), saved_at: time, item_bank_version: z.string() })
  .meta({ id: 'AssessmentDraft' });

export const result = z
  .object({
    assessment_id: z.int(),
    completed_at: time,
    top_nature: nature,
    natures: scoresOf(natures),
    intelligences: scoresOf(intelligences),
  })
  .meta({ id: 'AssessmentResult' });

export const results = z.array(result);

const breakdown = z
  .object({
    dimension,
    name,
    raw_sum: z.int().min(4).max(20),
    mean: z.number().min(1).max(5),
    score,
    band: z.enum(['very_low', 'low', 'middle', 'high', 'very_high']),
    relative: z.number().min(-90).max(90).meta({ description: 'Points from the own mean of the family.' }),
    rank: z.int().min(1).max(10).meta({ description: 'Equal sums share a rank: 1, 2, 2, 4.' }),
    position: z.int().min(1).max(10).meta({ description: 'Unique; ties in canonical order.' }),
    likely_range: z.tuple([score, score]).meta({ description: 'About two chances in three.' }),
    items: z.array(response).length(4),
  })
  .meta({ id: 'DimensionInDetail' });

const change = z
  .object({
    name,
    points: z.int().min(-100).max(100).nullable(),
    verdict: z.enum(['no_clear_change', 'possible_change', 'clear_change', 'not_comparable']),
  })
  .meta({ id: 'DimensionChange' });

export const detailedResult = result
  .extend({
    tied_with: z.array(nature).meta({ description: 'All with the highest sum, the top nature among them.' }),
    close_to_top: z.array(nature).meta({ description: 'Below the top by no more than chance explains.' }),
    spread: score,
    profile_shape: z.enum(['flat', 'moderate', 'distinct']),
    quality: z
      .object({ level: z.enum(['ok', 'caution', 'low']), flags: z.array(z.enum(qualityFlags as [string])) })
      .meta({ description: 'Hints that a retake may be worthwhile. They change no score.' }),
    change: z.array(change).nullable().meta({ description: 'Against the previous result, if there is one.' }),
    breakdown: z.array(breakdown).length(19),
    item_bank_version: z.string(),
    scoring_version: z.string(),
  })
  .meta({ id: 'DetailedAssessmentResult' });
