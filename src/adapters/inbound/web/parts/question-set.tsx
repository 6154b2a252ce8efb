import type { ComponentChildren, JSX } from 'preact';
import { describedBy, Explained } from './field.tsx';

interface Props {
  /** Unique on the page; the first control inside has it as its own `id`. */
  readonly id: string;
  readonly look: string;
  readonly legend: ComponentChildren;
  readonly hint?: string | undefined;
  readonly fault?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Several controls that together answer one question. */
export function QuestionSet({ id, look, legend, hint, fault, children }: Props): JSX.Element {
  return (
    <fieldset
      class={`choices ${look}${fault === undefined ? '' : ' faulty'}`}
      aria-describedby={describedBy(id, { hint, fault })['aria-describedby']}
    >
      <legend>{legend}</legend>
      <Explained id={id} hint={hint} fault={fault}>
        {children}
      </Explained>
    </fieldset>
  );
}
