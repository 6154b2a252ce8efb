import type { JSX } from 'preact';
import type { Failure } from '../api/call.ts';
import { type FrameTexts, useFrame } from '../frame/frame-context.ts';
import { plural } from '../language/fill.ts';
import type { Language } from '../language/language.ts';

interface Props {
  readonly failure: Failure;
  /** Shows a button to try again, if that can help. */
  readonly onRetry?: () => void;
}

/** Says in the reader's language what went wrong and what to do. */
export function FailureNotice({ failure, onRetry }: Props): JSX.Element {
  const { texts, language } = useFrame();
  return (
    <div class="notice error" role="alert">
      <p>{describeFailure(failure, texts, language)}</p>
      {onRetry && (
        <button class="button quiet" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}

export function describeFailure(failure: Failure, texts: FrameTexts, language: Language): string {
  const { failures } = texts;
  if (failure.kind === 'unreachable') return failures.unreachable;
  if (failure.code === 'rate_limited') return wait(failure.retryAfterSeconds ?? 60, failures, language);
  if (Object.hasOwn(failures.byCode, failure.code))
    return failures.byCode[failure.code as keyof typeof failures.byCode];
  return failure.status >= 500 ? failures.broken : failures.refused;
}

function wait(seconds: number, { wait: forms }: FrameTexts['failures'], language: Language): string {
  if (seconds < 90) return plural(forms.seconds, seconds, language);
  if (seconds < 90 * 60) return plural(forms.minutes, Math.ceil(seconds / 60), language);
  return plural(forms.hours, Math.ceil(seconds / 3600), language);
}
