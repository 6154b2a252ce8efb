import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Rating } from '#domain/scoring/responses.ts';
import type { intakeFields, IntakeField } from './intake-fields.ts';

/** In canonical order; a nature without a rating is absent. */
export type PerNature<T> = Readonly<Partial<Record<Nature, T>>>;

/** From −2, drains a lot, to 2, gives a lot. */
export type EnergyRating = -2 | -1 | 0 | 1 | 2;

/** The fields that this service does not know, as text. */
export type Extra = Readonly<Record<string, string>>;

type RatingIn<Field> = Field extends { readonly least: 1; readonly most: 5 }
  ? Rating
  : Field extends { readonly least: -2; readonly most: 2 }
    ? EnergyRating
    : number;

/** What the field contains after reading. */
type AnswerTo<Field extends IntakeField> = {
  readonly text: string;
  readonly whole_number: RatingIn<Field>;
  readonly choice: Field extends { readonly choices: readonly (infer Choice)[] } ? Choice : never;
  readonly choices: Field extends { readonly choices: readonly (infer Choice)[] } ? readonly Choice[] : never;
  readonly natures: readonly Nature[];
  readonly nature_ratings: Field extends { readonly sum: number }
    ? Readonly<Record<Nature, number>>
    : PerNature<RatingIn<Field>>;
}[Field['kind']];

type AnswersTo<Fields extends Readonly<Record<string, IntakeField>>> = {
  readonly [Name in keyof Fields]?: AnswerTo<Fields[Name]>;
};

type General = Omit<(typeof intakeFields)['general'], 'schemaVersion'>;
type Sections = (typeof intakeFields)['sections'];

export type WorkSituation = AnswersTo<Sections['currentWorkSituation']>;
type RoleDemands = AnswersTo<Sections['roleDemands']> & { readonly levels: PerNature<Rating> };
export type EnergyPatterns = AnswersTo<Sections['energyPatterns']> & {
  readonly byNature: PerNature<EnergyRating>;
};
export type Goals = AnswersTo<Sections['goals']>;

/**
 * The questionnaire after reading. Each section may be missing or empty, but not all of them. Its fields are those of
 * `intakeFields`.
 */
export interface Intake extends AnswersTo<General> {
  readonly currentWorkSituation: WorkSituation;
  readonly roleDemands: RoleDemands;
  readonly energyPatterns: EnergyPatterns;
  readonly goals: Goals;
  /** Unknown fields, by JSON pointer. */
  readonly extra: Extra;
}

/** The place of a fault (a JSON pointer of RFC 6901) and what to change. Never contains the value. */
export interface IntakeFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}
