import type { ReportWords } from '../report-words.ts';
import { attraction } from './attraction.ts';
import { conditions } from './conditions.ts';
import { contradictions } from './contradictions.ts';
import { conversation } from './conversation.ts';
import { everyday } from './everyday.ts';
import { letter } from './letter.ts';
import { adapting } from './natures/adapting.ts';
import { advising } from './natures/advising.ts';
import { analyzing } from './natures/analyzing.ts';
import { creating } from './natures/creating.ts';
import { innovating } from './natures/innovating.ts';
import { leading } from './natures/leading.ts';
import { organizing } from './natures/organizing.ts';
import { performing } from './natures/performing.ts';
import { providing } from './natures/providing.ts';
import { ownWords } from './own-words.ts';
import { patterns } from './patterns.ts';
import { plan } from './plan.ts';
import { question } from './question.ts';
import { remarks } from './remarks.ts';
import { situations } from './situations.ts';
import { trades } from './trades.ts';
import { week } from './week.ts';

export const words: ReportWords = {
  natures: {
    Creating: creating,
    Innovating: innovating,
    Performing: performing,
    Advising: advising,
    Organizing: organizing,
    Providing: providing,
    Adapting: adapting,
    Analyzing: analyzing,
    Leading: leading,
  },
  trades,
  situations,
  letter,
  week,
  patterns,
  ownWords,
  conditions,
  everyday,
  contradictions,
  question,
  plan,
  conversation,
  attraction,
  remarks,
};
