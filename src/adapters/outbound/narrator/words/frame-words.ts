import type { Intelligence } from '../../../../domain/scoring/dimensions.ts';
import type { PlanReader, SituationReader } from '../../../../domain/situation-map/audience.ts';
import type { QuestionCase, WholeOpening } from '../../../../domain/situation-map/counsel.ts';
import type { NatureKind, SituationCase } from '../../../../domain/situation-map/findings/finding.ts';
import type { AlignmentBand } from '../../../../domain/situation-map/reading.ts';
import type { WishCase } from '../../../../domain/situation-map/goal-reading.ts';
import type { MoveSize } from '../../../../domain/situation-map/findings/wishes.ts';
import type { RemarkCase } from '../../../../domain/situation-map/remarks.ts';
import type { EnergyTag, PeakTime, PrimaryGoal } from '../../../../domain/situation-map/intake.ts';
import type { Echo } from '../../../../domain/situation-map/own-words/own-words.ts';
import type { Theme } from '../../../../domain/situation-map/own-words/lexicon.ts';
import type { PatternCase } from '../../../../domain/situation-map/patterns.ts';
import type { TensionKind } from '../../../../domain/situation-map/tension.ts';
import type { WeekCase } from '../../../../domain/situation-map/week.ts';
import type { Experiment } from './nature-words.ts';

/** The same in hours, and in parts of the role where hours are not known. */
interface ByBasis {
  readonly hours: string;
  readonly parts: string;
}

/** In the present work, and for a role that is only aimed for. */
interface ByRole {
  readonly now: string;
  readonly target: string;
}

export interface SituationWords {
  readonly title: string;
  readonly see: string;
  /** `target`: nobody's present work. */
  readonly scenes: Readonly<Record<'working' | 'target', readonly [string, string]>>;
  readonly experiments: Readonly<Record<SituationReader, Experiment>>;
}

/** How what pulls is told; where nothing does, what there is instead. */
type TensionCase = TensionKind | 'fits' | 'quiet' | 'open';
export type TensionWords = Readonly<Record<TensionCase, ByRole>>;

export type FindingCase = NatureKind | SituationCase;

export interface LetterWords {
  /** Before everything else, where a load comes first. */
  readonly load: string;
  /** The first paragraph where no single nature is what is right. */
  readonly opening: Readonly<Record<WholeOpening, string>>;
  readonly week: Readonly<Record<WeekCase, ByBasis>>;
  readonly tension: TensionWords;
  /** Quotes what the person would call success. */
  readonly success: string;
  /** What to change first, in one or two sentences: in the present work, and without one. */
  readonly first: Readonly<Record<FindingCase, ByRole>>;
  /** Names the experiment that begins it. */
  readonly experiment: string;
  /** What the assessment would add, where there is none. */
  readonly withoutAssessment: string;
}

/** Below the chart of the week. */
export interface WeekWords {
  /** The kind of work with the largest share, by what it does to energy. */
  readonly largest: Readonly<Record<'gives' | 'costs' | 'neither', string>>;
  /** What gives most, where it is not the largest. */
  readonly giver: string;
  /** What costs most, where it is not the largest. */
  readonly coster: string;
  /** Where the shares are about equal. */
  readonly even: string;
  /** How to read the chart: in hours, in shares of the time, from the ratings alone. */
  readonly basis: Readonly<Record<'hours' | 'time' | 'demand', string>>;
  /** That the ratings of a role which is only aimed for are guesses. */
  readonly guessed: string;
  readonly unknown: string;
}

/** What several answers say together, in one short paragraph each. */
export type PatternWords = Readonly<Record<PatternCase, ByRole>>;

/** Who a step, or a question, that takes up a wish is for; `free` has no work. */
export type WishReader = 'employed' | 'alone' | 'free';

/** What is said and done about what the person would call success, by what their words are about. */
export interface OwnWordsWords {
  /** Follows the quotation in the letter. */
  readonly letter: Readonly<Record<Theme, string>>;
  /** What else in the answers agrees with it. */
  readonly echo: Readonly<Record<Echo['case'], string>>;
  /** What begins it, within a month. */
  readonly step: Readonly<Record<Theme, Readonly<Record<WishReader, Step>>>>;
  /** A question to ask someone about it. */
  readonly ask: Readonly<Record<Theme, Readonly<Record<WishReader, Asked>>>>;
}

/** What makes a finding better or worse, from the answers. */
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
  /** The person wants less of what carries them. */
  readonly wished_less: string;
  /** The person wants more of it. */
  readonly wished_more: string;
}

export interface QuestionWords {
  /** What the chart of the present and the wished role shows. */
  readonly wished: Readonly<Record<'both' | 'more' | 'less' | 'same', string>>;
  /** How much of the role would have to move to become the wished one. */
  readonly move: Readonly<Record<MoveSize, ByBasis>>;
  /** Quotes what cannot change. */
  readonly fixed: string;
  /** One honest question that the report does not answer, and why it matters. */
  readonly question: Readonly<Record<QuestionCase, string>>;
}

export interface Step {
  /** What to do by the end of the plan. */
  readonly text: string;
  /** What can be seen or heard by then. */
  readonly done: string;
}

export interface PlanWords {
  /** What the goal is called in "Your goal: …". */
  readonly goals: Readonly<Record<PrimaryGoal | 'unset', string>>;
  /** What the wish is in this role. */
  readonly wish: Readonly<Record<WishCase, string>>;
  /** What takes energy beside it. */
  readonly obstacle: string;
  /** Where it is called otherwise by who looks for work. */
  readonly goalsOfSeekers: Readonly<Partial<Record<PrimaryGoal, string>>>;
  /** The decision that belongs to the goal. */
  readonly decisions: Readonly<Record<PrimaryGoal | 'unset', Readonly<Record<PlanReader, Step>>>>;
  /** What the person would call success, quoted, begins to happen once. */
  readonly success: Step;
  /** What is agreed, or settled, about what the person would call success, quoted, by the end of the plan. */
  readonly towards: Readonly<Record<PlanReader, Step>>;
  /** Where the goal lies further ahead than the plan reaches. */
  readonly longer: Readonly<Record<180 | 365, string>>;
  readonly lookBack: string;
}

/** A question to ask someone, with why it helps left out. */
export interface Asked {
  readonly to: string;
  readonly question: string;
}

export interface ConversationWords {
  readonly byFinding: Readonly<Record<FindingCase, Readonly<Record<SituationReader, Asked>>>>;
  readonly byGoal: Readonly<Record<PrimaryGoal | 'unset', Readonly<Record<SituationReader, Asked>>>>;
  /** Quotes what the person would call success. */
  readonly success: Readonly<Record<SituationReader, Asked>>;
  /** Where there are too few others. */
  readonly open: Readonly<Record<SituationReader, readonly [Asked, Asked]>>;
}

export interface AttractionWords {
  /** What draws the person, one sentence each. */
  readonly each: Readonly<Record<Intelligence, string>>;
  /** Where it may be found in a week, by examples, one sentence each. */
  readonly where: Readonly<Record<Intelligence, string>>;
  /** Where one of them touches a kind of work that the person wants more of or has too little of. */
  readonly touches: string;
  /** All are equal, so none is named. */
  readonly even: string;
}

/** What is said of all nine natures together. */
export interface RemarkWords {
  /** How far the person and the role overlap. */
  readonly overlap: Readonly<Record<AlignmentBand, string>>;
  /** What stands out beside the findings. */
  readonly beside: Readonly<Record<RemarkCase, string>>;
}
