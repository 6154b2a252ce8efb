import { languages } from '../../../domain/language.ts';
import { emptyRequest } from './empty-request.ts';
import { lintRequest } from './lint-request.ts';

// While the thread starts, which may take its time. No text is to spend the time it has for itself on this.
for (const language of languages) lintRequest(emptyRequest(language));

/** Called by piscina. */
export default lintRequest;
