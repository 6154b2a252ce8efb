import type { ComponentChildren, JSX } from 'preact';
import { QuestionSet } from './question-set.tsx';

interface Choice<Value> {
  readonly value: Value;
  readonly label: ComponentChildren;
}

interface Props<Value> {
  /** Unique on the page; the first radio button has it as its `id`, so that faults can link to it. */
  readonly name: string;
  readonly question: ComponentChildren;
  readonly hint?: string | undefined;
  readonly fault?: ComponentChildren;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: unknown;
  readonly onChoose: (value: Value) => void;
  /** For scales: `row` puts the choices side by side if the screen is wide enough, `steps` always does. */
  readonly layout?: 'column' | 'row' | 'steps';
  /** Below the choices. */
  readonly children?: ComponentChildren;
}

/**
 * One question with radio buttons. Tab reaches the group once, arrow keys move inside it, and nothing is selected at
 * first.
 */
export function Choices<Value extends string | number>(props: Props<Value>): JSX.Element {
  const { name, question, hint, fault, choices, chosen, onChoose, layout = 'column', children } = props;
  return (
    <QuestionSet id={name} look={layout} legend={question} hint={hint} fault={fault}>
      <div class="options">
        {choices.map(({ value, label }, index) => (
          <label key={value}>
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {children}
    </QuestionSet>
  );
}
