import { z } from 'zod';
import { languages } from '#domain/language.ts';
import {
  energyTags,
  energyTrends,
  peakTimes,
  primaryGoals,
} from '#domain/situation-map/intake/intake-choices.ts';
import { findingKinds } from '#domain/situation-map/findings/finding.ts';
import { firstEditionSections, phrasedSections } from '#domain/situation-map/report/narrative.ts';
import { actionKinds } from '#domain/situation-map/plan/plan-rules.ts';
import { dataGaps } from '#domain/situation-map/profile.ts';
import { contextFlags, quadrants } from '#domain/situation-map/reading.ts';
import { contradictionCases, workTags } from '#domain/situation-map/measures/contradictions.ts';
import { tensionKinds } from '#domain/situation-map/plan/tension.ts';
import { weekBases } from '#domain/situation-map/plan/week.ts';
import { reportParts } from '#adapters/presentation/report/report-document.ts';
import { zones } from '#domain/situation-map/measures/zones.ts';
import { intelligence, nature, time } from '../shapes.ts';

const id = z.int().min(1);
const day = z.string().meta({ format: 'date', description: 'UTC' });
const score = z.int().min(0).max(100);
const difference = z.int().min(-100).max(100);
const zone = z.enum(zones).meta({ id: 'Zone' });
const rating = z.int().min(1).max(5);
const version = z.string();

const warning = z.object({ pointer: z.string(), code: z.string(), message: z.string() });

export const accepted = z.object({
  ok: z.literal(true),
  map_id: id,
  status: z.literal('processing'),
  warnings: z
    .array(warning)
    .optional()
    .meta({ description: 'Fields that were kept without being understood, if there are any.' }),
});

export const anyObject = z.record(z.string(), z.unknown());

export const saved = z.object({ ok: z.literal(true), saved_at: time });
const steps = z.array(z.string().max(100)).max(100).meta({ description: 'Ids of steps of the plan.' });
export const planDone = z.object({ done: steps });
export const planProgress = planDone.extend({
  saved_at: time.nullable().meta({ description: 'Null if nothing was saved yet.' }),
});
export const draft = z.object({ draft: anyObject, saved_at: time });

const topNature = nature.nullable().meta({ description: 'Null only where no nature was rated at all.' });

export const summary = z
  .object({
    map_id: id,
    status: z.enum(['processing', 'complete']),
    created_at: time,
    completed_at: time.optional(),
    top_nature: topNature.optional(),
  })
  .meta({ id: 'MapSummary' });

export const list = z.array(summary);

const natureProfile = z
  .object({
    id: nature,
    preference: score.nullable(),
    demand: score.nullable(),
    energy: z.int().min(-2).max(2).nullable(),
    gap: difference.nullable().meta({ description: 'Demand minus preference.' }),
    alignment: score.nullable(),
    weight: score.nullable(),
    zone: zone.nullable(),
    risk: score.nullable(),
    lever: score.nullable(),
    asset: score.nullable(),
    time_percent: score.nullable(),
    wished_gap: difference.nullable().meta({ description: 'Wished demand minus demand.' }),
  })
  .meta({ id: 'NatureProfile' });

const alignment = z.object({
  overall: score.nullable(),
  coverage: score.nullable().meta({ description: 'How much of what the role asks for comes naturally.' }),
  utilization: score.nullable().meta({ description: 'How much of what comes naturally is asked for.' }),
  shape: z.number().min(-1).max(1).nullable(),
  n_used: z.int().min(0).max(9),
  random_role_median: score,
});

const energy = z.object({
  gain: score.nullable(),
  drain: score.nullable(),
  balance: difference.nullable(),
  overall_level: z.int().min(0).max(10).nullable(),
  trend: z.enum(energyTrends).nullable(),
  recovery: rating.nullable(),
  peak_time: z.enum(peakTimes).nullable(),
  drains: z.array(z.enum(energyTags)).max(5),
  sources: z.array(z.enum(energyTags)).max(5),
});

const ranked = z.array(z.object({ nature, value: score, zone: zone.nullable() })).max(3);

