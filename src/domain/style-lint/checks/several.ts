import type { CheckRun, CompiledCheck, CompileTools } from '../engine/compiled-check.ts';
import type { Hit, Sink } from '../engine/hits.ts';
import type { Check } from '../model/rule.ts';

/** Runs several checks of one rule and sorts their hits. */
export function compileSeveral(
  checks: readonly Check[],
  tools: CompileTools,
  compile: (check: Check, tools: CompileTools) => CompiledCheck,
): CompiledCheck {
  const listeners: { readonly check: number; readonly item: number }[] = [];
  const compiled = checks.map((one, check) =>
    compile(one, {
      ...tools,
      listenFor: (phrase, item) => tools.listenFor(phrase, listeners.push({ check, item }) - 1),
    }),
  );
  return (context) => {
    const hits: Hit[] = [];
    const sink: Sink = { add: (start, end, wording) => void hits.push({ start, end, wording }) };
    const runs: readonly CheckRun[] = compiled.map((run) => run({ ...context, sink }));
    return {
      match(number, first, end) {
        const { check = 0, item = 0 } = listeners[number] ?? {};
        return runs[check]?.match?.(item, first, end) ?? false;
      },
      finish() {
        for (const run of runs) run.finish?.();
        hits.sort((one, other) => one.start - other.start || one.end - other.end);
        for (const { start, end, wording } of hits) context.sink.add(start, end, wording);
      },
    };
  };
}
