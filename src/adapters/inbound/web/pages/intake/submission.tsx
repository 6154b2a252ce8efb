import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Endpoints } from '#adapters/inbound/web/api/api-types.ts';
import type { Answer, Fault } from '#adapters/inbound/web/api/call.ts';
import type { DraftKeeper } from '#adapters/inbound/web/drafts/draft-keeper.ts';
import { onceSaved } from '#adapters/inbound/web/drafts/once-saved.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { goTo } from '#adapters/inbound/web/navigation/navigation.ts';
import { FailureNotice } from '#adapters/inbound/web/parts/failure-notice.tsx';
import { describedBy } from '#adapters/inbound/web/parts/field.tsx';
import { useInstallation } from '#adapters/inbound/web/parts/use-installation.ts';
import { useAttempt } from '#adapters/inbound/web/parts/use-attempt.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import { type Answering, asking } from './answering.tsx';
import { type Intake, toSend } from './answers.ts';
import { consent } from './questions.ts';

type Submitting = Endpoints['POST /map/intake'];

export interface SubmissionProps {
  readonly answering: Answering;
  readonly keeper: DraftKeeper<Intake>;
  readonly onFaults: (faults: readonly Fault[]) => void;
}

/** Submits the intake. Repeated requests with the same answers make only one map. */
export function Submission({ answering, keeper, onFaults }: SubmissionProps): JSX.Element {
  const { intake, faults, texts } = answering;
  const { language } = useFrame();
  const { isWorking, failure, attempt } = useAttempt();
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [intake, language]);

  async function send(): Promise<Answer<Submitting['answer']>> {
    // The type is asserted because the service validates the intake.
    const body = toSend(intake, language) as Submitting['body'];
    const answer = await onceSaved(keeper, () => call('POST /map/intake', { body, idempotencyKey }));
    onFaults(answer.ok || answer.failure.kind === 'unreachable' ? [] : answer.failure.errors);
    return answer;
  }

  const submit = (): Promise<void> => attempt(send, (map) => goTo(pathTo('map', map.map_id)));

  return (
    <>
      <Consent answering={answering} />
      <p>{texts.review.ready}</p>
      {failure && faults.length === 0 && <FailureNotice failure={failure} />}
      {failure?.kind === 'problem' && failure.mapId !== undefined && (
        <p>
          {texts.review.running} <a href={pathTo('map', failure.mapId)}>{texts.review.toRunning}</a>
        </p>
      )}
      <p class="actions">
        <button type="button" class="button" aria-disabled={isWorking} onClick={() => void submit()}>
          {isWorking ? texts.review.submitting : texts.review.submit}
        </button>
      </p>
    </>
  );
}

/** Shown only if the service uses a language model. */
function Consent({ answering }: Pick<SubmissionProps, 'answering'>): JSX.Element | null {
  const installation = useInstallation();
  const { label, hint, id, answer, give } = asking(consent, answering);
  if (installation?.language_model !== true) return null;
  return (
    <div class="consent options">
      <label>
        <input
          type="checkbox"
          id={id}
          checked={answer === 'allowed'}
          onChange={({ currentTarget }) => give(currentTarget.checked ? 'allowed' : 'refused')}
          {...describedBy(id, { hint })}
        />
        <span>{label}</span>
      </label>
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
