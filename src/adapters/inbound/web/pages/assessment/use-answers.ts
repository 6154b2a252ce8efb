import { useMemo, useState } from 'preact/hooks';
import type { AssessmentResult, Statement } from '../../api/api-types.ts';
import type { Answer } from '../../api/call.ts';
import type { Keeping } from '../../drafts/draft-keeper.ts';
import { onceSaved } from '../../drafts/once-saved.ts';
import { useCatchUp } from '../../drafts/use-catch-up.ts';
import { useDraftKeeper } from '../../drafts/use-draft-keeper.ts';
import { call } from '../../session/session.ts';
import { type Answers, responsesOf } from './answers.ts';
import { type Begun, loadBegun, loadStatements } from './load-begun.ts';

export interface Answering extends Begun {
  /** Statements without an answer, in the order of the pages. */
  readonly open: readonly Statement[];
  readonly keeping: Keeping;
  readonly choose: (id: number, value: number) => void;
  readonly discard: () => Promise<Answer<unknown>>;
  readonly submit: () => Promise<Answer<Pick<AssessmentResult, 'assessment_id'>>>;
}

const save = (answers: Answers) =>
  call('PUT /assessments/draft', { body: { responses: responsesOf(answers) } });

/** The answers, kept on this device and on the server. */
export function useAnswers(userId: number, loaded: Begun): Answering {
  const [begun, setBegun] = useState(loaded);
  const { statements, answers } = begun;
  const unsent = loaded.hasUnsent ? loaded.answers : undefined;
  const { keeper, keeping } = useDraftKeeper('answers', userId, save, unsent);
  // One for the same answers, so that neither a second click nor a lost answer makes a second result.
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [answers]);

  function choose(id: number, value: number): void {
    const changed = { ...answers, [id]: value };
    setBegun({ ...begun, answers: changed });
    keeper.change(changed);
  }

  async function discard(): Promise<Answer<unknown>> {
    // Before the draft goes: the next one is begun with the current statements, which must then be at hand.
    const current = await loadStatements();
    if (!current.ok) return current;
    const discarded = await onceSaved(keeper, () => call('DELETE /assessments/draft'));
    if (discarded.ok) setBegun({ ...begun, statements: current.data, answers: {} });
    return discarded;
  }

  const submit = () =>
    onceSaved(keeper, () =>
      call('POST /assessments/submit', { body: { responses: responsesOf(answers) }, idempotencyKey }),
    );

  useCatchUp(keeper, () => loadBegun(userId), setBegun);

  const open = statements.filter(({ id }) => answers[id] === undefined);
  return { ...begun, open, keeping, choose, discard, submit };
}
