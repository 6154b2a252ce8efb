import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Answer } from '../api/call.ts';
import { FailureNotice } from './failure-notice.tsx';
import { describedBy, Field } from './field.tsx';
import { useAttempt } from './use-attempt.ts';

interface Props {
  readonly label: string;
  readonly hint?: string;
  /** The message beside the field when the service refuses its content. */
  readonly refusal: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  /** The initial content of the field. */
  readonly typed?: string;
  readonly send: (email: string) => Promise<Answer<unknown>>;
  readonly onDone: (email: string) => void;
}

/** A form for an e-mail address. The service decides whether it is valid. */
export function EmailForm(props: Props): JSX.Element {
  const { label, hint, refusal, action, isDangerous, typed = '', send, onDone } = props;
  const input = useRef<HTMLInputElement>(null);
  const { isWorking, isRefused, failure, attempt } = useAttempt(input);
  const notes = { hint, fault: isRefused ? refusal : undefined };

  function submit(event: Event): void {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    void attempt(
      () => send(email),
      () => onDone(email),
    );
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field id="email" label={label} {...notes}>
        <input
          ref={input}
          type="email"
          id="email"
          autocomplete={isDangerous ? 'off' : 'email'}
          required
          defaultValue={typed}
          {...describedBy('email', notes)}
        />
      </Field>
      {failure && <FailureNotice failure={failure} />}
      <p class="actions">
        <button class={isDangerous ? 'button danger' : 'button'} aria-disabled={isWorking}>
          {action}
        </button>
      </p>
    </form>
  );
}
