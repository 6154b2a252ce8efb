/** Replaces the worker that lints: the text says what it does, and its answer says which thread it is. */
import { threadId } from 'node:worker_threads';
import type { LintRequest } from '#application/ports/texts/style-linter.ts';
import { passGate } from '#test/support/gate.ts';

interface Deed extends LintRequest {
  /** The gate to wait at. */
  readonly gate?: Int32Array;
}

const act = async ({ text, gate }: Deed): Promise<{ readonly total: number }> => {
  const deed = text.trim();
  if (deed === 'fail') throw new Error('This one cannot be read.');
  if (deed === 'exit') process.exit(3);
  if (deed === 'hang') for (;;);
  if (deed === 'fill') for (const kept: number[][] = []; ;) kept.push(Array<number>(1e6).fill(0.5));
  if (gate !== undefined) passGate(gate);
  return { total: threadId };
};

export default act;
