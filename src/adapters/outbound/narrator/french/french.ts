import type { Phrasebook } from '../phrasebook.ts';
import { alignment } from './alignment.ts';
import { bullets } from './bullets.ts';
import { energy } from './energy.ts';
import { goal } from './goal.ts';
import { headline } from './headline.ts';
import { assets, levers, risks } from './lists.ts';
import { natures } from './natures.ts';
import { plan } from './plan.ts';
import { questions } from './questions.ts';
import { summary } from './summary.ts';

export const french: Phrasebook = {
  headline,
  summary,
  natures,
  goal,
  plan,
  questions,
  bullets,
  alignment,
  assets,
  levers,
  risks,
  energy,
};