const goals = z.object({
  primary: z.enum(primaryGoals).nullable(),
  horizon_days: z.int().min(30).max(365),
  more_of: z.array(nature).max(3),
  less_of: z.array(nature).max(3),
  support: score.nullable(),
});

const action = z
  .object({
    id: z.string(),
    nature: nature.nullable(),
    kind: z.enum(actionKinds),
    text_key: z.string(),
    measure: z.string().meta({ description: 'What can be seen or heard once it is done; may be empty.' }),
    review_on: day,
  })
  .meta({ id: 'PlannedAction' });

const because = z
  .array(z.string())
  .meta({ description: 'JSON pointers: `/natures/…` into this profile, all others into the questionnaire.' });

const finding = z
  .object({ kind: z.enum(findingKinds), nature: nature.nullable(), because })
  .meta({ id: 'Finding' });

const week = z
  .object({
    basis: z
      .enum(weekBases)
      .meta({ description: 'Hours; or tenths, of the time or of what the role asks for.' }),
    gives: z.int().min(0),
    costs: z.int().min(0),
    neither: z.int().min(0),
  })
  .meta({ id: 'Week', description: 'How a week divides by what it does to energy.' });

const tension = z
  .object({ kind: z.enum(tensionKinds), nature: nature.nullable(), other: nature.nullable(), because })
  .meta({ id: 'Tension', description: 'What pulls against what.' });

const contradiction = z
  .object({
    case: z.enum(contradictionCases),
    nature: nature.nullable(),
    tag: z.enum(workTags).nullable(),
    because,
  })
  .meta({ id: 'Contradiction', description: 'Two answers that hardly fit together.' });

const step = z.object({ text: z.string(), sign: z.string() });

const sections = z.object({
  letter: z.array(z.string()),
  week: z.array(z.string()),
  patterns: z
    .array(z.string())
    .optional()
    .meta({ description: 'What several answers say together. Absent in maps made by method 2.0.0.' }),
  contradictions: z.array(z.string()).optional().meta({
    description:
      'What hardly fits together, and what depends on it. Absent in maps made before method 2.3.0.',
  }),
  findings: z.array(
    z.object({
      title: z.string(),
      see: z.string(),
      scenes: z.array(z.string()),
      conditions: z.array(z.string()),
      experiment: z.object({
        name: z.string(),
        body: z.string(),
        say: z.object({ to: z.string(), words: z.string() }),
        notice: z.string(),
      }),
    }),
  ),
  question: z.object({ wished: z.string(), fixed: z.string(), question: z.string() }),
  goal: z.array(z.string()),
  plan: z.record(z.string(), step),
  conversation: z.array(z.object({ to: z.string(), question: z.string() })),
  remarks: z.array(z.string()),
  natures: z.partialRecord(nature, z.string()),
  attraction: z.array(z.string()),
});

/** The texts of maps that were made by the first method. */
const firstEdition = z.object({
  headline: z.string(),
  summary: z.array(z.string()),
  natures: z.partialRecord(nature, z.string()),
  goal: z.string(),
  plan: z.record(z.string(), z.string()),
  questions: z.array(z.string()),
  bullets: z.object({ keep: z.string(), open: z.string(), relieve: z.string() }),
  alignment: z.string(),
  assets: z.string(),
  levers: z.string(),
  risks: z.string(),
  energy: z.string(),
});

const narrative = z.object({
  source: z.enum(['llm', 'template']),
  model: z.string().nullable(),
  prompt_version: z.string().nullable(),
  verified: z.boolean(),
  fallback_sections: z.array(z.enum([...phrasedSections, ...firstEditionSections])),
  sections: z.union([sections, firstEdition]),
});

export const limits = ['self_report', 'not_for_selection', 'not_medical'] as const;

export const units = {
  score: 'points 0..100',
  gap: 'points -100..100',
  balance: 'points -100..100',
  shape: 'r -1..1',
  energy: '-2..2',
} as const;

