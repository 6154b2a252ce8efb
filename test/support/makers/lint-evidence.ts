import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/language.ts';

const folder = join(import.meta.dirname, '../../data/style-lint/strangers');

/** One sentence, written by a person who did not know the rules. */
interface Sentence {
  readonly category: string;
  readonly text: string;
  /** The wrong part of the text; `null` if the text is correct and only looks wrong. */
  readonly fault: string | null;
  readonly why: string;
  readonly better: string | null;
}

/** UTF-16 units; the end is exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Returns where a style checker finds something in a text. */
type Check = (text: string) => readonly Place[] | Promise<readonly Place[]>;

export interface CategoryEvidence {
  faults: number;
  found: number;
  falseAlarms: number;
}

export interface Evidence {
  readonly faults: number;
  readonly found: number;
  readonly lookAlikes: number;
  readonly falseAlarms: readonly Sentence[];
  readonly missed: readonly Sentence[];
  /** How many faults there are in each category, how many of them were found, and how many look-alikes were too. */
  readonly byCategory: ReadonlyMap<string, Readonly<CategoryEvidence>>;
}

/** The letters of all sets in one language. */
export const setsOf = (language: Language): readonly string[] =>
  readdirSync(folder)
    .map((name) => /^(..)-(.)\.json$/.exec(name))
    .flatMap((parts) => (parts?.[1] === language && parts[2] !== undefined ? [parts[2]] : []))
    .toSorted();

export const sentencesOf = (language: Language, set: string): readonly Sentence[] =>
  JSON.parse(readFileSync(join(folder, `${language}-${set}.json`), 'utf8')) as readonly Sentence[];

/** A fault counts as found if a finding touches it. In a correct sentence, every finding is a false alarm. */
export async function gatherEvidence(sentences: readonly Sentence[], check: Check): Promise<Evidence> {
  const falseAlarms: Sentence[] = [];
  const missed: Sentence[] = [];
  const byCategory = new Map<string, CategoryEvidence>();
  for (const sentence of sentences) {
    const places = await check(sentence.text);
    const own = byCategory.get(sentence.category) ?? { faults: 0, found: 0, falseAlarms: 0 };
    byCategory.set(sentence.category, own);
    if (sentence.fault === null) {
      if (places.length === 0) continue;
      falseAlarms.push(sentence);
      own.falseAlarms += 1;
      continue;
    }
    const isFound = placesOf(sentence.text, sentence.fault).some((fault) =>
      places.some((place) => touches(place, fault)),
    );
    own.faults += 1;
    if (isFound) own.found += 1;
    else missed.push(sentence);
  }
  const faults = sentences.filter(({ fault }) => fault !== null).length;
  return {
    faults,
    found: faults - missed.length,
    lookAlikes: sentences.length - faults,
    falseAlarms,
    missed,
    byCategory,
  };
}

function placesOf(text: string, fault: string): readonly Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(fault); at !== -1; at = text.indexOf(fault, at + 1))
    places.push({ start: at, end: at + fault.length });
  return places;
}

/** A missing punctuation mark has a place of length zero. */
const touches = (place: Place, fault: Place): boolean =>
  place.start === place.end
    ? place.start >= fault.start && place.start <= fault.end
    : place.start < fault.end && fault.start < place.end;
