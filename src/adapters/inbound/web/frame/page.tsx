import type { JSX } from 'preact';
import { Footer } from './footer.tsx';
import { useFrame } from './frame-context.ts';
import { Header } from './header.tsx';
import type { LoadedPage } from './load-page.ts';
import { LostSession } from './lost-session.tsx';
import { OfflineNotice } from './offline-notice.tsx';

interface Props {
  readonly loaded: LoadedPage;
  readonly part: string | undefined;
  /** The next page is being loaded. */
  readonly isBusy: boolean;
}

/** One page in its frame. */
export function Page({ loaded: { key, Page: Content, texts }, part, isBusy }: Props): JSX.Element {
  const frame = useFrame();
  return (
    <>
      <a class="skip" href="#content">
        {frame.texts.skip}
      </a>
      <Header current={key} />
      <main id="content" tabIndex={-1} class={`page page-${key}`} aria-busy={isBusy}>
        <OfflineNotice />
        <LostSession />
        <Content texts={texts} part={part} />
      </main>
      <Footer />
    </>
  );
}
