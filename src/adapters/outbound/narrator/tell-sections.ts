import type { NarrativeSections } from '../../../domain/situation-map/narrative.ts';
import { energyFactsOf, extremesOf, leaningOf, rhythmOf, riskPart } from './cases.ts';
import { type Findings, isPlaced, isRated, type PlacedNature, type RatedNature } from './findings.ts';
import type { ListOpening, Nothing, Phrasebook } from './phrasebook.ts';
import type { Part, Voice } from './voice.ts';

export const assetsText = (voice: Voice, texts: Phrasebook['assets'], findings: Findings): string =>
  placedListText(voice, 'assets', texts, findings.assets, findings);

export const leversText = (voice: Voice, texts: Phrasebook['levers'], findings: Findings): string =>
  placedListText(voice, 'levers', texts, findings.levers, findings);

function placedListText(
  voice: Voice,
  place: string,
  texts: Phrasebook['assets'],
  list: readonly PlacedNature[],
  findings: Findings,
): string {
  const [subject] = list;
  if (subject === undefined) return voice.say(nothingPart(voice, place, texts, findings, isPlaced));
  const remark = texts.remark[subject.energy > 0 ? 'giving' : 'neutral'];
  return sayAll(voice, [
    openingPart(voice, place, texts, list, findings),
    voice.part(`${place}.remark`, remark, { findings, subject }),
  ]);
}

export function risksText(voice: Voice, texts: Phrasebook['risks'], findings: Findings): string {
  const [subject] = findings.risks;
  if (subject === undefined) return voice.say(nothingPart(voice, 'risks', texts, findings, isRated));
  return sayAll(voice, [
    openingPart(voice, 'risks', texts, findings.risks, findings),
    riskPart(voice, 'risks.remark', texts.remark, { findings, subject }),
  ]);
}

/** About the first of the list. */
function openingPart<N extends RatedNature>(
  voice: Voice,
  place: string,
  texts: Pick<ListOpening<N, never>, 'one' | 'several'>,
  list: readonly N[],
  findings: Findings,
): Part {
  const [subject] = list;
  if (subject === undefined) return [];
  return voice.part(place, list.length > 1 ? texts.several : texts.one, { findings, subject });
}

/** Whether a list is empty or cannot be made depends on whether any nature has the ratings that it takes. */
const nothingPart = (
  voice: Voice,
  place: string,
  texts: Nothing,
  { profile, ...rest }: Findings,
  hasWhatItTakes: (nature: Findings['profile']['natures'][number]) => boolean,
): Part =>
  voice.part(place, profile.natures.some(hasWhatItTakes) ? texts.empty : texts.unknown, { profile, ...rest });

const sayAll = (voice: Voice, parts: readonly Part[]): string =>
  parts.map((part) => voice.say(part)).join(' ');

export function energyText(voice: Voice, texts: Phrasebook['energy'], findings: Findings): string {
  const energy = energyFactsOf(findings);
  const balance =
    energy === null
      ? voice.part('energy.balance', texts.balance.unknown, findings)
      : voice.part('energy.balance', texts.balance[leaningOf(energy.balance)], energy);
  return sayAll(voice, [
    balance,
    ...extremesPart(voice, texts.extremes, findings),
    ...tagsPart(voice, texts.tags, findings),
    ...rhythmPart(voice, texts.rhythm, findings),
  ]);
}

function extremesPart(
  voice: Voice,
  texts: Phrasebook['energy']['extremes'],
  findings: Findings,
): readonly Part[] {
  const { giver, taker } = extremesOf(findings);
  const place = 'energy.extremes';
  if (giver && taker)
    return [voice.part(place, texts.both, { findings, subject: giver, counterpart: taker })];
  if (giver) return [voice.part(place, texts.giver, { findings, subject: giver })];
  return taker ? [voice.part(place, texts.taker, { findings, subject: taker })] : [];
}

function tagsPart(voice: Voice, texts: Phrasebook['energy']['tags'], findings: Findings): readonly Part[] {
  const { drains, sources } = findings.profile.energy;
  if (drains.length === 0 && sources.length === 0) return [];
  const kind = sources.length === 0 ? 'drains' : 'both';
  const text = texts[drains.length === 0 ? 'sources' : kind];
  return [voice.part('energy.tags', text, { findings, drains, sources })];
}

function rhythmPart(
  voice: Voice,
  texts: Phrasebook['energy']['rhythm'],
  findings: Findings,
): readonly Part[] {
  const { overallLevel, trend, recovery, peakTime } = findings.profile.energy;
  const facts = { findings, overallLevel, trend, recovery, peakTime };
  if ([overallLevel, trend, recovery, peakTime].every((value) => value === null)) return [];
  return [voice.part('energy.rhythm', texts[rhythmOf(facts)], facts)];
}

export function bulletTexts(
  voice: Voice,
  texts: Phrasebook['bullets'],
  findings: Findings,
): NarrativeSections['bullets'] {
  const [asset] = findings.assets;
  const [lever] = findings.levers;
  const [risk] = findings.risks;
  const keep = asset
    ? voice.part('bullets.keep', texts.keep.asset, { findings, subject: asset })
    : nothingPart(voice, 'bullets.keep', texts.keep, findings, isPlaced);
  const open = lever
    ? voice.part('bullets.open', texts.open.lever, { findings, subject: lever })
    : nothingPart(voice, 'bullets.open', texts.open, findings, isPlaced);
  const relieve = risk
    ? riskPart(voice, 'bullets.relieve', texts.relieve, { findings, subject: risk })
    : nothingPart(voice, 'bullets.relieve', texts.relieve, findings, isRated);
  return { keep: voice.say(keep), open: voice.say(open), relieve: voice.say(relieve) };
}
