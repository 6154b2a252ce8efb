import type { CompiledCheck, CompileTools } from '../engine/compiled-check.ts';
import type { Budget } from '../engine/hits.ts';
import { endOf, isJoined, startOf, type Reading } from '../text/reading.ts';
import type { SequenceCheck, Step } from '../model/rule.ts';
import type { Vocabulary } from '../model/vocabulary.ts';

interface CompiledStep {
  readonly words: ReadonlySet<number>;
  readonly except: ReadonlySet<number>;
  readonly endings: readonly string[];
  readonly leastLetters: number;
  readonly least: 0 | 1;
  readonly most: number;
}

export function compileSequence(check: SequenceCheck, { vocabulary }: CompileTools): CompiledCheck {
  const steps = check.steps.map((step) => compile(step, vocabulary));
  const notAfter = vocabulary.learnAll(check.notAfter ?? []);
  const wording = { message: check.message, replacements: [], isSafe: false };
  return ({ reading, budget, sink }) => ({
    finish() {
      for (let first = 0; first < reading.words.count; first += 1) {
        if (!budget.take(1)) return;
        const end = endOfSequence(reading, steps, 0, first, budget);
        if (end === undefined || end === first) continue;
        if (isJoined(reading, first) && notAfter.has(reading.ids[first - 1] ?? 0)) continue;
        sink.add(startOf(reading, first), endOf(reading, end - 1), wording);
        first = end - 1;
      }
    },
  });
}

const compile = (step: Step, vocabulary: Vocabulary): CompiledStep => ({
  words: vocabulary.learnAll(step.words ?? []),
  except: vocabulary.learnAll(step.except ?? []),
  endings: step.endings ?? [],
  leastLetters: step.leastLetters ?? 0,
  least: step.upTo === undefined ? 1 : 0,
  most: step.upTo ?? 1,
});

/** Takes as many words as possible for each step, and fewer if the next steps would not match. */
function endOfSequence(
  reading: Reading,
  steps: readonly CompiledStep[],
  at: number,
  word: number,
  budget: Budget,
): number | undefined {
  const step = steps[at];
  if (step === undefined) return word;
  let taken = 0;
  while (taken < step.most && fits(reading, step, word + taken, at + taken > 0)) taken += 1;
  if (!budget.take(taken)) return undefined;
  for (; taken >= step.least; taken -= 1) {
    const end = endOfSequence(reading, steps, at + 1, word + taken, budget);
    if (end !== undefined) return end;
  }
  return undefined;
}

function fits(reading: Reading, step: CompiledStep, word: number, isInside: boolean): boolean {
  if (word >= reading.words.count || (isInside && !isJoined(reading, word))) return false;
  const id = reading.ids[word] ?? 0;
  if (step.except.has(id)) return false;
  return (
    step.words.has(id) || step.endings.some((ending) => endsIn(reading, word, ending, step.leastLetters))
  );
}

function endsIn({ text, words }: Reading, word: number, ending: string, leastLetters: number): boolean {
  const [first, end] = [words.firsts[word] ?? 0, words.lasts[word] ?? 0];
  if (end - first < Math.max(leastLetters, ending.length)) return false;
  const from = end - ending.length;
  for (let i = 0; i < ending.length; i += 1) if (text.units[from + i] !== ending.charCodeAt(i)) return false;
  return true;
}
