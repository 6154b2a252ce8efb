import type { Intelligence } from '#domain/scoring/dimensions.ts';
import type { PlanReader, SituationReader } from '#domain/situation-map/intake/audience.ts';
import type { Kin } from '#domain/situation-map/measures/attraction.ts';
import type { QuestionCase, WholeOpening } from '#domain/situation-map/report/counsel.ts';
import type { NatureKind, SituationCase } from '#domain/situation-map/findings/finding.ts';
import type { WishCase } from '#domain/situation-map/intake/goal-reading.ts';
import type { MoveSize } from '#domain/situation-map/findings/wishes.ts';
import type { Overlap, RemarkCase } from '#domain/situation-map/report/remarks.ts';
import type { EnergyTag, PeakTime, PrimaryGoal } from '#domain/situation-map/intake/intake-choices.ts';
import type { ContradictionCase, TagCase, WorkTag } from '#domain/situation-map/measures/contradictions.ts';
import type { WishPatternCase } from '#domain/situation-map/plan/wish-pattern.ts';
import type { Echo } from '#domain/situation-map/own-words/own-words.ts';
import type { ConstraintTheme } from '#domain/situation-map/own-words/constraint-lexicons.ts';
import type { Theme } from '#domain/situation-map/own-words/lexicon.ts';
import type { PatternCase } from '#domain/situation-map/plan/patterns.ts';
import type { TensionKind } from '#domain/situation-map/plan/tension.ts';
import type { WeekCase } from '#domain/situation-map/plan/week.ts';
import type { Experiment } from './nature-words.ts';

/** The same text with hours, and with parts of the role for people whose hours are unknown. */
interface ByBasis {
  readonly hours: string;
  readonly parts: string;
}

/** For the present work, and for a role that the person only aims for. */
interface ByRole {
  readonly now: string;
  readonly target: string;
}

export interface SituationWords {
  readonly title: string;
  readonly see: string;
  /** The scenes of people with work, and of people who only aim for a role. */
  readonly scenes: Readonly<Record<'working' | 'target', readonly [string, string]>>;
  readonly experiments: Readonly<Record<SituationReader, Experiment>>;
}

/** The tension, or what the letter says if there is none. */
type TensionCase = TensionKind | 'fits' | 'quiet' | 'open';
export type TensionWords = Readonly<Record<TensionCase, ByRole>>;

export type FindingCase = NatureKind | SituationCase;

export interface LetterWords {
  /** Placed before everything else if the first finding is a load. */
  readonly load: string;
  /** The beginning of the first paragraph if no single nature is good enough to begin with. */
  readonly opening: Readonly<Record<WholeOpening, string>>;
  readonly week: Readonly<Record<WeekCase, ByBasis>>;
  readonly tension: TensionWords;
  /** The widest gap between the role and what comes naturally, if work on it gives energy. */
  readonly stretch: ByRole;
  /** Quotes what the person would call success. */
  readonly success: string;
  /** What to change first, in one or two sentences. */
  readonly first: Readonly<Record<FindingCase, ByRole>>;
  /** Names the experiment to start with. */
  readonly experiment: string;
  /** What the assessment would add; used if no preferences are known. */
  readonly withoutAssessment: string;
}

/** Texts below the chart of the week. */
export interface WeekWords {
  /**
   * The kind of work with the largest share, by its effect on energy; `mentioned` if a finding already mentions the effect.
   */
  readonly largest: Readonly<Record<'gives' | 'costs' | 'neither' | 'mentioned', string>>;
  /** The kind of work that gives most energy, if that is not the largest share. */
  readonly giver: string;
  /** The kind of work that costs most energy, if that is not the largest share. */
  readonly coster: string;
  /** Used if the shares are about equal. */
  readonly even: string;
  /** How to read the chart: in hours, in shares of the time, or based on ratings alone. */
  readonly basis: Readonly<Record<'hours' | 'time' | 'demand', string>>;
  /** Says that the ratings of a role that the person only aims for are guesses. */
  readonly guessed: string;
  readonly unknown: string;
}

/** What several answers show together, in one short paragraph each. */
export type PatternWords = Readonly<Record<PatternCase, ByRole>>;

/** Answers that hardly fit together, and the consequences. */
export type ContradictionWords = Readonly<Record<Exclude<ContradictionCase, TagCase>, string>> &
  Readonly<Record<TagCase, Readonly<Record<WorkTag, string>>>>;

/** The reader of a step or a question about a wish; `free` has no work. */
export type WishReader = 'employed' | 'alone' | 'free';

/** Texts about what the person would call success, by theme. */
export interface OwnWordsWords {
  /** Follows the quotation in the letter. */
  readonly letter: Readonly<Record<Theme, string>>;
  /** The other answer that agrees with it. */
  readonly echo: Readonly<Record<Echo['case'], string>>;
  /** A first step within a month. */
  readonly step: Readonly<Record<Theme, Readonly<Record<WishReader, Step>>>>;
  /** A question to ask somebody about it. */
  readonly ask: Readonly<Record<Theme, Readonly<Record<WishReader, Asked>>>>;
}

