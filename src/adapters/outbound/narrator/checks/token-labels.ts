import type { Language } from '../../../../domain/language.ts';
import type { Week, WeekEffect } from '../../../../domain/situation-map/week.ts';
import { negations } from './clauses.ts';
import { mentionsIn } from './natures-in.ts';
import { plainly, sentencesIn, tokenPattern, withoutTokens } from './prose.ts';
import type { CheckContext } from './scope.ts';
import { effectWords, labels, type Words } from './token-words.ts';

/** "Takes no energy": it is denied behind the word. */
const nothing = /^\s+(?:no|none|nothing|hardly any)(?!\p{L})/iu;

/** Where one amount's words end and another's begin. */
const borders =
  /\{\{[^{}]*\}\}|[;:(),–—]|(?<!\p{L})(?:and|while|whereas|but|yet|et|tandis|alors|mais)(?!\p{L})/gu;
/** What names after an amount no longer belong to it. */
const ends = /\{\{[^{}]*\}\}|;|(?<!\p{L})(?:while|whereas|but|yet|tandis|alors|mais)(?!\p{L})/gu;

/** A number in its sentence. */
interface Around {
  readonly sentence: string;
  readonly start: number;
  readonly end: number;
}

/** Whether a number stands where it would be read as another one, or where nothing says what it measures. */
export const misplacedTokens = (text: string, { language, profile }: CheckContext): boolean =>
  sentencesIn(text)
    .map(plainly)
    .some((sentence) =>
      [...sentence.matchAll(tokenPattern)].some(({ index, 0: { length }, 1: name = '' }) => {
        const around = { sentence, start: index, end: index + length };
        return !isInPlace(name, around, language, profile.week);
      }),
    );

function isInPlace(name: string, around: Around, language: Language, week: Week | null): boolean {
  const effect = effectSaid(around, language);
  const work = effectOfWork(around, language, week);
  const isLabelled = (label: Words): boolean => withoutTokens(around.sentence).search(label[language]) !== -1;
  switch (name) {
    case 'week.gives':
    case 'week.costs': {
      const own = name.slice('week.'.length);
      return (effect ?? work) !== null && (effect ?? own) === own && (work ?? own) === own;
    }
    case 'week.neither': {
      const isNamed = work === 'neither' && effect === null;
      return (work ?? 'neither') === 'neither' && (isNamed || isLabelled(labels[name]));
    }
    case 'week.total':
      return isLabelled(labels[name]) && effect === null;
    case 'people':
      return isLabelled(labels[name]);
    default:
      return true;
  }
}

/** What is said beside a number: in its own clause the last before it, else the first after it, else before in the sentence. */
function effectSaid(around: Around, language: Language): WeekEffect | null {
  const words = (text: string) =>
    (['gives', 'costs'] as const).flatMap((effect) =>
      [...text.matchAll(effectWords[effect][language])]
        .filter(
          ({ index, 0: { length } }) =>
            !negations[language].test(text.slice(0, index)) && !nothing.test(text.slice(index + length)),
        )
        .map(({ index }) => ({ at: index, effect })),
    );
  return nearest(around, words)?.effect ?? null;
}

/** What the kind of work that is named beside a number does in this week; `none` where it takes no time in it. */
function effectOfWork(around: Around, language: Language, week: Week | null): WeekEffect | 'none' | null {
  const named = (text: string) =>
    mentionsIn(text, language).map(({ nature, start }) => ({ at: start, nature }));
  const after = around.sentence.slice(around.end);
  const end = [...after.matchAll(ends)][0]?.index ?? after.length;
  const found = nearest(around, named) ?? first(named(after.slice(0, end)));
  if (found === undefined) return null;
  return week?.shares.find(({ nature }) => nature === found.nature)?.effect ?? 'none';
}

interface Found {
  readonly at: number;
}

function nearest<Thing extends Found>(
  { sentence, start, end }: Around,
  find: (text: string) => readonly Thing[],
): Thing | undefined {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
  const clauseStart = [...before.matchAll(borders)].at(-1)?.index ?? 0;
  const clauseEnd = [...after.matchAll(borders)][0]?.index ?? after.length;
  return (
    last(find(withoutTokens(before.slice(clauseStart)))) ??
    first(find(after.slice(0, clauseEnd))) ??
    last(find(withoutTokens(before)))
  );
}

const first = <Thing extends Found>(found: readonly Thing[]): Thing | undefined =>
  found.toSorted((one, other) => one.at - other.at)[0];

const last = <Thing extends Found>(found: readonly Thing[]): Thing | undefined =>
  found.toSorted((one, other) => other.at - one.at)[0];
