import type { CompiledCheck, CompileTools } from '../engine/compiled-check.ts';
import type { Span } from '../text/prose.ts';
import { endOf, startOf } from '../text/reading.ts';
import type { MixtureCheck } from '../model/rule.ts';

interface Image extends Span {
  readonly field: number;
  readonly sentence: number;
  readonly isPlain: boolean;
}

/**
 * Two figures of speech from different fields in one sentence. The finding reaches from the first to the last of them.
 */
export function compileMixture(check: MixtureCheck, tools: CompileTools): CompiledCheck {
  const plain = new Set(check.plain);
  const images = check.fields.flatMap((phrases, field) =>
    phrases.map((phrase) => ({ phrase, field, isPlain: plain.has(phrase) })),
  );
  images.forEach(({ phrase }, item) => tools.listenFor(phrase, item));
  const wording = { message: check.message, replacements: [], isSafe: false };
  return ({ reading, sink }) => {
    const met: Image[] = [];
    return {
      match(item, first, end) {
        const [start, to] = [startOf(reading, first), endOf(reading, end - 1)];
        const sentence = reading.sentences.of[first] ?? 0;
        met.push({
          start,
          end: to,
          sentence,
          field: images[item]?.field ?? 0,
          isPlain: images[item]?.isPlain === true,
        });
        return true;
      },
      finish() {
        for (let at = 0; at < met.length;) {
          const first = met[at];
          let next = at + 1;
          while (met[next]?.sentence === first?.sentence) next += 1;
          const together = met.slice(at, next);
          const last = together.at(-1);
          const isMixed =
            new Set(together.map(({ field }) => field)).size > 1 && !together.every(({ isPlain }) => isPlain);
          if (first !== undefined && last !== undefined && isMixed) sink.add(first.start, last.end, wording);
          at = next;
        }
      },
    };
  };
}
