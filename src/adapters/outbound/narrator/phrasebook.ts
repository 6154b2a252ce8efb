import type { EnergyRating, PrimaryGoal } from '../../../domain/situation-map/intake.ts';
import type { PlanTextKey } from '../../../domain/situation-map/plan-rules.ts';
import type { AlignmentBand, ContextFlag } from '../../../domain/situation-map/profile.ts';
import type {
  ComparedNature,
  EnergyFacts,
  Exchange,
  FeltNature,
  Findings,
  FitFacts,
  Mainstays,
  NatureFacts,
  NaturePlanFacts,
  PlanFacts,
  Placed,
  PlacedNature,
  PlacedPortrait,
  RatedNature,
  ReachFacts,
  RhythmFacts,
  Stance,
  Subject,
  SuccessFacts,
  TagFacts,
  WishFacts,
} from './findings.ts';

/** One way of saying something: whole sentences of plain text, complete by themselves. */
export type Wording<F> = (facts: F) => string;

/**
 * Ways of saying the same thing. Which one a report uses follows from its facts, and none comes twice in one report
 * while another is left. Each must be true of everybody that its place in the table is about, and each sentence must
 * name something of the person: no two readers should find the same sentence.
 */
export type Wordings<F> = readonly [Wording<F>, ...Wording<F>[]];

/** Why no quadrant can be given, each with what is known all the same. */
export interface Undetermined {
  /** No preferences, but demands and energy. */
  readonly no_preferences: Wordings<EnergyFacts>;
  /** Preferences and demands, but too few ratings of energy. */
  readonly no_energy: Wordings<FitFacts>;
  /** The role asks for next to nothing: every demand is 0. */
  readonly nothing_asked: Wordings<Findings>;
  /** Something is rated, too little for any sum. */
  readonly incomplete: Wordings<Findings>;
  /** Nothing is rated, and there is no assessment. */
  readonly unrated: Wordings<Findings>;
}

/** Nothing to list: because nothing reaches the list, or because ratings are missing that it takes. */
export interface Nothing {
  readonly empty: Wordings<Findings>;
  readonly unknown: Wordings<Findings>;
}

/** What opens a section about a list. `remark` follows `one` or `several` and is about the first of the list. */
export interface ListOpening<N extends RatedNature, Remarks> extends Nothing {
  readonly one: Wordings<Subject<N>>;
  readonly several: Wordings<Subject<N>>;
  readonly remark: Remarks;
}

/** How a risk comes about: it costs energy, the role asks for more than comes naturally, or both. */
interface ByRiskKind {
  readonly drain: Wordings<Subject>;
  readonly stretch: Wordings<Subject<PlacedNature>>;
  readonly both: Wordings<Subject<PlacedNature>>;
}

/** Whether it gives energy or is neutral: what drains is neither asset nor lever. */
type ByEnergy = Readonly<Record<'giving' | 'neutral', Wordings<Subject<PlacedNature>>>>;

/** Keys of actions that are about the whole situation. */
export type SituationTextKey = Extract<PlanTextKey, `${'situation' | 'goal' | 'review'}.${string}`>;

/** Keys of actions about one nature. */
type NatureTextKey = Exclude<PlanTextKey, SituationTextKey>;

