import type { ComponentChildren, JSX } from 'preact';

interface Props {
  /** Unique on the page; the control inside has it as its own `id`. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with what was entered. */
  readonly fault?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A label, its control, and what belongs to them. The control takes `describedBy(id, …)`. */
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

/** Controls between the hint and the fault that `describedBy` ties to them. */
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

/** Attributes that tie a control to the hint and the fault of its field. */
export const describedBy = (id: string, { hint, fault }: Pick<Props, 'hint' | 'fault'>) => ({
  'aria-describedby':
    [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ') ||
    undefined,
  'aria-invalid': fault !== undefined,
});
