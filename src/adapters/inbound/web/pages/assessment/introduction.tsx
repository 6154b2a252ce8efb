import type { JSX } from 'preact';
import { useStore } from '#adapters/inbound/web/device/store.ts';
import { claimGuest, countOf, forgetGuest, recallGuest } from '#adapters/inbound/web/drafts/guest-answers.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { fill, plural } from '#adapters/inbound/web/language/fill.ts';
import { day } from '#adapters/inbound/web/language/format.ts';
import { goTo } from '#adapters/inbound/web/navigation/navigation.ts';
import { FailureNotice } from '#adapters/inbound/web/parts/failure-notice.tsx';
import { useAttempt } from '#adapters/inbound/web/parts/use-attempt.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { session } from '#adapters/inbound/web/session/session.ts';
import { useState } from 'preact/hooks';
import { Answered } from './answered.tsx';
import { Finish } from './finish.tsx';
import { numberOf, pathToStatement } from './paging.ts';
import type { ViewProps } from './view-props.ts';

/** The first view of the assessment: before the first answer, when it is continued, or after a result. */
export function Introduction(props: ViewProps): JSX.Element {
  const { language } = useFrame();
  const { statements, open, latest, account, texts } = props;
  const [gap] = open;
  const isBegun = open.length < statements.length;
  const begun = gap === undefined ? 'complete' : 'begun';
  const { lead, action } = texts.introduction[isBegun ? begun : latest ? 'again' : 'first'];
  return (
    <>
      {account && <Offer {...props} />}
      {isBegun && <Answered {...props} />}
      <p class="lead">{lead}</p>
      <div class="actions">
        {gap === undefined ? (
          <Finish {...props} />
        ) : (
          <a class="button" href={isBegun ? pathToStatement(statements, gap) : pathTo('assessment', 1)}>
            {fill(action, { number: numberOf(statements, gap) })}
          </a>
        )}
        {isBegun && <a href={pathTo('assessment', 'review')}>{texts.review.open}</a>}
        {latest && (
          <a class="button quiet" href={pathTo('result', latest.assessment_id)}>
            {fill(texts.latest, { day: day(latest.completed_at, language) })}
          </a>
        )}
      </div>
      {!account && <OfGuest isBegun={isBegun} texts={texts} />}
      {isBegun ? <Interrupted {...props} /> : <Explanation {...props} />}
    </>
  );
}

/** Says where the answers are stored until they are saved in an account. */
const OfGuest = ({
  isBegun,
  texts,
}: Pick<ViewProps, 'texts'> & { readonly isBegun: boolean }): JSX.Element => (
  <p class="notice">
    {texts.guest.where}{' '}
    <a href={isBegun ? pathTo('assessment', 'save') : pathTo('login')}>
      {isBegun ? texts.guest.save : texts.guest.logIn}
    </a>
  </p>
);

/** Offers answers that were given in this browser without a login. Only the person can say whether they are theirs. */
function Offer({ texts: { offer } }: ViewProps): JSX.Element | null {
  const { language } = useFrame();
  const who = useStore(session);
  const [guest, setGuest] = useState(recallGuest);
  if (guest === undefined || !('user' in who)) return null;
  const takeOver = (): void => {
    claimGuest(who.user.email);
    goTo(pathTo('assessment', 'save'));
  };
  const remove = (): void => {
    forgetGuest();
    setGuest(undefined);
  };
  return (
    <section class="notice" aria-labelledby="offer">
      <h2 id="offer">{plural(offer.title, countOf(guest), language)}</h2>
      <p>{offer.text}</p>
      <p class="actions">
        <button class="button" onClick={takeOver}>
          {offer.take}
        </button>
        <button class="button quiet" onClick={remove}>
          {offer.remove}
        </button>
      </p>
    </section>
  );
}

const Explanation = ({ texts: { how, scaleTitle, scale } }: ViewProps): JSX.Element => (
  <>
    <ul>
      {how.map((advice) => (
        <li key={advice}>{advice}</li>
      ))}
    </ul>
    <h2>{scaleTitle}</h2>
    <ol class="scale">
      {scale.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ol>
  </>
);

function Interrupted({ discard, texts: { beginAnew } }: ViewProps): JSX.Element {
  const { isWorking, failure, attempt } = useAttempt();
  const begin = (): void => goTo(pathTo('assessment', 1));
  return (
    <details class="begin-anew">
      <summary>{beginAnew.summary}</summary>
      <p>{beginAnew.warning}</p>
      <button class="button danger" aria-disabled={isWorking} onClick={() => void attempt(discard, begin)}>
        {beginAnew.confirm}
      </button>
      {failure && <FailureNotice failure={failure} />}
    </details>
  );
}
