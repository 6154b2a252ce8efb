import { placedFactsOf, reachOf, undeterminedPart, widestGapOf } from './cases.ts';
import type { Findings, Placed } from './findings.ts';
import { type Phrasebook, wordLimits } from './phrasebook.ts';
import type { Part, Voice } from './voice.ts';

type Texts<K extends keyof Phrasebook> = Phrasebook[K];

/** From here a risk or a lever is the most telling fact even about a role that fits. */
const tellingValue = 30;

export function headlineText(voice: Voice, texts: Texts<'headline'>, findings: Findings): string {
  const placed = placedFactsOf(findings);
  const part =
    placed === null
      ? undeterminedPart(voice, 'headline', texts.undetermined, findings)
      : headlinePart(voice, texts, placed);
  return voice.say(part);
}

function headlinePart(voice: Voice, texts: Texts<'headline'>, placed: Placed): Part {
  const { findings } = placed;
  switch (findings.profile.quadrant) {
    case 'in_tune':
      return inTunePart(voice, texts.in_tune, placed);
    case 'depleted':
      return riskOrNone(voice, texts.depleted, placed);
    case 'growing':
      return growingPart(voice, texts.growing, placed);
    case 'mismatched':
      return mismatchedPart(voice, texts.mismatched, placed);
    case 'undetermined':
      return undeterminedPart(voice, 'headline', texts.undetermined, findings);
  }
}

function inTunePart(voice: Voice, texts: Texts<'headline'>['in_tune'], placed: Placed): Part {
  const [risk] = placed.findings.risks;
  const [lever] = placed.findings.levers;
  const [asset] = placed.findings.assets;
  if ((risk?.risk ?? 0) >= tellingValue) return riskOrNone(voice, texts, placed);
  if (lever !== undefined && (asset === undefined || (lever.lever ?? 0) >= tellingValue))
    return voice.part('headline', texts.lever, { ...placed, subject: lever });
  if (asset !== undefined) return voice.part('headline', texts.asset, { ...placed, subject: asset });
  return riskOrNone(voice, texts, placed);
}

function growingPart(voice: Voice, texts: Texts<'headline'>['growing'], placed: Placed): Part {
  const [risk] = placed.findings.risks;
  const [lever] = placed.findings.levers;
  if (lever === undefined || (risk?.risk ?? 0) > (lever.lever ?? 0)) return riskOrNone(voice, texts, placed);
  return voice.part('headline', texts.lever, { ...placed, subject: lever });
}

function mismatchedPart(voice: Voice, texts: Texts<'headline'>['mismatched'], placed: Placed): Part {
  const [risk] = placed.findings.risks;
  const [lever] = placed.findings.levers;
  if (lever === undefined) return riskOrNone(voice, texts, placed);
  return risk === undefined
    ? voice.part('headline', texts.lever, { ...placed, subject: lever })
    : voice.part('headline', texts.exchange, { ...placed, subject: risk, counterpart: lever });
}

function riskOrNone(voice: Voice, texts: Texts<'headline'>['depleted'], placed: Placed): Part {
  const [risk] = placed.findings.risks;
  return risk === undefined
    ? voice.part('headline', texts.none, placed)
    : voice.part('headline', texts.risk, { ...placed, subject: risk });
}

/** Three paragraphs; where they are too long together, shorter ways of saying them are looked for. */
export function summaryTexts(voice: Voice, texts: Texts<'summary'>, findings: Findings): readonly string[] {
  const parts = [
    picturePart(voice, texts.picture, findings),
    contrastPart(voice, texts.contrast, findings),
    voice.part('summary.outlook', texts.outlook[outlookOf(findings)], findings),
  ];
  return voice.paragraphs(parts, { most: wordLimits.summary });
}

function picturePart(voice: Voice, texts: Texts<'summary'>['picture'], findings: Findings): Part {
  const placed = placedFactsOf(findings);
  const { quadrant } = findings.profile;
  return placed === null || quadrant === 'undetermined'
    ? undeterminedPart(voice, 'summary.picture', texts.undetermined, findings)
    : voice.part('summary.picture', texts[quadrant], placed);
}

function contrastPart(voice: Voice, texts: Texts<'summary'>['contrast'], findings: Findings): Part {
  const place = 'summary.contrast';
  const [asset] = findings.assets;
  const [lever] = findings.levers;
  const [risk] = findings.risks;
  if (asset && lever && risk)
    return voice.part(place, texts.asset_lever_risk, { findings, asset, lever, risk });
  if (asset && risk) return voice.part(place, texts.asset_risk, { findings, asset, risk });
  if (lever && risk) return voice.part(place, texts.lever_risk, { findings, lever, risk });
  if (asset && lever) return voice.part(place, texts.asset_lever, { findings, asset, lever });
  if (asset) return voice.part(place, texts.asset, { findings, asset });
  if (lever) return voice.part(place, texts.lever, { findings, lever });
  return risk ? voice.part(place, texts.risk, { findings, risk }) : voice.part(place, texts.none, findings);
}

function outlookOf({ profile }: Findings): keyof Texts<'summary'>['outlook'] {
  if (profile.dataQuality.confidence === 'low') return 'low_confidence';
  return profile.goals.primary === null ? 'goal_open' : 'goal_stated';
}

export function alignmentText(voice: Voice, texts: Texts<'alignment'>, findings: Findings): string {
  const { coverage, utilization } = findings.profile.alignment;
  const widest = widestGapOf(findings);
  const parts = [bandPart(voice, texts.picture, findings)];
  if (coverage !== null && utilization !== null) {
    const reach = texts.reach[reachOf(coverage, utilization)];
    parts.push(voice.part('alignment.reach', reach, { findings, coverage, utilization }));
  }
  if (widest !== undefined) {
    const text = texts.widest[widest.gap > 0 ? 'role_asks_more' : 'role_asks_less'];
    parts.push(voice.part('alignment.widest', text, { findings, subject: widest }));
  }
  return parts.map((part) => voice.say(part)).join(' ');
}

function bandPart(voice: Voice, texts: Texts<'alignment'>['picture'], findings: Findings): Part {
  const { alignment, alignmentBand } = findings.profile;
  return alignment.overall === null || alignmentBand === null || alignment.coverage === null
    ? undeterminedPart(voice, 'alignment.picture', texts, findings)
    : voice.part('alignment.picture', texts[alignmentBand], { findings, overall: alignment.overall });
}
