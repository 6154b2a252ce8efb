import type { NarrativeSections } from '../../../domain/situation-map/narrative.ts';
import type { Findings } from './findings.ts';
import type { Phrasebook } from './phrasebook.ts';
import { goalText, planTexts, questionTexts } from './tell-goal.ts';
import { natureTexts } from './tell-natures.ts';
import { alignmentText, headlineText, summaryTexts } from './tell-overview.ts';
import { assetsText, bulletTexts, energyText, leversText, risksText } from './tell-sections.ts';
import { Voice } from './voice.ts';

/** Writes the narrative in the words of one language. Equal findings give equal text. */
export function tell(findings: Findings, book: Phrasebook): NarrativeSections {
  const voice = new Voice(seedOf(findings), findings.roleTitle);
  return {
    headline: headlineText(voice, book.headline, findings),
    summary: summaryTexts(voice, book.summary, findings),
    natures: natureTexts(voice, book.natures, findings),
    goal: goalText(voice, book.goal, findings),
    plan: planTexts(voice, book.plan, findings),
    questions: questionTexts(voice, book.questions, findings),
    bullets: bulletTexts(voice, book.bullets, findings),
    alignment: alignmentText(voice, book.alignment, findings),
    assets: assetsText(voice, book.assets, findings),
    levers: leversText(voice, book.levers, findings),
    risks: risksText(voice, book.risks, findings),
    energy: energyText(voice, book.energy, findings),
  };
}

/** What the choice of wordings follows from: the person's ratings and aims, not the time. */
const seedOf = ({ profile, roleTitle, success }: Findings): string =>
  JSON.stringify([profile.natures, profile.energy, profile.goals, profile.contextFlags, roleTitle, success]);
