import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFrame } from '../frame/frame-context.ts';
import { plural } from '../language/fill.ts';

export interface NamedFault {
  /** The `id` of the control. */
  readonly id: string;
  readonly text: ComponentChildren;
  /** Where the control is, if it is on another page. */
  readonly href?: string;
}

/** All that keeps a form from being sent, each with the way to it. Gets the focus when it appears. */
export function FaultSummary({ faults }: { readonly faults: readonly NamedFault[] }): JSX.Element | null {
  const { texts, language } = useFrame();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [faults]);
  if (faults.length === 0) return null;
  return (
    <div class="notice error" role="alert" tabIndex={-1} ref={summary}>
      <h2>{plural(texts.faults, faults.length, language)}</h2>
      <ul>
        {faults.map(({ id, text, href }) => (
          <li key={id}>
            <a
              href={href ?? `#${id}`}
              onClick={href === undefined ? (event) => goToControl(event, id) : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link alone would scroll, but not every browser then focuses the control. */
function goToControl(event: Event, id: string): void {
  event.preventDefault();
  showControl(id);
}

export function showControl(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
