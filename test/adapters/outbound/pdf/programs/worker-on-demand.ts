/**
 * Replaces the worker that draws: the title of the report says what it does, and its answer says which thread it is.
 */
import { threadId } from 'node:worker_threads';
import type { ReportDocument } from '#adapters/presentation/report/report-document.ts';
import { passGate } from '#test/support/gate.ts';

interface Deed extends ReportDocument {
  /** The gate to wait at. */
  readonly gate?: Int32Array;
}

const act = ({ title, gate }: Deed): Uint8Array => {
  if (title === 'fail') throw new Error('This one cannot be drawn.');
  if (title === 'exit') process.exit(3);
  if (gate !== undefined) passGate(gate);
  return Uint8Array.of(threadId);
};

export default act;
