import type { Nature } from '../../../domain/scoring/dimensions.ts';
import type { PerNature } from '../../../domain/situation-map/intake.ts';
import { partnerOf } from './cases.ts';
import {
  type Findings,
  isPlaced,
  type NatureFacts,
  portraitOf,
  type RatedNature,
  stanceOf,
} from './findings.ts';
import { type Phrasebook, wordLimits } from './phrasebook.ts';
import type { Part, Voice } from './voice.ts';

/** A paragraph for every nature that is among risks, levers or assets. */
export function natureTexts(
  voice: Voice,
  texts: Phrasebook['natures'],
  findings: Findings,
): PerNature<string> {
  const entries = listedNatures(findings).map((subject, turn) => {
    const facts = { findings, subject, partner: partnerOf(findings, subject.nature, turn) };
    return [subject.nature, natureText(voice, texts, facts)] as const;
  });
  return Object.fromEntries(entries);
}

function listedNatures({ risks, levers, assets }: Findings): readonly RatedNature[] {
  const byName = new Map<Nature, RatedNature>();
  for (const listed of [...risks, ...levers, ...assets]) byName.set(listed.nature, listed);
  return [...byName.values()];
}

function natureText(voice: Voice, texts: Phrasebook['natures'], facts: NatureFacts): string {
  const { findings, subject } = facts;
  const stance = stanceOf(isPlaced(subject) ? portraitOf(subject) : 'unplaced', findings, subject.nature);
  const parts = [
    standingPart(voice, texts.standing, facts),
    voice.part(`${subject.nature}.energy`, texts.energy[subject.energy], facts),
    voice.part(`${subject.nature}.counsel`, texts.counsel[stance], facts),
  ];
  return voice.paragraph(parts, wordLimits.nature);
}

function standingPart(voice: Voice, texts: Phrasebook['natures']['standing'], facts: NatureFacts): Part {
  const { subject } = facts;
  const place = `${subject.nature}.standing`;
  if (!isPlaced(subject)) return voice.part(place, texts.unplaced, facts);
  return voice.part(place, texts[portraitOf(subject)], { ...facts, subject });
}