/** Everything the built-in report says in one language. Word limits: `wordLimits`. */
export interface Phrasebook {
  /** One sentence: the quadrant in human words and the most telling nature. */
  readonly headline: {
    readonly in_tune: {
      readonly risk: Wordings<Placed & Subject>;
      readonly lever: Wordings<Placed & Subject<PlacedNature>>;
      readonly asset: Wordings<Placed & Subject<PlacedNature>>;
      readonly none: Wordings<Placed>;
    };
    readonly depleted: { readonly risk: Wordings<Placed & Subject>; readonly none: Wordings<Placed> };
    readonly growing: {
      readonly risk: Wordings<Placed & Subject>;
      readonly lever: Wordings<Placed & Subject<PlacedNature>>;
      readonly none: Wordings<Placed>;
    };
    readonly mismatched: {
      /** The first risk as subject, the first lever as counterpart. */
      readonly exchange: Wordings<Placed & Exchange<RatedNature, PlacedNature>>;
      readonly risk: Wordings<Placed & Subject>;
      readonly lever: Wordings<Placed & Subject<PlacedNature>>;
      readonly none: Wordings<Placed>;
    };
    readonly undetermined: Undetermined;
  };
  /** Three short paragraphs, one of each: what the numbers say, what stands out, what comes next. */
  readonly summary: {
    readonly picture: Readonly<
      Record<'in_tune' | 'depleted' | 'growing' | 'mismatched', Wordings<Placed>>
    > & {
      readonly undetermined: Undetermined;
    };
    /** By which of the three lists hold anything; the first of each is given. */
    readonly contrast: {
      readonly asset_lever_risk: Wordings<Mainstays<'asset' | 'lever' | 'risk'>>;
      readonly asset_risk: Wordings<Mainstays<'asset' | 'risk'>>;
      readonly lever_risk: Wordings<Mainstays<'lever' | 'risk'>>;
      readonly asset_lever: Wordings<Mainstays<'asset' | 'lever'>>;
      readonly asset: Wordings<Mainstays<'asset'>>;
      readonly lever: Wordings<Mainstays<'lever'>>;
      readonly risk: Wordings<Mainstays<'risk'>>;
      readonly none: Wordings<Findings>;
    };
    readonly outlook: Readonly<Record<'low_confidence' | 'goal_stated' | 'goal_open', Wordings<Findings>>>;
  };
  /** A paragraph for every listed nature, put together from one of each. */
  readonly natures: {
    /** Its numbers, preference and demand side by side, and what that means. */
    readonly standing: Readonly<Record<PlacedPortrait, Wordings<NatureFacts<PlacedNature>>>> & {
      readonly unplaced: Wordings<NatureFacts>;
    };
    readonly energy: Readonly<Record<EnergyRating, Wordings<NatureFacts>>>;
    /** What to make of it, in the words of this nature. */
    readonly counsel: Readonly<Record<Stance, Wordings<NatureFacts>>>;
  };
  /** One paragraph: the aim, then wishes, or where there are none the finding that bears on it, then success. */
  readonly goal: {
    readonly aim: Readonly<Record<PrimaryGoal | 'unstated', Wordings<Findings>>>;
    /** "More of": by mean preference, from 60, below, not known. */
    readonly moreOf: Readonly<Record<'natural' | 'stretch' | 'unknown', Wordings<WishFacts>>>;
    /** "Less of": it is among the risks, among the assets, or neither. */
    readonly lessOf: Readonly<Record<'is_risk' | 'is_asset' | 'other', Wordings<WishFacts>>>;
    readonly finding: {
      readonly risk: Wordings<Subject>;
      readonly lever: Wordings<Subject<PlacedNature>>;
      readonly asset: Wordings<Subject<PlacedNature>>;
      readonly none: Wordings<Findings>;
    };
    readonly success: Wordings<SuccessFacts>;
  };
  readonly plan: Readonly<
    Record<SituationTextKey, Wordings<PlanFacts>> & Record<NatureTextKey, Wordings<NaturePlanFacts>>
  >;
  /** To take into a talk: the person speaks, so in the first person. One is used of each place at most. */
  readonly questions: {
    readonly risk: Wordings<Subject>;
    readonly lever: Wordings<Subject<PlacedNature>>;
    readonly asset: Wordings<Subject<PlacedNature>>;
    readonly flag: Readonly<Record<ContextFlag, Wordings<Findings>>>;
    readonly goal: Readonly<Record<PrimaryGoal | 'unstated', Wordings<Findings>>>;
    /** Where the lists are empty. At least two. */
    readonly open: readonly [Wording<Findings>, Wording<Findings>, ...Wording<Findings>[]];
  };
  /** One sentence each. */
  readonly bullets: {
    readonly keep: Nothing & { readonly asset: Wordings<Subject<PlacedNature>> };
    readonly open: Nothing & { readonly lever: Wordings<Subject<PlacedNature>> };
    readonly relieve: Nothing & ByRiskKind;
  };
  /** Two to four sentences in all. */
  readonly alignment: {
    readonly picture: Readonly<Record<AlignmentBand, Wordings<FitFacts>>> & Omit<Undetermined, 'no_energy'>;
    /** Whether the role is larger than what comes naturally, or the other way round. */
    readonly reach: Readonly<Record<'role_larger' | 'person_larger' | 'even', Wordings<ReachFacts>>>;
    /** The nature whose gap weighs most. */
    readonly widest: Readonly<Record<'role_asks_more' | 'role_asks_less', Wordings<Subject<ComparedNature>>>>;
  };
  readonly assets: ListOpening<PlacedNature, ByEnergy>;
  readonly levers: ListOpening<PlacedNature, ByEnergy>;
  readonly risks: ListOpening<RatedNature, ByRiskKind>;
  readonly energy: {
    /** By the balance: from 10, between, to −10. */
    readonly balance: Readonly<Record<'giving' | 'even' | 'draining', Wordings<EnergyFacts>>> & {
      readonly unknown: Wordings<Findings>;
    };
    /** The natures that give and take most, weighted by what the role asks where that is known. */
    readonly extremes: {
      /** The giver as subject, the taker as counterpart. */
      readonly both: Wordings<Exchange<FeltNature, FeltNature>>;
      readonly giver: Wordings<Subject<FeltNature>>;
      readonly taker: Wordings<Subject<FeltNature>>;
    };
    readonly tags: Readonly<Record<'both' | 'drains' | 'sources', Wordings<TagFacts>>>;
    /** Level, trend, recovery and time of day, as far as given. */
    readonly rhythm: Readonly<Record<'short' | 'mixed' | 'good', Wordings<RhythmFacts>>>;
  };
}

/** In words, per text; a paragraph about a nature has a lower limit too. */
export const wordLimits = {
  summary: 90,
  nature: { least: 45, most: 70 },
  goal: 80,
  plan: 40,
} as const;