/** Answers that make a finding better or worse. */
export interface ConditionWords {
  readonly drains: Readonly<Record<EnergyTag, string>>;
  readonly sources: Readonly<Record<EnergyTag, string>>;
  /** The best hours: for work that gives energy, and for work that takes it. */
  readonly peak: Readonly<
    Record<Exclude<PeakTime, 'varies'>, { readonly gives: string; readonly costs: string }>
  >;
  readonly little_support: string;
  readonly good_support: string;
  readonly little_say: string;
  readonly much_say: string;
  readonly too_much: string;
  readonly too_little: string;
  readonly unstable: string;
  readonly long_hours: string;
  readonly slow_recovery: string;
  readonly falling_energy: string;
  readonly low_energy: string;
  /** The person wants less of a nature that carries. */
  readonly wished_less: string;
  /** The person wants more of a nature that carries. */
  readonly wished_more: string;
  /** Another kind of work costs about as much. */
  readonly costs_as_much: string;
}

/** Texts about what takes or gives energy in any kind of work. */
export interface EverydayWords {
  /** In a list, such as "meetings". */
  readonly names: Readonly<Record<EnergyTag, string>>;
  /** For the letter. `further` follows what takes energy. */
  readonly letter: Readonly<Record<'drains' | 'planned' | 'sources' | 'further', string>>;
  /** A step within a month that makes one of them lighter. */
  readonly step: Readonly<Record<EnergyTag, Readonly<Record<WishReader, Step>>>>;
  /** A question to ask somebody about it. */
  readonly ask: Readonly<Record<EnergyTag, Readonly<Record<WishReader, Asked>>>>;
}

export interface QuestionWords {
  /** What the chart of the present and the wished role shows. */
  readonly wished: Readonly<Record<'both' | 'more' | 'less' | 'same', string>>;
  /** How the wishes as a whole relate to energy and to what comes naturally. */
  readonly wishes: Readonly<Record<WishPatternCase, ByRole>>;
  /** How much of the role would have to change to become the wished one. */
  readonly move: Readonly<Record<MoveSize, ByBasis>>;
  /** Quotes what the person cannot change. */
  readonly fixed: string;
  /** The consequences, by theme. */
  readonly fixedBy: Readonly<Record<ConstraintTheme, ByRole>>;
  /** One honest question that the report does not answer, and why it matters. */
  readonly question: Readonly<Record<QuestionCase, string>>;
}

export interface Step {
  /** What to do. */
  readonly text: string;
  /** What can be seen or heard when it is done. */
  readonly done: string;
}

export interface PlanWords {
  /** Follows "Your goal: …". */
  readonly goals: Readonly<Record<PrimaryGoal | 'unset', string>>;
  /** How the wish relates to this role. */
  readonly wish: Readonly<Record<WishCase, string>>;
  /** The kind of work that costs most energy besides the wish. */
  readonly obstacle: string;
  /** Names the role that the person aims for. */
  readonly aim: string;
  /** Wishes that no other text names. */
  readonly more: { readonly first: string; readonly further: string; readonly later: string };
  readonly less: ByBasis;
  /** Other wording of a goal for people who look for work. */
  readonly goalsOfSeekers: Readonly<Partial<Record<PrimaryGoal, string>>>;
  /** The decision that belongs to the goal. */
  readonly decisions: Readonly<Record<PrimaryGoal | 'unset', Readonly<Record<PlanReader, Step>>>>;
  /** Quotes what the person would call success; the step is to make it happen once. */
  readonly success: Step;
  /** Quotes what the person would call success; the step is to agree on something about it by the end of the plan. */
  readonly towards: Readonly<Record<PlanReader, Step>>;
  /** How far away the named month is, and what to do halfway. */
  readonly deadline: Readonly<Record<'seeking' | 'others', string>>;
  /** Used if the goal is further away than the end of the plan. */
  readonly longer: Readonly<Record<180 | 365, string>>;
  readonly lookBack: string;
}

/** A question to ask somebody. It does not say why the question helps. */
export interface Asked {
  readonly to: string;
  readonly question: string;
}

export interface ConversationWords {
  readonly byFinding: Readonly<Record<FindingCase, Readonly<Record<SituationReader, Asked>>>>;
  readonly byGoal: Readonly<Record<PrimaryGoal | 'unset', Readonly<Record<SituationReader, Asked>>>>;
  /** Quotes what the person would call success. */
  readonly success: Readonly<Record<SituationReader, Asked>>;
  /** Used if there are too few other questions. */
  readonly open: Readonly<Record<SituationReader, readonly [Asked, Asked]>>;
}

export interface AttractionWords {
  /** What attracts the person, in one sentence each. */
  readonly each: Readonly<Record<Intelligence, string>>;
  /** Examples of where to find it in a week, in one sentence each. */
  readonly where: Readonly<Record<Intelligence, string>>;
  /** Used if it meets a kind of work that the person wants more of or has too little of. */
  readonly touches: { readonly [One in keyof Kin]: Readonly<Record<Kin[One], string>> };
  /** Used if all are equal, so that none is named. */
  readonly even: string;
}

/** Texts about all nine natures together. */
export interface RemarkWords {
  /** How far the person and the role overlap. */
  readonly overlap: Readonly<Record<Overlap, string>>;
  /** Used in place of a nature's second sentence if a finding is about it. */
  readonly page: string;
  /** Remarks about natures without a finding. */
  readonly beside: Readonly<Record<RemarkCase, string>>;
}
