import type { Language } from '#domain/language.ts';
import type { AssessmentResult } from '#domain/scoring/assessment-result.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import { type Attraction, attractionOf } from '../measures/attraction.ts';
import { type Audience, audienceOf } from '../intake/audience.ts';
import { type Contradiction, isAboutWish } from '../measures/contradictions.ts';
import { type DrainKey, drainKeyOf, mainDrainOf } from '../measures/drains.ts';
import {
  addingKinds,
  carryingKinds,
  costingKinds,
  type Finding,
  isAboutNature,
} from '../findings/finding.ts';
import { contraryWishOf, type WishedRole, wishedRoleOf } from '../findings/wishes.ts';
import { type GoalReading, goalReadingOf } from '../intake/goal-reading.ts';
import type { Intake } from '../intake/intake.ts';
import type { PrimaryGoal } from '../intake/intake-choices.ts';
import { type Constraints, constraintsOf } from '../own-words/constraints.ts';
import { type OwnWords, ownWordsOf } from '../own-words/own-words.ts';
import { type Pattern, patternsOf } from '../plan/patterns.ts';
import { isSaid } from './said.ts';
import type { Alignment, NatureProfile } from '../reading.ts';
import { type Remarks, remarksOf } from './remarks.ts';
import type { Tension, TensionKind } from '../plan/tension.ts';
import type { Trade } from '../intake/trade.ts';
import { tradeOf } from '../intake/trades/trade-of.ts';
import type { Week } from '../plan/week.ts';
import { type WishPattern, wishPatternOf } from '../plan/wish-pattern.ts';

/** What a letter starts with: something good, about one nature or about the whole role. */
type Opening =
  | { readonly case: NatureOpening; readonly nature: Nature }
  | { readonly case: WholeOpening; readonly nature: null };
export type NatureOpening = 'carries' | 'draining_strength' | 'stretch' | 'unused' | 'gives';
/**
 * `even`: all natures fit equally well. `quiet`: nothing stands out. `hard`: nothing fits well and something costs
 * energy. `open`: there were too few answers.
 */
export type WholeOpening = 'even' | 'quiet' | 'hard' | 'open';

export type QuestionCase = TensionKind | PrimaryGoal | 'unset';

/** The subject of the main question: a wish that contradicts the ratings; otherwise the tension; otherwise the goal. */
interface OpenQuestion {
  readonly case: QuestionCase;
  readonly nature: Nature | null;
  readonly other: Nature | null;
}

/**
 * The subject of a question for a conversation: a finding, by its index in the list; what the person would call
 * success; something that takes energy in any kind of work; the goal; or nothing special.
 */
export type Topic = number | 'success' | DrainKey | 'goal' | 'open';

/** The choices that select the texts of a report, apart from its findings. */
export interface Counsel {
  readonly audience: Audience;
  /** `null` if the answers name none, or several. */
  readonly trade: Trade | null;
  readonly opening: Opening;
  readonly question: OpenQuestion;
  /** Three different topics, except that `open` may be repeated. */
  readonly conversation: readonly Topic[];
  readonly wishedRole: WishedRole | null;
  readonly remarks: Remarks;
  readonly goal: GoalReading;
  /** `null` without an assessment. */
  readonly attraction: Attraction | null;
  /** At most three. */
  readonly patterns: readonly Pattern[];
  readonly ownWords: OwnWords;
  readonly constraints: Constraints;
  /** How the wishes as a whole relate to energy and ease; `null` if they show no pattern. */
  readonly wishPattern: WishPattern | null;
}

const questionCount = 3;
/** Patterns and contradictions share a page. */
const mostTogether = 3;

interface CounselSource {
  readonly natures: readonly NatureProfile[];
  readonly findings: readonly Finding[];
  readonly tension: Tension | null;
  readonly assessment: AssessmentResult | undefined;
  readonly alignment: Alignment;
  readonly week: Week | null;
  readonly contradictions: readonly Contradiction[];
  readonly language: Language;
  readonly submittedAt: Date;
}