export const profile = z
  .object({
    schema: z.literal('situation-profile/1'),
    method_version: version,
    scoring_version: version.nullable(),
    item_bank_version: version.nullable(),
    submitted_on: day,
    generated_at: time,
    locale: z.enum(languages),
    assessment_id: id.nullable(),
    assessment_completed_at: time.nullable(),
    preference_source: z.enum(['assessment', 'self_rating', 'none']),
    top_nature_source: z.enum(['assessment', 'self_rating', 'energy', 'none']),
    role_basis: z.enum(['current', 'target']),
    units: z.record(z.enum(Object.keys(units) as [keyof typeof units]), z.string()),
    headline: z.object({
      quadrant: z.enum(quadrants),
      alignment: score.nullable(),
      alignment_band: z.enum(['low', 'partial', 'strong']).nullable(),
      energy_balance: difference.nullable(),
    }),
    natures: z.array(natureProfile).length(9).meta({ description: 'All nine, in canonical order.' }),
    alignment,
    energy,
    top_risks: ranked,
    top_levers: ranked,
    top_assets: ranked,
    context_flags: z.array(z.enum(contextFlags)),
    suggests_health_advice: z.boolean(),
    goals,
    intelligences: z.array(z.object({ id: intelligence, score, rank: z.int().min(1) })),
    findings: z.array(finding).max(3).meta({
      description: 'In the order of the report; empty only in maps made by method 1.',
    }),
    week: week.nullable(),
    tension: tension.nullable(),
    contradictions: z.array(contradiction).max(3).meta({
      description:
        'Answers that hardly fit together; the report names them. Empty in maps made before method 2.3.0.',
    }),
    plan: z.array(
      z.object({ horizon_days: z.literal([7, 21, 30, 60, 90]), actions: z.array(action).min(1).max(3) }),
    ),
    books: z.array(z.object({ sku: z.string(), nature, reason: z.enum(['risk', 'lever', 'goal']) })).max(3),
    data_quality: z.object({
      confidence: z.enum(['high', 'medium', 'low']),
      data_gaps: z.array(z.enum(dataGaps)),
      assessment_age_days: z.int().min(0).nullable(),
    }),
    narrative,
    limits: z.array(z.enum(limits)),
  })
  .meta({ id: 'SituationProfile', description: 'Numbers by fixed formulas; only `narrative` is phrased.' });

export const map = z
  .discriminatedUnion('status', [
    z.object({ map_id: id, status: z.literal('processing') }),
    z.object({
      map_id: id,
      status: z.literal('complete'),
      completed_at: time,
      top_nature: topNature,
      profile,
      report_url: z
        .string()
        .meta({ format: 'uri', description: 'Signed; opens the report without a login.' }),
    }),
  ])
  .meta({ id: 'SituationMap' });

const planStep = z.object({
  id: z.string().meta({ description: 'The same in every answer: what was done can be kept by it.' }),
  text: z.string(),
  sign: z.string().meta({ description: 'How one sees that it is done; may be empty.' }),
  serves: z.string().meta({ description: 'What it belongs to; may be empty.' }),
});

const milestone = z
  .object({
    label: z.string().nullable().meta({ description: 'Before the title, in smaller print.' }),
    title: z.string(),
    until: day.nullable(),
    steps: z.array(planStep),
  })
  .meta({ id: 'Milestone' });

const reportSection = z
  .object({
    id: z.string().meta({ description: 'Unique in the report, fit for an address.' }),
    part: z.enum(reportParts),
    nature: nature.nullable().meta({ description: 'Of a finding about one nature.' }),
    kicker: z.string().nullable().meta({ description: 'Above the title of a finding: what it is about.' }),
    title: z.string(),
    html: z.string().meta({
      description:
        'What stands below the title. All text is escaped; no scripts, no inline styles; charts are SVG. Classes are those of `/static/report.css`.',
    }),
    milestones: z.array(milestone).meta({ description: 'Of the plan: not in `html`.' }),
  })
  .meta({ id: 'ReportSection' });

export const reportDocument = z
  .object({
    language: z.enum(languages),
    title: z.string(),
    subtitle: z.string(),
    facts: z.array(z.string()),
    notice: z.string().meta({ description: 'That the person is invented; empty in all other reports.' }),
    sections: z.array(reportSection),
    footer: z.string(),
  })
  .meta({
    id: 'ReportDocument',
    description: 'The report, for an application that shows it in pages of its own.',
  });
