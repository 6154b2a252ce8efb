import { z } from 'zod';
import { intelligences, natures } from '#domain/scoring/dimensions.ts';

export const nature = z.enum(natures).meta({ id: 'Nature' });
export const intelligence = z.enum(intelligences).meta({ id: 'Intelligence' });
export const time = z.string().meta({ format: 'date-time', description: 'UTC' });

/** The answer if there is nothing to report except success. */
export const done = z.object({ ok: z.literal(true) });
