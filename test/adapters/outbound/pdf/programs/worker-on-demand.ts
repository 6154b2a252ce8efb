/** Stands in for the worker that draws: the title of the report says what it does, and its answer which thread it is. */
import { threadId } from 'node:worker_threads';
import type { ReportDocument } from '../../../../../src/adapters/presentation/report/report-document.ts';

const act = ({ title }: ReportDocument): Uint8Array => {
  const [deed, milliseconds] = title.split(' ');
  if (deed === 'fail') throw new Error('This one cannot be drawn.');
  if (deed === 'exit') process.exit(3);
  if (deed === 'hang') for (;;);
  const end = Date.now() + Number(milliseconds ?? 0);
  while (Date.now() < end);
  return Uint8Array.of(threadId);
};

export default act;
