import { situationMap } from '#domain/products/product.ts';
import type { UserOverview } from '#application/operations/show-user.ts';
import { isManual, type Purchase, stateOf } from '#domain/purchases/purchase.ts';
import { mapJson, mapLines } from './map-lists.ts';
import { isoOf, table, timeOf } from '../tables.ts';

export const overviewJson = ({ user, purchases, liveSessions, maps }: UserOverview) => ({
  id: user.id,
  email: user.email.address,
  role: user.role,
  language: user.language,
  map_access: user.access[situationMap],
  sessions: liveSessions,
  purchases: purchases.map(purchaseJson),
  maps: maps.map(mapJson),
});

const purchaseJson = (purchase: Purchase) => ({
  payment: purchase.payment,
  source: sourceOf(purchase),
  state: stateOf(purchase),
  amount_cents: purchase.amountCents,
  refunded_cents: purchase.refundedCents,
  paid_at: isoOf(paidAt(purchase)),
  practitioner_code: purchase.practitionerCode,
});

export const overviewLines = ({ user, purchases, liveSessions, maps }: UserOverview): readonly string[] => [
  `User ${user.id}`,
  `  address   ${user.email.address}`,
  `  role      ${user.role}`,
  `  language  ${user.language}`,
  `  map       ${user.access[situationMap]}`,
  `  sessions  ${liveSessions}`,
  '',
  ...table(
    ['PAYMENT', 'SOURCE', 'STATE', 'CENTS', 'REFUNDED', 'AT'],
    purchases.map(cellsOf),
    'No purchases.',
  ),
  '',
  ...mapLines(maps, 'No maps.'),
];

const cellsOf = (purchase: Purchase): readonly string[] => [
  purchase.payment,
  sourceOf(purchase),
  stateOf(purchase),
  String(purchase.amountCents ?? '-'),
  String(purchase.refundedCents),
  timeOf(paidAt(purchase)),
];

const sourceOf = (purchase: Purchase): 'operator' | 'payment' =>
  isManual(purchase) ? 'operator' : 'payment';

const paidAt = ({ paidAtMs }: Purchase): Date | null => (paidAtMs === null ? null : new Date(paidAtMs));
