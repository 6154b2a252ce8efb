import type {
  AttractionWords,
  ConditionWords,
  ConversationWords,
  LetterWords,
  OwnWordsWords,
  PatternWords,
  PlanWords,
  QuestionWords,
  RemarkWords,
  SituationWords,
  WeekWords,
} from './frame-words.ts';
import type { SituationCase } from '../../../../domain/situation-map/findings/finding.ts';
import type { WordsOfNatures } from './nature-words.ts';

/** Every sentence of a report in one language, apart from its titles and labels. */
export interface ReportWords {
  readonly natures: WordsOfNatures;
  readonly situations: Readonly<Record<SituationCase, SituationWords>>;
  readonly letter: LetterWords;
  readonly week: WeekWords;
  readonly patterns: PatternWords;
  readonly ownWords: OwnWordsWords;
  readonly conditions: ConditionWords;
  readonly question: QuestionWords;
  readonly plan: PlanWords;
  readonly conversation: ConversationWords;
  readonly attraction: AttractionWords;
  readonly remarks: RemarkWords;
}
