import type { Language } from '#domain/language.ts';
import type { Goals } from '../intake/intake.ts';
import { type ConstraintTheme, constraintLexicons, constraintThemes } from './constraint-lexicons.ts';
import { type Deadline, deadlineIn } from './deadline.ts';
import { plainWords } from './plain-words.ts';

/** What the person cannot change, according to their own words. */
export interface Constraints {
  /** The theme that the text mentions first. */
  readonly theme: ConstraintTheme | null;
  readonly deadline: Deadline | null;
}

/** A month is also taken from the text about success, if the constraints name none. */
export function constraintsOf(
  { constraints = '', success = '' }: Pick<Goals, 'constraints' | 'success'>,
  language: Language,
  submittedAt: Date,
): Constraints {
  const [fixed, wish] = [plainWords(constraints), plainWords(success)];
  return {
    theme: themeIn(fixed, language),
    deadline: deadlineIn(fixed, language, submittedAt) ?? deadlineIn(wish, language, submittedAt),
  };
}

function themeIn(plain: string, language: Language): ConstraintTheme | null {
  const [first] = constraintThemes
    .map((theme) => ({ theme, at: plain.search(constraintLexicons[language][theme]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return first?.theme ?? null;
}
