import type { Language } from '../language.ts';
import type { AssessmentResult } from '../scoring/assessment-result.ts';
import { type Intelligence, intelligences, type Nature } from '../scoring/dimensions.ts';
import { type Audience, audienceOf } from './audience.ts';
import { carryingKinds, costingKinds, type Finding, isAboutNature } from './findings/finding.ts';
import { contraryWishOf, type WishedRole, wishedRoleOf } from './findings/wishes.ts';
import { type GoalReading, goalReadingOf } from './goal-reading.ts';
import type { Intake, PrimaryGoal } from './intake.ts';
import { type OwnWords, ownWordsOf } from './own-words/own-words.ts';
import { type Pattern, patternsOf } from './patterns.ts';
import { isSaid } from './said.ts';
import type { AlignmentBand, NatureProfile } from './reading.ts';
import { type Remarks, remarksOf } from './remarks.ts';
import type { Tension, TensionKind } from './tension.ts';
import type { Week } from './week.ts';

/** What a letter opens with: what is right, about one nature or about the whole. */
type Opening =
  | { readonly case: NatureOpening; readonly nature: Nature }
  | { readonly case: WholeOpening; readonly nature: null };
export type NatureOpening = 'carries' | 'draining_strength' | 'stretch' | 'unused' | 'gives';
/** All carry alike; nothing stands out; nothing carries and something weighs; too little was answered. */
export type WholeOpening = 'even' | 'quiet' | 'hard' | 'open';

export type QuestionCase = TensionKind | PrimaryGoal | 'unset';

/** What the question behind it is about: a wish that pulls, else the tension, else the goal. */
interface OpenQuestion {
  readonly case: QuestionCase;
  readonly nature: Nature | null;
  readonly other: Nature | null;
}

/**
 * What a question for a talk is about: a finding, by its place in the list; what the person would call success; the goal;
 * or nothing special.
 */
export type Topic = number | 'success' | 'goal' | 'open';

/** What draws a person, as far as it stands out, and where that meets a nature that they want or that waits. */
interface Attraction {
  /** At most three; none where all are alike. */
  readonly drawn: readonly Intelligence[];
  readonly touches: { readonly intelligence: Intelligence; readonly nature: Nature } | null;
}

/** What the words of a report are chosen by, beside its findings. */
export interface Counsel {
  readonly audience: Audience;
  readonly opening: Opening;
  readonly question: OpenQuestion;
  /** Three different ones, or `open`. */
  readonly conversation: readonly Topic[];
  readonly wishedRole: WishedRole | null;
  readonly remarks: Remarks;
  readonly goal: GoalReading;
  /** `null` without an assessment. */
  readonly attraction: Attraction | null;
  /** At most three. */
  readonly patterns: readonly Pattern[];
  readonly ownWords: OwnWords;
}

const questionCount = 3;

interface CounselSource {
  readonly natures: readonly NatureProfile[];
  readonly findings: readonly Finding[];
  readonly tension: Tension | null;
  readonly assessment: AssessmentResult | undefined;
  readonly alignmentBand: AlignmentBand | null;
  readonly week: Week | null;
  readonly language: Language;
}

export function counselOf(source: CounselSource, intake: Intake): Counsel {
  const { natures, findings, tension, assessment, alignmentBand, week, language } = source;
  const audience = audienceOf(intake);
  const attraction = assessment === undefined ? null : attractionOf(assessment, findings, intake);
  return {
    audience,
    opening: openingOf(findings),
    question: questionOf(natures, tension, intake),
    conversation: topicsOf(findings, intake),
    wishedRole: wishedRoleOf(natures),
    remarks: remarksOf(natures, findings, alignmentBand),
    goal: goalReadingOf(intake.goals, natures),
    attraction,
    patterns: patternsOf(natures, week),
    ownWords: ownWordsOf(intake, language, natures, attraction?.drawn ?? [], audience),
  };
}

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

/** Of findings that are told the same way only the first, so that no question comes twice. */
function topicsOf(findings: readonly Finding[], { goals }: Intake): readonly Topic[] {
  const cases = findings.map((finding) => finding.case);
  const [first, ...others] = findings.flatMap((finding, index): Topic[] =>
    cases.indexOf(finding.case) === index ? [index] : [],
  );
  const aims: readonly Topic[] = [
    ...(isSaid(goals.success) ? (['success'] as const) : []),
    ...(goals.primary === undefined ? [] : (['goal'] as const)),
  ];
  const [aim, ...furtherAims] = aims;
  const topics = [first, aim, ...others, ...furtherAims, 'open', 'open'] as const;
  return topics.filter((topic) => topic !== undefined).slice(0, questionCount);
}

/** Kinds of work in which a person often finds what draws them. */
const kin: Readonly<Record<Nature, readonly Intelligence[]>> = {
  Creating: ['Spatial', 'Musical', 'Bodily', 'Linguistic'],
  Innovating: ['Logical', 'Spatial', 'Bodily'],
  Performing: ['Musical', 'Linguistic', 'Bodily'],
  Advising: ['Interpersonal', 'Linguistic', 'Intrapersonal'],
  Organizing: ['Logical', 'Spatial'],
  Providing: ['Interpersonal', 'Naturalist', 'Bodily'],
  Adapting: ['Interpersonal', 'Bodily'],
  Analyzing: ['Logical', 'Naturalist', 'Existential'],
  Leading: ['Interpersonal', 'Existential', 'Linguistic'],
};

const mostDrawn = 3;

function attractionOf(
  { intelligences: scores }: AssessmentResult,
  findings: readonly Finding[],
  { goals }: Intake,
): Attraction {
  const drawn = standingOut(scores);
  const waiting = findings.flatMap(({ kind, nature }) =>
    kind === 'unused' && nature !== null ? [nature] : [],
  );
  const against = findings.flatMap(({ kind, nature }) => (kind === 'wish_against' ? [nature] : []));
  const wanted = [...(goals.moreOf ?? []), ...waiting].filter((nature) => !against.includes(nature));
  const meetings = wanted.flatMap((nature) =>
    drawn.filter((one) => kin[nature].includes(one)).map((intelligence) => ({ intelligence, nature })),
  );
  return { drawn, touches: meetings[0] ?? null };
}

/** The highest, the highest first; of equals either all or none. */
function standingOut(scores: AssessmentResult['intelligences']): readonly Intelligence[] {
  const sorted = intelligences.toSorted((a, b) => scores[b] - scores[a]);
  const cut = scores[sorted[mostDrawn]!];
  return sorted.slice(0, mostDrawn).filter((intelligence) => scores[intelligence] > cut);
}
