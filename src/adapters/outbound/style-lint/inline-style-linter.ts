import { Ok } from 'ts-results';
import type { StyleLinter } from '../../../application/ports/style-linter.ts';
import { lintRequest } from './lint-request.ts';

/** On the thread of its caller, who waits meanwhile. */
export const inlineStyleLinter: StyleLinter = {
  lint: async (request) => Ok(lintRequest(request)),
};
