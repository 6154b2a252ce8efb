import type { ComponentChildren, JSX } from 'preact';

interface Props {
  /** Unique on the page; the control inside has it as its own `id`. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error in the content of the field. */
  readonly fault?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A label and its control, with hint and error message. The control needs the attributes of `describedBy(id, …)`. */
export function Field({ id, label, hint, fault, children }: Props): JSX.Element {
  return (
    <div class={fault === undefined ? 'field' : 'field faulty'}>
      <label for={id}>{label}</label>
      <Explained id={id} hint={hint} fault={fault}>
        {children}
      </Explained>
    </div>
  );
}

/** The hint, the controls and the error message. The controls need the attributes of `describedBy`. */
export const Explained = ({ id, hint, fault, children }: Omit<Props, 'label'>): JSX.Element => (
  <>
    {hint !== undefined && (
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {children}
    {fault !== undefined && (
      <p class="fault" id={`${id}-fault`}>
        {fault}
      </p>
    )}
  </>
);

/** Attributes that connect a control with the hint and the error message of its field. */
export const describedBy = (id: string, { hint, fault }: Pick<Props, 'hint' | 'fault'>) => ({
  'aria-describedby':
    [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ') ||
    undefined,
  'aria-invalid': fault !== undefined,
});
