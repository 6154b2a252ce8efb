import { Ok } from 'ts-results';
import type { StyleLinter } from '#application/ports/texts/style-linter.ts';

/** Checks grammar in the thread of its caller. Loads the checker with the first text that needs it. */
export const inlineGrammarLinter: StyleLinter = {
  lint: async (request) => {
    const { lintGrammar } = await import('./grammar-request.ts');
    return Ok(await lintGrammar(request));
  },
};
