import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { signed } from '#adapters/inbound/web/language/format.ts';
import { Choices } from '#adapters/inbound/web/parts/choices.tsx';
import { asking, type QuestionProps } from './answering.tsx';
import type { Question } from './questions.ts';

interface Props {
  /** Unique on the page; the first radio button has it as its `id`. */
  readonly id: string;
  readonly label: ComponentChildren;
  readonly range: Pick<Question, 'least' | 'most'>;
  /** A label for each step, or for the two ends. */
  readonly options: Readonly<Record<string, string>>;
  readonly answer: unknown;
  readonly give: (value: number) => void;
  readonly fault?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/**
 * Numbers to choose from, side by side at any screen width. Their meaning stands below, and screen readers read it with
 * each number.
 */
export function Scale({ id, label, range, options, answer, give, fault, children }: Props): JSX.Element {
  const { least, most } = range;
  const steps = stepsOf(range);
  const at = steps.indexOf(Number(answer));
  const chosen = at > 0 && at < steps.length - 1 ? options[String(answer)] : undefined;
  return (
    <Choices
      name={id}
      question={label}
      layout="steps"
      choices={steps.map((value) => ({
        value,
        label: (
          <>
            {numberOf(value, range)}
            {options[value] && <span class="hidden-text">, {options[value]}</span>}
          </>
        ),
      }))}
      chosen={answer}
      onChoose={give}
      fault={fault}
    >
      <p class="ends" aria-hidden>
        <span class={at === 0 ? 'chosen' : undefined}>{options[least]}</span>
        {chosen && (
          <span class="chosen" style={{ '--at': `${(100 * (at + 0.5)) / steps.length}%` }}>
            {chosen}
          </span>
        )}
        <span class={at === steps.length - 1 ? 'chosen' : undefined}>{options[most]}</span>
      </p>
      {children}
    </Choices>
  );
}

/** The words of all steps, for eyes only: screen readers read them with the numbers. */
export const ScaleKey = ({ range, options }: Pick<Props, 'range' | 'options'>): JSX.Element => (
  <p class="key hint" aria-hidden>
    {stepsOf(range).map((value) => (
      <span key={value}>
        <b>{numberOf(value, range)}</b> {options[value]}
      </span>
    ))}
  </p>
);

const stepsOf = ({ least, most }: Props['range']): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

const numberOf = (value: number, { least }: Props['range']): string =>
  least < 0 ? signed(value) : String(value);

/** Removes an answer. Nine ratings can be brought back, because it takes a while to give them again. */
export function ClearButton({ question, answering }: QuestionProps): JSX.Element | null {
  const { id, answer, give } = asking(question, answering);
  const [removed, setRemoved] = useState<unknown>();
  const { texts } = answering;
  const isOfNatures = question.kind === 'ratings' || question.kind === 'shares';
  if (answer === undefined && removed === undefined) return null;
  const clear = (): void => {
    give(undefined);
    if (isOfNatures) setRemoved(answer);
    // The button disappears together with the answer, so the focus moves to the first number.
    else document.getElementById(id)?.focus();
  };
  return answer === undefined ? (
    <button type="button" class="plain" onClick={() => give(removed)}>
      {texts.restore}
    </button>
  ) : (
    <button type="button" class="plain" onClick={clear}>
      {isOfNatures ? texts.clearAll : texts.clear}
    </button>
  );
}
