import type { MapOverview } from '#application/ports/stores/map-store.ts';
import { isoOf, table, timeOf } from '../tables.ts';

const statusOf = ({ stage }: MapOverview): 'complete' | 'processing' =>
  stage === 'complete' ? 'complete' : 'processing';

export const mapJson = (map: MapOverview) => ({
  map_id: map.id,
  user_id: map.userId,
  email: map.address,
  status: statusOf(map),
  stage: map.stage,
  failures: map.failures,
  submitted_at: isoOf(map.submittedAt),
});

export const mapLines = (maps: readonly MapOverview[], nothing: string): readonly string[] =>
  table(['MAP', 'USER', 'ADDRESS', 'STATUS', 'STAGE', 'FAILURES', 'SUBMITTED'], maps.map(cellsOf), nothing);

const cellsOf = (map: MapOverview): readonly string[] => [
  String(map.id),
  String(map.userId),
  map.address,
  statusOf(map),
  map.stage,
  String(map.failures),
  timeOf(map.submittedAt),
];
