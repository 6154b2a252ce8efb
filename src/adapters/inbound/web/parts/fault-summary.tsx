import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFrame } from '../frame/frame-context.ts';
import { plural } from '../language/fill.ts';

export interface NamedFault {
  /** The `id` of the control. */
  readonly id: string;
  readonly text: ComponentChildren;
  /** The page of the control, if it is on another page. */
  readonly href?: string;
}

interface Props {
  readonly faults: readonly NamedFault[];
  /** The check that found the faults. If only some of them were corrected since, the focus stays where it is. */
  readonly since?: unknown;
}

/** Everything that prevents a form from being sent, with a link to each control. Gets the focus when it appears. */
export function FaultSummary({ faults, since = faults }: Props): JSX.Element | null {
  const { texts, language } = useFrame();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [since]);
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

/** A link alone would scroll to the control, but not every browser would then focus it. */
function goToControl(event: Event, id: string): void {
  event.preventDefault();
  showControl(id);
}

export function showControl(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
