import { z } from 'zod';

/** The answer where there is nothing to tell but that it was done. */
export const done = z.object({ ok: z.literal(true) });
