import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useStore } from '../../device/store.ts';
import { useFrame } from '../../frame/frame-context.ts';
import type { PageProps } from '../../frame/page-props.ts';
import { fill } from '../../language/fill.ts';
import { goTo } from '../../navigation/navigation.ts';
import { Heading } from '../../parts/heading.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { WhenLoaded } from '../../parts/when-loaded.tsx';
import { pathTo } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Introduction } from './introduction.tsx';
import { type Begun, loadBegun } from './load-begun.ts';
import { pages, type View, viewAt } from './paging.ts';
import { ReviewPage } from './review-page.tsx';
import { StatementsPage } from './statements-page.tsx';
import { useAnswers } from './use-answers.ts';
import type { Texts } from './view-props.ts';

export default function AssessmentPage({ texts, part }: PageProps<Texts>): JSX.Element | null {
  const who = useStore(session);
  return 'user' in who ? <Assessment userId={who.user.id} view={viewAt(part)} texts={texts} /> : null;
}

interface Props {
  readonly userId: number;
  readonly view: View;
  readonly texts: Texts;
}

function Assessment(props: Props): JSX.Element {
  const { userId, view, texts } = props;
  const { language } = useFrame();
  const { loaded, reload } = useLoaded(() => loadBegun(userId), [language]);
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
        {(begun) => <Shown begun={begun} {...props} />}
      </WhenLoaded>
    </>
  );
}

/** Lives as long as somebody moves between the parts of the assessment. */
function Shown({ userId, begun, view, texts }: Props & { readonly begun: Begun }): JSX.Element {
  const given = { ...useAnswers(userId, begun), texts };
  const isUntouched = given.open.length === given.statements.length;

  useEffect(() => {
    // On the way back from a result, or after one from elsewhere, there is nothing to look at any more.
    if (isUntouched && view !== 'introduction' && view !== 1) goTo(pathTo('assessment'), { replace: true });
  }, [isUntouched]);

  if (view === 'introduction') return <Introduction {...given} />;
  if (view === 'review') return <ReviewPage {...given} />;
  return <StatementsPage key={view} page={view} {...given} />;
}
