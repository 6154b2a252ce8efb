import { Err, Ok, type Result } from 'ts-results';
import { situationMap } from '#domain/products/product.ts';
import { accessOf, grantManually, manualPaymentOf } from '#domain/purchases/purchase.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { Clock } from '../ports/clock.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import type { UserUnknown } from './find-user.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'purchases' | 'users'>;
  readonly clock: Clock;
}

export type GrantRefusal = UserUnknown | { readonly kind: 'map_granted_already' };

export type GrantMap = ReturnType<typeof makeGrantMap>;

/**
 * Gives a user the map without a payment. It is recorded as a purchase, because access is computed from purchases. No
 * receipt is sent. Locks the payment first and then the user, in the same order as payment events.
 */
export const makeGrantMap =
  ({ unitOfWork, clock }: Deps) =>
  (userId: UserId): Promise<Result<void, GrantRefusal>> =>
    unitOfWork.run<void, GrantRefusal>(async ({ users, purchases }) => {
      const now = clock.now();
      const before = await purchases.open(manualPaymentOf(situationMap, userId), now);
      const user = await users.lock(userId);
      if (user === undefined) return Err({ kind: 'user_unknown' });
      if (user.access[situationMap] === 'granted') return Err({ kind: 'map_granted_already' });
      await purchases.save(grantManually(before, { product: situationMap, userId }, now));
      const access = accessOf(await purchases.listOf(userId), situationMap);
      await users.setAccess(userId, situationMap, access);
      return Ok(undefined);
    });
