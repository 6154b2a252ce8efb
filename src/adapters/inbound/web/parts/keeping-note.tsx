import type { JSX } from 'preact';
import type { Keeping } from '../drafts/draft-keeper.ts';
import { useFrame } from '../frame/frame-context.ts';
import { describeFailure } from './failure-notice.tsx';

/** Shows, without interrupting, whether what was entered is saved. */
export function KeepingNote({ keeping }: { readonly keeping: Keeping }): JSX.Element {
  const { texts, language } = useFrame();
  const words = (): string => {
    switch (keeping.state) {
      case 'untouched':
        return '';
      case 'saving':
        return texts.keeping.saving;
      case 'saved':
        return texts.keeping.saved;
      case 'waiting':
        return texts.keeping.waiting[keeping.cause];
      case 'refused':
        return describeFailure(keeping.failure, texts, language);
    }
  };
  return (
    <p class={`keeping ${keeping.state}`} role="status">
      {words()}
    </p>
  );
}
