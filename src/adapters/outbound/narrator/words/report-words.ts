import type {
  AttractionWords,
  ConditionWords,
  ContradictionWords,
  ConversationWords,
  EverydayWords,
  LetterWords,
  OwnWordsWords,
  PatternWords,
  PlanWords,
  QuestionWords,
  RemarkWords,
  SituationWords,
  WeekWords,
} from './frame-words.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Trade } from '#domain/situation-map/intake/trade.ts';
import type { SituationCase } from '#domain/situation-map/findings/finding.ts';
import type { WordsOfNatures } from './nature-words.ts';

/** One scene for each kind of work in each trade that has any. */
export type TradeScenes = Readonly<Partial<Record<Trade, Readonly<Record<Nature, string>>>>>;

/** All sentences of a report in one language, except its titles and labels. */
export interface ReportWords {
  readonly natures: WordsOfNatures;
  readonly trades: TradeScenes;
  readonly situations: Readonly<Record<SituationCase, SituationWords>>;
  readonly letter: LetterWords;
  readonly week: WeekWords;
  readonly patterns: PatternWords;
  readonly ownWords: OwnWordsWords;
  readonly conditions: ConditionWords;
  readonly everyday: EverydayWords;
  readonly contradictions: ContradictionWords;
  readonly question: QuestionWords;
  readonly plan: PlanWords;
  readonly conversation: ConversationWords;
  readonly attraction: AttractionWords;
  readonly remarks: RemarkWords;
}
