import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useStore } from '#adapters/inbound/web/device/store.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { goTo } from '#adapters/inbound/web/navigation/navigation.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { WhenLoaded } from '#adapters/inbound/web/parts/when-loaded.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { session } from '#adapters/inbound/web/session/session.ts';
import { Introduction } from './introduction.tsx';
import { type Begun, loadBegun, loadForGuest } from './load-begun.ts';
import { pages, type View, viewAt } from './paging.ts';
import { ReviewPage } from './review-page.tsx';
import { StatementsPage } from './statements-page.tsx';
import { TakeOver } from './take-over.tsx';
import { useAnswers } from './use-answers.ts';
import { useGuestAnswers } from './use-guest-answers.ts';
import type { Texts, ViewProps } from './view-props.ts';

/** Open to everybody: without a login, the answers stay on the device until the person asks for the result. */
export default function AssessmentPage({ texts, part }: PageProps<Texts>): JSX.Element {
  const who = useStore(session);
  const view = viewAt(part);
  if (!('user' in who)) return <Assessment view={view} texts={texts} />;
  if (view === 'save') return <TakeOver user={who.user} texts={texts} />;
  return <Assessment key={who.user.id} userId={who.user.id} view={view} texts={texts} />;
}

interface Props {
  /** Absent if nobody is logged in. */
  readonly userId?: number;
  readonly view: View;
  readonly texts: Texts;
}

function Assessment({ userId, view, texts }: Props): JSX.Element {
  const { language } = useFrame();
  const load = () => (userId === undefined ? loadForGuest() : loadBegun(userId));
  const { loaded, reload } = useLoaded(load, [language]);
  const title = view === 'introduction' ? texts.title : texts.review.title;
  return (
    <>
      <Heading
        title={
          typeof view === 'number'
            ? fill(texts.statements.heading, { page: view, pages: pages.length })
            : title
        }
      />
      <WhenLoaded loaded={loaded} onRetry={reload}>
        {(begun) =>
          userId === undefined ? (
            <OfGuest begun={begun} view={view} texts={texts} />
          ) : (
            <OfMember userId={userId} begun={begun} view={view} texts={texts} />
          )
        }
      </WhenLoaded>
    </>
  );
}

/**
 * What the views for members and for visitors share. The answers stay in memory while the person moves between the
 * parts of the assessment.
 */
interface Shown extends Omit<Props, 'userId'> {
  readonly begun: Begun;
}

const OfMember = ({ userId, begun, ...given }: Shown & { readonly userId: number }): JSX.Element => (
  <Views {...useAnswers(userId, begun)} {...given} />
);

const OfGuest = ({ begun, ...given }: Shown): JSX.Element => <Views {...useGuestAnswers(begun)} {...given} />;

function Views({ view, ...given }: ViewProps & { readonly view: View }): JSX.Element {
  const isUntouched = given.open.length === given.statements.length;

  useEffect(() => {
    // After a submission, here or on another device, the other views have nothing to show.
    if (isUntouched && view !== 'introduction' && view !== 1) goTo(pathTo('assessment'), { replace: true });
  }, [isUntouched]);

  if (typeof view === 'number') return <StatementsPage key={view} page={view} {...given} />;
  return view === 'review' ? <ReviewPage {...given} /> : <Introduction {...given} />;
}
