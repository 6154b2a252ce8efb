import type { ComponentChildren, JSX } from 'preact';
import { signed } from '../../language/format.ts';
import { Choices } from '../../parts/choices.tsx';
import { asking, type QuestionProps } from './answering.tsx';
import type { Question } from './questions.ts';

interface Props {
  /** Unique on the page; the first radio button has it as its `id`. */
  readonly id: string;
  readonly label: ComponentChildren;
  readonly range: Pick<Question, 'least' | 'most'>;
  /** A word for each step, or for the two ends. */
  readonly options: Readonly<Record<string, string>>;
  readonly answer: unknown;
  readonly give: (value: number) => void;
  readonly fault?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Numbers to choose from, side by side at any width. What they mean stands below, and is read with each. */
export function Scale({ id, label, range, options, answer, give, fault, children }: Props): JSX.Element {
  const { least, most } = range;
  const steps = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const chosen = options[String(answer)];
  return (
    <Choices
      name={id}
      question={label}
      layout="steps"
      choices={steps.map((value) => ({
        value,
        label: (
          <>
            {least < 0 ? signed(value) : value}
            {options[value] && <span class="hidden-text">, {options[value]}</span>}
          </>
        ),
      }))}
      chosen={answer}
      onChoose={give}
      fault={fault}
    >
      <p class="ends" aria-hidden>
        {chosen ? (
          <strong>{chosen}</strong>
        ) : (
          <>
            <span>{options[least]}</span>
            <span>{options[most]}</span>
          </>
        )}
      </p>
      {children}
    </Choices>
  );
}

export function ClearButton({ question, answering }: QuestionProps): JSX.Element | null {
  const { id, answer, give } = asking(question, answering);
  if (answer === undefined) return null;
  const clear = (): void => {
    give(undefined);
    // The button goes with the answer.
    document.getElementById(id)?.focus();
  };
  return (
    <button type="button" class="plain" onClick={clear}>
      {answering.texts.clear}
    </button>
  );
}
