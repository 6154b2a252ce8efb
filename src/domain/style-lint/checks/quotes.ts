import type { CheckContext, CompiledCheck } from '../engine/compiled-check.ts';
import type { QuoteCheck } from '../model/rule.ts';

interface Mark {
  readonly at: number;
  readonly isCurly: boolean;
  readonly isApostrophe: boolean;
}

/**
 * Counts quotation marks and apostrophes separately. The rarer kind of each is reported; if both are equally frequent,
 * the one that comes later.
 */
export function compileQuotes(check: QuoteCheck): CompiledCheck {
  return (context) => ({
    finish() {
      const marks = marksOf(context);
      const keepsCurly = [prefersCurly(marks, false), prefersCurly(marks, true)];
      const { source } = context.reading.text;
      for (const { at, isCurly, isApostrophe } of marks) {
        if (isCurly === keepsCurly[Number(isApostrophe)]) continue;
        context.sink.add(at, at + 1, {
          message: check.message,
          replacements: [replacementOf(source, at, isCurly, isApostrophe)],
          isSafe: isCurly || isApostrophe,
          isExact: true,
        });
      }
    },
  });
}

function marksOf({ reading, budget }: CheckContext): readonly Mark[] {
  const { source } = reading.text;
  const marks: Mark[] = [];
  for (const { start, end } of reading.prose.paragraphs) {
    if (!budget.take(end - start)) break;
    for (let at = start; at < end; at += 1) {
      const code = source.charCodeAt(at);
      if (code === straightQuote || code === leftQuote || code === rightQuote)
        marks.push({ at, isCurly: code !== straightQuote, isApostrophe: false });
      else if ((code === straightApostrophe || code === curlyApostrophe) && isWithinWord(source, at))
        marks.push({ at, isCurly: code === curlyApostrophe, isApostrophe: true });
    }
  }
  return marks;
}

const straightQuote = 0x22;
const leftQuote = 0x201c;
const rightQuote = 0x201d;
const straightApostrophe = 0x27;
const curlyApostrophe = 0x2019;

const letter = /^\p{L}$/u;
const isWithinWord = (source: string, at: number): boolean =>
  letter.test(source.charAt(at - 1)) && letter.test(source.charAt(at + 1));

function prefersCurly(marks: readonly Mark[], areApostrophes: boolean): boolean {
  const alike = marks.filter(({ isApostrophe }) => isApostrophe === areApostrophes);
  const curly = alike.filter(({ isCurly }) => isCurly).length;
  return curly * 2 === alike.length ? alike[0]?.isCurly === true : curly * 2 > alike.length;
}

function replacementOf(source: string, at: number, isCurly: boolean, isApostrophe: boolean): string {
  if (isApostrophe) return isCurly ? "'" : '’';
  if (isCurly) return '"';
  return /^$|[\s([{—–-]/.test(source.charAt(at - 1)) ? '“' : '”';
}
