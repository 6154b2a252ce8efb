import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Progress, User } from '#adapters/inbound/web/api/api-types.ts';
import type { Answer } from '#adapters/inbound/web/api/call.ts';
import { remember } from '#adapters/inbound/web/device/device-store.ts';
import {
  countOf,
  forgetGuest,
  type GuestAnswers,
  isClaimedBy,
  recallGuest,
} from '#adapters/inbound/web/drafts/guest-answers.ts';
import { unsentDraft, unsentName } from '#adapters/inbound/web/drafts/use-draft-keeper.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { goTo } from '#adapters/inbound/web/navigation/navigation.ts';
import { FailureNotice } from '#adapters/inbound/web/parts/failure-notice.tsx';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { useAttempt } from '#adapters/inbound/web/parts/use-attempt.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import { type Answers, responsesOf } from './answers.ts';
import { statementsPerPage, pages } from './paging.ts';
import type { Texts } from './view-props.ts';

interface Props {
  readonly user: User;
  readonly texts: Texts;
}

/**
 * Shown after a login that was requested together with answers on this device. It saves the answers in the account;
 * with all 76, it creates the result.
 */
export function TakeOver({ user, texts }: Props): JSX.Element {
  const frame = useFrame();
  const { failure, attempt } = useAttempt();
  const work = (): Promise<void> =>
    attempt(
      () => takeOver(user),
      (path) => goTo(path, { replace: true }),
    );
  useEffect(() => void work(), []);
  return (
    <>
      <Heading title={texts.takeOver} />
      {failure ? (
        <FailureNotice failure={failure} onRetry={() => void work()} />
      ) : (
        <p class="waiting" role="status">
          {frame.texts.loading}
        </p>
      )}
    </>
  );
}

const statementCount = pages.length * statementsPerPage;

/** Returns the address to open next. */
async function takeOver(user: User): Promise<Answer<string>> {
  const guest = recallGuest();
  if (guest === undefined) return afterAnotherTab();
  const here = { ok: true, data: pathTo('assessment'), headers: new Headers() } as const;
  if (!isClaimedBy(guest, user.email)) return here;
  if (countOf(guest) === statementCount) return submit(guest);
  const unsent = unsentDraft('answers', user.id) as Answers | undefined;
  remember(unsentName('answers', user.id), { ...unsent, ...guest.answers });
  forgetGuest();
  return here;
}

/** Sends no draft: a second tab that submits the same answers with the same key gets the same result. */
async function submit({ answers, claim }: GuestAnswers): Promise<Answer<string>> {
  const made = await call('POST /assessments/submit', {
    body: { responses: responsesOf(answers) },
    ...(claim && { idempotencyKey: claim.key }),
  });
  if (made.ok) {
    forgetGuest();
    return { ...made, data: pathTo('result', made.data.assessment_id) };
  }
  // Another tab submitted the answers first.
  return recallGuest() === undefined ? afterAnotherTab() : made;
}

async function afterAnotherTab(): Promise<Answer<string>> {
  const asked = await call('GET /me/progress');
  return asked.ok ? { ...asked, data: pathOf(asked.data) } : asked;
}

const pathOf = ({ assessment_draft: draft, latest_assessment: latest }: Progress): string =>
  draft === null && latest !== null ? pathTo('result', latest.assessment_id) : pathTo('assessment');