export function counselOf(source: CounselSource, intake: Intake): Counsel {
  const { natures, findings, tension, assessment, alignment, week, contradictions, language, submittedAt } =
    source;
  const audience = audienceOf(intake);
  const isLoaded = findings[0]?.kind === 'load_first';
  const attraction = assessment === undefined ? null : attractionOf(assessment, findings, intake);
  const question = questionOf(natures, tension, intake);
  const wishedRole = wishedRoleOf(natures);
  const contrary = contraryWishOf(natures, intake);
  const wishPattern = wishPatternOf(natures, intake.goals, contrary, findings, contradictions);
  const patterns = patternsOf(natures, week).slice(0, mostTogether - contradictions.length);
  const wishes = new Set(
    [
      contrary?.nature ?? null,
      wishedRole,
      wishPattern,
      ...contradictions.filter(isAboutWish).map(({ nature }) => nature),
    ].flatMap(namedBy),
  );
  return {
    audience,
    trade: tradeOf(intake.currentWorkSituation),
    opening: openingOf(findings),
    question,
    conversation: topicsOf(findings, intake, isLoaded),
    wishedRole,
    remarks: remarksOf(natures, findings, alignment, patterns, intake.goals),
    goal: goalReadingOf(intake.goals, natures, isLoaded, { findings, wishes }),
    attraction,
    patterns,
    ownWords: ownWordsOf(intake, language, natures, attraction?.drawn ?? [], audience, isLoaded),
    constraints: constraintsOf(intake.goals, language, submittedAt),
    wishPattern,
  };
}

/** The natures that a wish names. */
const namedBy = (one: Nature | Pick<WishPattern, 'more' | 'less'> | null): readonly Nature[] => {
  if (one === null) return [];
  return typeof one === 'string' ? [one] : [...one.more, ...one.less];
};

function questionOf(
  natures: readonly NatureProfile[],
  tension: Tension | null,
  intake: Intake,
): OpenQuestion {
  const wish = contraryWishOf(natures, intake);
  if (wish !== null) return { case: wish.case, nature: wish.nature, other: null };
  if (tension !== null) return { case: tension.kind, nature: tension.nature, other: tension.other };
  return { case: intake.goals.primary ?? 'unset', nature: null, other: null };
}

function openingOf(findings: readonly Finding[]): Opening {
  const about = findings.filter(isAboutNature);
  const right =
    about.find(({ kind }) => carryingKinds.has(kind)) ??
    about.find(({ kind }) => kind === 'draining_strength') ??
    about.find(({ kind }) => kind === 'stretch');
  if (right !== undefined) return { case: right.case as NatureOpening, nature: right.nature };
  return { case: wholeOpeningOf(findings), nature: null };
}

function wholeOpeningOf(findings: readonly Finding[]): WholeOpening {
  if (findings.some((finding) => finding.case === 'evenly_gives')) return 'even';
  if (findings.some((finding) => finding.case === 'open')) return 'open';
  return findings.some(({ kind }) => costingKinds.has(kind) || kind === 'load_first') ? 'hard' : 'quiet';
}

/**
 * If several findings have the same case, only the first is used, so that no question is repeated. Under a load,
 * findings that would add to it are left out.
 */
function topicsOf(findings: readonly Finding[], intake: Intake, isLoaded: boolean): readonly Topic[] {
  const { goals } = intake;
  const drain = mainDrainOf(findings, intake);
  const cases = findings.map((finding) => finding.case);
  const [first, ...others] = findings.flatMap((finding, index): Topic[] =>
    cases.indexOf(finding.case) === index && !(isLoaded && addingKinds.has(finding.kind)) ? [index] : [],
  );
  const aims: readonly Topic[] = [
    ...(isSaid(goals.success) ? (['success'] as const) : []),
    ...(goals.primary === undefined ? [] : (['goal'] as const)),
  ];
  const [aim, ...furtherAims] = aims;
  const drained = drain === undefined ? [] : [drainKeyOf(drain)];
  const topics = [first, aim, ...drained, ...others, ...furtherAims, 'open', 'open'] as const;
  return topics.filter((topic) => topic !== undefined).slice(0, questionCount);
}
