import { useMemo, useRef, useState } from 'preact/hooks';
import type { Answer } from '#adapters/inbound/web/api/call.ts';
import { onceSaved } from '#adapters/inbound/web/drafts/once-saved.ts';
import { useCatchUp } from '#adapters/inbound/web/drafts/use-catch-up.ts';
import { useDraftKeeper } from '#adapters/inbound/web/drafts/use-draft-keeper.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import { type Answers, responsesOf } from './answers.ts';
import { keepLastSaved } from './last-saved.ts';
import { type Begun, loadFromServer, loadStatements } from './load-begun.ts';
import type { Answering } from './view-props.ts';

/** The answers of a member, stored on this device and on the server. */
export function useAnswers(userId: number, loaded: Begun): Answering {
  const [begun, setBegun] = useState(loaded);
  const { statements, answers } = begun;
  // The current answers, outside the render cycle: a save may merge answers of another device.
  const nowRef = useRef(loaded);
  const unsent = loaded.hasUnsent ? loaded.answers : undefined;
  const { keeper, keeping } = useDraftKeeper('answers', userId, save, unsent);
  // Stays the same while the answers stay the same, so that a second click or a lost response does not create a second
  // result.
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [answers]);

  function show(shown: Begun): void {
    nowRef.current = shown;
    setBegun(shown);
  }

  async function save(given: Answers) {
    const toSave = await onTopOfServer(given);
    if (!toSave.ok) return toSave;
    const saved = await call('PUT /assessments/draft', { body: { responses: responsesOf(toSave.data) } });
    if (saved.ok) keepLastSaved(userId, toSave.data);
    return saved;
  }

  /**
   * Merges the answers with those on the server: a person who began without a connection has not seen what other
   * devices have saved since.
   */
  async function onTopOfServer(given: Answers): Promise<Answer<Answers>> {
    const here = { ok: true, data: given, headers: new Headers() } as const;
    if (nowRef.current.isFromDevice !== true) return here;
    const there = await loadFromServer(userId);
    if (!there.ok) return there;
    show({ ...there.data, answers: { ...there.data.answers, ...nowRef.current.answers } });
    return { ...here, data: { ...there.data.answers, ...given } };
  }

  function choose(id: number, value: number): void {
    const changed = { ...nowRef.current.answers, [id]: value };
    show({ ...nowRef.current, answers: changed });
    keeper.change(changed);
  }

  async function discard(): Promise<Answer<unknown>> {
    // Before the draft is removed: the next draft begins with the current statements, so they must be loaded.
    const current = await loadStatements();
    if (!current.ok) return current;
    const discarded = await onceSaved(keeper, () => call('DELETE /assessments/draft'));
    if (discarded.ok) {
      keepLastSaved(userId, {});
      show({ ...nowRef.current, statements: current.data, answers: {} });
    }
    return discarded;
  }

  async function submit() {
    // Saves answers that were begun without a connection, even if nothing was changed since.
    if (nowRef.current.isFromDevice === true) keeper.change(nowRef.current.answers);
    const made = await onceSaved(keeper, () =>
      call('POST /assessments/submit', {
        body: { responses: responsesOf(nowRef.current.answers) },
        idempotencyKey,
      }),
    );
    if (made.ok) keepLastSaved(userId, {});
    return made;
  }

  useCatchUp(keeper, () => loadFromServer(userId), show);

  const open = statements.filter(({ id }) => answers[id] === undefined);
  return { ...begun, open, choose, discard, account: { keeping, submit } };
}
