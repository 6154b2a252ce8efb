import { lintLanguages } from '#domain/style-lint/languages.ts';
import { emptyRequest } from './empty-request.ts';
import { lintRequest } from './lint-request.ts';

// Compiles the rules while the thread starts, so that this does not count towards the time limit of a text.
for (const language of lintLanguages) lintRequest(emptyRequest(language));

/** Called by piscina. */
export default lintRequest;
