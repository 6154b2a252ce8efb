import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Fault } from '#adapters/inbound/web/api/call.ts';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import { useCatchUp } from '#adapters/inbound/web/drafts/use-catch-up.ts';
import { unsentDraft, useDraftKeeper } from '#adapters/inbound/web/drafts/use-draft-keeper.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { showControl } from '#adapters/inbound/web/parts/fault-summary.tsx';
import { KeepingNote } from '#adapters/inbound/web/parts/keeping-note.tsx';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Answering } from './answering.tsx';
import { type Intake, withAnswer } from './answers.ts';
import { Entry } from './entry.tsx';
import { type Beginning, loadBeginning } from './load-beginning.ts';
import { isAbout, natures, sheets } from './questions.ts';
import { Review } from './review.tsx';
import { SheetView } from './sheet-view.tsx';
import type { Texts } from './words.ts';

interface Props {
  readonly texts: Texts;
  readonly part: string | undefined;
  readonly userId: number;
  readonly beginning: Beginning;
}

const save = (draft: Intake) => call('POST /map/intake/draft', { body: draft });

/** One intake, from the first answer to its submission. It stays in memory while the person moves between its pages. */
export function Questionnaire({ texts, part, userId, beginning }: Props): JSX.Element {
  const { language } = useFrame();
  const { draft, hasAssessment } = beginning;
  // The copy on this device is newer than the one of the service.
  const [intake, setIntake] = useState(() => (unsentDraft('intake', userId) as Intake | undefined) ?? draft);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const { keeper, keeping } = useDraftKeeper<Intake>('intake', userId, save);

  useCatchUp(keeper, loadBeginning, (found) => {
    if (['untouched', 'saved'].includes(keeper.get().state)) setIntake(found.draft);
  });

  // A link can lead to one question. Only answered questions can have faults, and those are never folded up.
  useEffect(() => showControl(location.hash.slice(1)), [part]);

  const answering: Answering = {
    intake,
    texts,
    natureNames: Object.fromEntries(natures.map((nature) => [nature, dimensionName(nature, language)])),
    faults,
    change: (question, answer) => {
      const next = withAnswer(intake, question, answer);
      setIntake(next);
      keeper.change(next);
      // The fault was about the previous answer.
      if (faults.some(({ pointer }) => isAbout(question, pointer)))
        setFaults(faults.filter(({ pointer }) => !isAbout(question, pointer)));
    },
  };
  const sheet = sheets[Number(part) - 1];
  return (
    <>
      {sheet ? (
        <SheetView key={part} sheet={sheet} answering={answering} hasAssessment={hasAssessment} />
      ) : part === 'review' ? (
        <Review answering={answering} keeper={keeper} onFaults={setFaults} />
      ) : (
        <Entry answering={answering} hasAssessment={hasAssessment} />
      )}
      <KeepingNote keeping={keeping} />
    </>
  );
}
