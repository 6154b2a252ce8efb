import type { CheckContext, CompiledCheck, CompileTools } from '../engine/compiled-check.ts';
import type { Wording } from '../engine/hits.ts';
import { endOf, isSentenceStart, startOf, type Reading } from '../text/reading.ts';
import type { ConsistencyCheck, VariantCheck } from '../model/rule.ts';
import { isShouted, Shape } from '../text/words.ts';

/** One spelling of a family, as found in the text. */
interface Met {
  readonly item: number;
  readonly first: number;
  readonly end: number;
}

export function compileConsistency(check: ConsistencyCheck, tools: CompileTools): CompiledCheck {
  const spellings = check.families.flatMap((family, of) => family.map((spelling) => ({ of, spelling })));
  spellings.forEach(({ spelling }, item) => tools.listenFor(spelling, item));
  return (context) =>
    collect(context, (met) => {
      const kept = new Map<number, number>();
      for (const item of byFrequency(met.map((one) => one.item))) {
        const family = spellings[item]?.of ?? 0;
        if (!kept.has(family)) kept.set(family, item);
      }
      report(context, check.message, met, ({ item }) => {
        const keeper = kept.get(spellings[item]?.of ?? 0);
        return keeper === item ? undefined : spellings[keeper ?? item]?.spelling;
      });
    });
}

const american = 0;
const british = 1;

interface Variant {
  readonly side: typeof american | typeof british;
  readonly spelling: string;
  readonly other: string;
}

export function compileVariants(check: VariantCheck, tools: CompileTools): CompiledCheck {
  const variants = variantsOf(check);
  variants.forEach(({ spelling }, item) => tools.listenFor(spelling, item));
  return (context) =>
    collect(context, (met) => {
      const { variant } = context.settings;
      const asked = variant === 'en-GB' ? british : american;
      const kept =
        variant === undefined ? byFrequency(met.map(({ item }) => variants[item]?.side))[0] : asked;
      report(context, check.message, met, ({ item }) =>
        variants[item]?.side === kept ? undefined : variants[item]?.other,
      );
    });
}

const variantsOf = ({ pairs, onlyBritish = [] }: VariantCheck): readonly Variant[] => [
  ...pairs.map(([spelling, other]): Variant => ({ side: american, spelling, other })),
  ...[...pairs, ...onlyBritish].map(([other, spelling]): Variant => ({ side: british, spelling, other })),
];

function collect({ reading, budget }: CheckContext, finish: (met: readonly Met[]) => void) {
  const met: Met[] = [];
  return {
    match(item: number, first: number, end: number): boolean {
      if (!isName(reading, first) && budget.take(1)) met.push({ item, first, end });
      return true;
    },
    finish: () => finish(met),
  };
}

/** A name keeps its spelling: Pearl Harbor stays right in a British text. */
const isName = (reading: Reading, first: number): boolean => {
  const shape = reading.words.shapes[first] ?? 0;
  return (shape & Shape.firstUpper) !== 0 && !isShouted(shape) && !isSentenceStart(reading, first);
};

/** The most frequent first; equally frequent ones in the order of the text. */
function byFrequency<Key>(keys: readonly Key[]): readonly Key[] {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Array.from(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([key]) => key);
}

function report(
  { reading, sink }: CheckContext,
  message: string,
  met: readonly Met[],
  replacementOf: (one: Met) => string | undefined,
): void {
  const wordings = new Map<string, Wording>();
  for (const one of met) {
    const replacement = replacementOf(one);
    if (replacement === undefined) continue;
    let wording = wordings.get(replacement);
    if (wording === undefined) {
      wording = { message, replacements: [replacement], isSafe: true };
      wordings.set(replacement, wording);
    }
    sink.add(startOf(reading, one.first), endOf(reading, one.end - 1), wording);
  }
}
