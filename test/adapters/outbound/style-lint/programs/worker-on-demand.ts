/** Stands in for the worker that lints: the text says what it does, and its answer which thread it is. */
import { threadId } from 'node:worker_threads';
import type { LintRequest } from '../../../../../src/application/ports/style-linter.ts';

const act = async ({ text }: LintRequest): Promise<{ readonly total: number }> => {
  const [deed, milliseconds] = text.trim().split(' ');
  if (deed === 'fail') throw new Error('This one cannot be read.');
  if (deed === 'exit') process.exit(3);
  if (deed === 'hang') for (;;);
  if (deed === 'fill')
    for (const kept: number[][] = []; ;) kept.push(Array.from({ length: 1e5 }, Math.random));
  const end = Date.now() + Number(milliseconds ?? 0);
  while (Date.now() < end);
  return { total: threadId };
};

export default act;
