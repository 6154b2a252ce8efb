import type { z } from 'zod';
import type { MapSummary } from '#application/ports/stores/map-store.ts';
import type { summary } from './map-shapes.ts';

export const presentMapSummary = ({ id, submittedAt, completed }: MapSummary) =>
  ({
    map_id: id,
    status: completed === undefined ? 'processing' : 'complete',
    created_at: submittedAt.toISOString(),
    ...(completed && { completed_at: completed.at.toISOString(), top_nature: completed.topNature }),
  }) satisfies z.infer<typeof summary>;
