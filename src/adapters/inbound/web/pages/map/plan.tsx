import type { JSX } from 'preact';
import type { Milestone } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import type { Texts } from './map-texts.ts';
import { useTicks } from './ticks.ts';

interface Props {
  readonly texts: Texts['map']['plan'];
  readonly mapId: number;
  readonly milestones: readonly Milestone[];
}

type Step = Milestone['steps'][number];

/** The steps of the plan by date, each with a checkbox whose state is saved. */
export function Plan({ texts, mapId, milestones }: Props): JSX.Element {
  const { language } = useFrame();
  const { isDone, toggle } = useTicks(mapId);
  const steps = milestones.flatMap((milestone) => milestone.steps);
  const done = steps.filter(({ id }) => isDone(id)).length;
  return (
    <div class="plan">
      <p class="tally" lang={language} role="status">
        {fill(texts.tally, { done, of: steps.length })}
      </p>
      <div class="progress" aria-hidden="true">
        <div style={{ width: `${(100 * done) / steps.length}%` }} />
      </div>
      {milestones.map(({ label, title, steps: due }) => (
        <div class="milestone" key={title}>
          <h3>
            {label && <span class="label">{label} </span>}
            {title}
          </h3>
          <ul>
            {due.map((step) => (
              <li key={step.id}>
                <StepBox step={step} isDone={isDone(step.id)} onToggle={() => toggle(step.id)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p class="hint" lang={language}>
        {texts.kept}
      </p>
    </div>
  );
}

interface StepProps {
  readonly step: Step;
  readonly isDone: boolean;
  readonly onToggle: () => void;
}

export const StepBox = ({ step: { text, sign, serves }, isDone, onToggle }: StepProps): JSX.Element => (
  <>
    <label class={isDone ? 'step done' : 'step'}>
      <input type="checkbox" checked={isDone} onChange={onToggle} />
      <span>{text}</span>
    </label>
    {sign && <p class="sign">{sign}</p>}
    {serves && <p class="serves">{serves}</p>}
  </>
);
