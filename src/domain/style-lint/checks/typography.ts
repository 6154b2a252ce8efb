import type { CompiledCheck } from '../engine/compiled-check.ts';
import type { Sink } from '../engine/hits.ts';
import type { TypographyCheck } from '../model/rule.ts';

const noBreak = '\u00A0';
const narrow = '\u202F';

/** A colon and guillemets need a no-break space, the other marks a narrow one. Either kind is accepted for both. */
export function compileTypography(check: TypographyCheck): CompiledCheck {
  return ({ reading, budget, sink }) => ({
    finish() {
      const { source } = reading.text;
      for (const { start, end } of reading.prose.paragraphs) {
        if (!budget.take(end - start)) return;
        for (let at = start; at < end; at += 1) checkMark(source, at, start, check.message, sink);
      }
    },
  });
}

function checkMark(source: string, at: number, least: number, message: string, sink: Sink): void {
  const mark = source.charAt(at);
  if (mark === '«') reportOpening(source, at, message, sink);
  else if (mark === '»' || (';:!?'.includes(mark) && endsSomething(source, at)))
    reportClosing(source, at, least, message, sink);
}

/** Not inside `10:30` or `?!`. */
const endsSomething = (source: string, at: number): boolean =>
  /^$|[\s)»”"\]]/.test(source.charAt(at + 1)) && /[\p{L}\p{N}\s)»”"\]%]/u.test(source.charAt(at - 1));

const isRight = (character: string): boolean => character === noBreak || character === narrow;

function reportOpening(source: string, at: number, message: string, sink: Sink): void {
  if (isRight(source.charAt(at + 1))) return;
  const end = source.charAt(at + 1) === ' ' ? at + 2 : at + 1;
  report(at, end, `«${noBreak}`, message, sink);
}

function reportClosing(source: string, at: number, least: number, message: string, sink: Sink): void {
  const before = source.charAt(at - 1);
  if (at === least || isRight(before) || /[\n\r\t]/.test(before)) return;
  const mark = source.charAt(at);
  const start = before === ' ' ? at - 1 : at;
  report(start, at + 1, (mark === ':' || mark === '»' ? noBreak : narrow) + mark, message, sink);
}

const report = (start: number, end: number, replacement: string, message: string, sink: Sink): void =>
  sink.add(start, end, { message, replacements: [replacement], isSafe: true, isExact: true });
