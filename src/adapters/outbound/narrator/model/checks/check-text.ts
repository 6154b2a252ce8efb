import { checkDirection } from './direction.ts';
import { checkLanguage } from './language.ts';
import { checkLength, mostCharacters } from './length.ts';
import { checkWording } from './lexical.ts';
import { checkNumbers } from './numeric.ts';
import { checkReferences } from './reference.ts';
import { checkScoreWords } from './score-words.ts';
import { checkSentences } from './sentences.ts';
import type { CheckContext, Fault, TextCheck, TextScope } from './scope.ts';

const checks: readonly TextCheck[] = [
  checkNumbers,
  checkReferences,
  checkDirection,
  checkWording,
  checkScoreWords,
  checkLanguage,
  checkLength,
  checkSentences,
];

/** All faults of a text that a model wrote. If the list is empty, the report may use the text. */
export function checkText(text: string, scope: TextScope, context: CheckContext): readonly Fault[] {
  if (text.length > mostCharacters)
    return [{ check: 'length', hint: `Write at most ${scope.words.most} words.` }];
  return checks.flatMap((check) => check(text, scope, context));
}
