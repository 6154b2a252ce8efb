import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { FailureNotice } from '#adapters/inbound/web/parts/failure-notice.tsx';
import { describedBy, Field } from '#adapters/inbound/web/parts/field.tsx';
import { useInstallation } from '#adapters/inbound/web/parts/use-installation.ts';
import { useAttempt } from '#adapters/inbound/web/parts/use-attempt.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './advisor-texts.ts';
import { promptOf, tidy, type Turn } from './conversation.ts';

interface Props {
  readonly texts: Texts;
  readonly turns: readonly Turn[];
  readonly onAnswer: (turn: Turn) => void;
}

export function QuestionForm({ texts, turns, onAnswer }: Props): JSX.Element {
  const { language } = useFrame();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const { isWorking, isRefused, failure, attempt } = useAttempt(input);
  const isFirst = turns.length === 0;
  // Until it is known whether there is a model, assumes that there is one, so that the warning about names is shown.
  const hasModel = useInstallation()?.language_model ?? true;
  const notes = {
    hint: hasModel ? texts.privacyWithModel : texts.privacy,
    fault: isRefused ? texts.refusal : undefined,
  };

  function send(event: Event): void {
    event.preventDefault();
    const question = tidy(typed);
    void attempt(
      () => call('POST /suggest', { body: { prompt: promptOf(turns, question), locale: language } }),
      (advice, headers) => {
        const source = headers.get('Advisor-Source') === 'model' ? 'model' : 'rules';
        onAnswer({ question, advice, language, source });
        // Keeps what the person has typed in the meantime.
        setTyped((now) => (tidy(now) === question ? '' : now));
      },
    );
  }

  return (
    <form noValidate onSubmit={send}>
      <Field id="question" label={isFirst ? texts.question : texts.reply} {...notes}>
        <textarea
          ref={input}
          id="question"
          rows={4}
          autocomplete="off"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          {...describedBy('question', notes)}
        />
      </Field>
      {failure && <FailureNotice failure={failure} />}
      <p class="actions">
        <button class="button" aria-disabled={isWorking}>
          {texts.send}
        </button>
        <span role="status">{isWorking && texts.waiting}</span>
      </p>
      {isFirst && (
        <>
          <h2>{texts.examplesTitle}</h2>
          <ul class="examples">
            {texts.examples.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  class="plain"
                  onClick={() => {
                    setTyped(example);
                    input.current?.focus();
                  }}
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </form>
  );
}
