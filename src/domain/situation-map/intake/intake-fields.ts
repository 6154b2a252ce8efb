import { languages } from '#domain/language.ts';
import {
  energyTags,
  energyTrends,
  goalHorizons,
  modelConsents,
  organizationSizes,
  peakTimes,
  primaryGoals,
  stabilities,
  workModes,
  workStatuses,
} from './intake-choices.ts';

/** The lengths count code points after cleaning. */
export interface TextField {
  readonly kind: 'text';
  readonly shortest: 0 | 1;
  readonly longest: number;
}

export interface WholeNumberField {
  readonly kind: 'whole_number';
  readonly least: number;
  readonly most: number;
}

export interface ChoiceField {
  readonly kind: 'choice';
  readonly choices: readonly (string | number)[];
}

/** A list of choices without repetition. */
export interface ChoicesField {
  readonly kind: 'choices';
  readonly choices: readonly string[];
  readonly longest: number;
  /** A field of the same section; no choice may be in both. */
  readonly apartFrom?: string;
}

/** A list of natures without repetition, named as in `NatureRatingsField`. */
export interface NaturesField {
  readonly kind: 'natures';
  readonly longest: number;
  readonly apartFrom?: string;
}

/** An object with a whole number for each nature. Names may be in upper or lower case, and in British spelling. */
export interface NatureRatingsField {
  readonly kind: 'nature_ratings';
  readonly least: number;
  readonly most: number;
  /** If set, all nine are required and must add up to this. */
  readonly sum?: number;
}

export type IntakeField =
  | TextField
  | WholeNumberField
  | ChoiceField
  | ChoicesField
  | NaturesField
  | NatureRatingsField;

const text = (longest: number): TextField => ({ kind: 'text', shortest: 0, longest });
/** The limits stay in the type, because they decide the type of the answer. */
const wholeNumber = <const Least extends number, const Most extends number>(least: Least, most: Most) =>
  ({ kind: 'whole_number', least, most }) as const satisfies WholeNumberField;
const choice = <const Choice extends string | number>(choices: readonly Choice[]) =>
  ({ kind: 'choice', choices }) as const satisfies ChoiceField;
const natureRatings = <const Least extends number, const Most extends number>(least: Least, most: Most) =>
  ({ kind: 'nature_ratings', least, most }) as const satisfies NatureRatingsField;

const rating = wholeNumber(1, 5);
const notes = text(2000);

/**
 * Every field that an intake may have, by its name in `Intake`, whose type follows from this table; `jsonNameOf` gives
 * the name in JSON. All are optional, `null` means the same as absent, and every section may be plain text instead of an
 * object.
 */
export const intakeFields = {
  general: {
    schemaVersion: choice(['1']),
    locale: choice(languages),
    assessmentId: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    /** If missing, the operator's setting applies. */
    languageModel: choice(modelConsents),
    /** Only asked if there is no assessment. */
    selfRatedPreferences: natureRatings(1, 5),
  },
  sections: {
    currentWorkSituation: {
      status: choice(workStatuses),
      roleTitle: { kind: 'text', shortest: 1, longest: 120 },
      industry: text(80),
      organizationSize: choice(organizationSizes),
      tenureMonths: wholeNumber(0, 720),
      weeklyHours: wholeNumber(0, 100),
      peopleManaged: wholeNumber(0, 10_000),
      workMode: choice(workModes),
      stability: choice(stabilities),
      satisfaction: wholeNumber(0, 10),
      /** How much the person decides about their own tasks: 1 nothing, 5 everything. */
      autonomy: rating,
      /** Support from manager and colleagues. */
      support: rating,
      /** 1 far too little, 3 about right, 5 far too much. */
      workload: rating,
      notes,
    },
    /** Instead of `levels`, the section may have a field for each nature. It may also be a list of `{nature, level}`. */
    roleDemands: {
      /** "How much does your role ask for this?" 1 hardly ever, 5 nearly all the time. */
      levels: natureRatings(1, 5),
      timePercent: { ...natureRatings(0, 100), sum: 100 },
      /** The same question about the role that the person would like. */
      preferredLevels: natureRatings(1, 5),
      notes,
    },
    energyPatterns: {
      byNature: natureRatings(-2, 2),
      /** In the last two weeks. */
      overallLevel: wholeNumber(0, 10),
      trend: choice(energyTrends),
      /** "By the next morning I have recovered": 1 never, 5 always. */
      recovery: rating,
      peakTime: choice(peakTimes),
      drains: { kind: 'choices', choices: energyTags, longest: 5 },
      sources: { kind: 'choices', choices: energyTags, longest: 5, apartFrom: 'drains' },
      notes,
    },
    goals: {
      primary: choice(primaryGoals),
      /** In days. */
      horizonDays: choice(goalHorizons),
      moreOf: { kind: 'natures', longest: 3 },
      lessOf: { kind: 'natures', longest: 3, apartFrom: 'moreOf' },
      readiness: wholeNumber(0, 10),
      /** How much the person can change alone: 1 nothing, 5 everything. */
      influence: rating,
      success: text(500),
      constraints: text(500),
      notes,
    },
  },
} as const satisfies {
  readonly general: Readonly<Record<string, IntakeField>>;
  readonly sections: Readonly<Record<string, Readonly<Record<string, IntakeField>>>>;
};

export type SectionName = keyof typeof intakeFields.sections;

/** A section that is plain text is stored as the section's notes. */
export const sectionText: TextField = text(4000);

/** Unknown fields are stored as text. At most this many of them, each with at most this many code points. */
export const extraFields = { most: 20, longest: 500 } as const;

export const sectionNames = Object.keys(intakeFields.sections) as readonly SectionName[];

/** `roleTitle` is `role_title`. */
export const jsonNameOf = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
