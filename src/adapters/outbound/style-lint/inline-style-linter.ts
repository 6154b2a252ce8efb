import { Ok } from 'ts-results';
import type { StyleLinter } from '#application/ports/texts/style-linter.ts';
import { lintRequest } from './lint-request.ts';

/** Checks style in the thread of its caller, which is blocked meanwhile. */
export const inlineStyleLinter: StyleLinter = {
  lint: async (request) => Ok(lintRequest(request)),
};
