import { emptyRequest } from '../empty-request.ts';
import { endingOnTrap } from './ending-on-trap.ts';
import { harper, lintGrammar } from './grammar-request.ts';

// Done while the thread starts, because the first sentence takes longer than others.
const check = await harper();
await check('This sentence is fine.');
await lintGrammar(emptyRequest('en'));

/** Called by piscina. */
export default endingOnTrap(lintGrammar);
