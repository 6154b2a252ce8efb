import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { recall, remember } from '#adapters/inbound/web/device/device-store.ts';

const settingName = 'moves-on';

interface MovingOn {
  /** The setting of the person; on by default. */
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
  /** Brings the control with that `id` into view and gives it the focus, unless the setting is off. */
  readonly moveTo: (id: string) => void;
}

/** Scrolls to the next statement after each answer. */
export function useMovingOn(): MovingOn {
  const [isOn, setOn] = useState(() => recall(settingName) !== false);
  const [goal, setGoal] = useState<{ readonly id: string }>();

  // Runs before the browser paints, so that a key pressed immediately answers the next statement.
  useLayoutEffect(() => {
    if (goal !== undefined) bringIntoView(goal.id);
  }, [goal]);

  return {
    isOn,
    set: (chosen) => {
      remember(settingName, chosen ? undefined : false);
      setOn(chosen);
    },
    moveTo: (id) => {
      if (isOn) setGoal({ id });
    },
  };
}

function bringIntoView(id: string): void {
  const control = document.getElementById(id);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  control?.focus({ preventScroll: true });
  (control?.closest('fieldset') ?? control)?.scrollIntoView({
    block: 'center',
    behavior: isCalm ? 'instant' : 'smooth',
  });
}

/**
 * Whether the last input was a click or touch: a person who chooses with the arrow keys is not moved to the next
 * statement.
 */
export function useLastPress() {
  const pressRef = useRef(false);
  return {
    pressRef,
    listeners: {
      onPointerDown: () => {
        pressRef.current = true;
      },
      onKeyDownCapture: () => {
        pressRef.current = false;
      },
    },
  };
}
