import type { Nature } from '../../../domain/scoring/dimensions.ts';
import type { PlannedAction } from '../../../domain/situation-map/profile.ts';
import { partnerOf, supportCaseOf } from './cases.ts';
import { type Findings, isRated, type PlanFacts } from './findings.ts';
import { type Phrasebook, type SituationTextKey, wordLimits } from './phrasebook.ts';
import type { Part, Voice } from './voice.ts';

export function goalText(voice: Voice, texts: Phrasebook['goal'], findings: Findings): string {
  const { primary } = findings.profile.goals;
  const wishes = wishParts(voice, texts, findings);
  const { success } = findings;
  const parts = [
    voice.part('goal.aim', texts.aim[primary ?? 'unstated'], findings),
    ...(wishes.length > 0 ? wishes : [findingPart(voice, texts.finding, findings)]),
    ...(success === null ? [] : [voice.part('goal.success', texts.success, { findings, success })]),
  ];
  return voice.paragraph(parts, { most: wordLimits.goal });
}

function wishParts(voice: Voice, texts: Phrasebook['goal'], findings: Findings): readonly Part[] {
  const { moreOf, lessOf, support } = findings.profile.goals;
  const parts: Part[] = [];
  if (moreOf.length > 0) {
    const facts = { findings, natures: moreOf, support };
    parts.push(voice.part('goal.moreOf', texts.moreOf[supportCaseOf(support)], facts));
  }
  if (lessOf.length > 0) {
    const { relation, natures } = relationOf(findings, lessOf);
    parts.push(voice.part('goal.lessOf', texts.lessOf[relation], { findings, natures, support }));
  }
  return parts;
}

/** What the natures to have less of are in this role, told of those that it is true of. */
function relationOf(
  { risks, assets }: Findings,
  lessOf: readonly Nature[],
): { readonly relation: keyof Phrasebook['goal']['lessOf']; readonly natures: readonly Nature[] } {
  const among = (list: Findings['risks']): readonly Nature[] =>
    lessOf.filter((nature) => list.some((one) => one.nature === nature));
  if (among(risks).length > 0) return { relation: 'is_risk', natures: among(risks) };
  if (among(assets).length > 0) return { relation: 'is_asset', natures: among(assets) };
  return { relation: 'other', natures: lessOf };
}

function findingPart(voice: Voice, texts: Phrasebook['goal']['finding'], findings: Findings): Part {
  const [lever] = findings.levers;
  const [risk] = findings.risks;
  const [asset] = findings.assets;
  const place = 'goal.finding';
  if (risk && (findings.profile.goals.primary === 'restore_balance' || !lever))
    return voice.part(place, texts.risk, { findings, subject: risk });
  if (lever) return voice.part(place, texts.lever, { findings, subject: lever });
  if (asset) return voice.part(place, texts.asset, { findings, subject: asset });
  return voice.part(place, texts.none, findings);
}

export function planTexts(
  voice: Voice,
  texts: Phrasebook['plan'],
  findings: Findings,
): Readonly<Record<string, string>> {
  const actions = findings.profile.plan.flatMap((step) =>
    step.actions.map((action) => ({ action, horizonDays: step.horizonDays })),
  );
  const entries = actions.map(({ action, horizonDays }, turn) => {
    const partner = partnerOf(findings, action.nature, turn);
    return [action.id, planText(voice, texts, { findings, action, horizonDays, partner })] as const;
  });
  return Object.fromEntries(entries);
}

function planText(voice: Voice, texts: Phrasebook['plan'], facts: PlanFacts): string {
  const { action, findings } = facts;
  const key = action.textKey;
  const place = `plan.${action.id}`;
  if (isAboutSituation(key)) return voice.paragraph([voice.part(place, texts[key], facts)], planLength);
  const subject = findings.profile.natures.filter(isRated).find(({ nature }) => nature === action.nature);
  if (subject === undefined) throw new Error(`The action ${action.id} is about no rated nature.`);
  return voice.paragraph([voice.part(place, texts[key], { ...facts, subject })], planLength);
}

const planLength = { most: wordLimits.plan };

const isAboutSituation = (key: PlannedAction['textKey']): key is SituationTextKey =>
  /^(situation|goal|review)\./u.test(key);

/** Nobody asks to be spared what they want more of. */
const isWished = ({ profile: { goals } }: Findings, nature: Nature): boolean =>
  goals.moreOf.includes(nature) || (goals.primary === 'lead_people' && nature === 'Leading');

const questionCount = 3;

/** The three that say most: what weighs, what lies idle, the aim, the circumstances. */
export function questionTexts(
  voice: Voice,
  texts: Phrasebook['questions'],
  findings: Findings,
): readonly string[] {
  const { risks, levers, assets, profile } = findings;
  const [flag] = profile.contextFlags;
  const { primary } = profile.goals;
  const goal = [voice.part('questions.goal', texts.goal[primary ?? 'unstated'], findings)];
  const parts = [
    ...risks
      .filter(({ nature }) => !isWished(findings, nature))
      .slice(0, 1)
      .map((subject) => voice.part('questions.risk', texts.risk, { findings, subject })),
    ...levers.slice(0, 1).map((subject) => voice.part('questions.lever', texts.lever, { findings, subject })),
    ...(primary ? goal : []),
    ...(flag ? [voice.part('questions.flag', texts.flag[flag], findings)] : []),
    ...assets.slice(0, 1).map((subject) => voice.part('questions.asset', texts.asset, { findings, subject })),
    ...(primary ? [] : goal),
  ];
  const chosen = parts.slice(0, questionCount).map((part) => voice.say(part));
  while (chosen.length < questionCount)
    chosen.push(voice.say(voice.part('questions.open', texts.open, findings)));
  return chosen;
}
