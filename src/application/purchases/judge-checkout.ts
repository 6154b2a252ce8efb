import { Err, Ok, type Result } from 'ts-results';
import { faultOf } from '#domain/purchases/judgement.ts';
import type { CheckoutCompleted } from '#domain/purchases/payment-event.ts';
import { parsePractitionerCode } from '#domain/purchases/practitioner-code.ts';
import type { ReviewReason, Verdict } from '#domain/purchases/purchase.ts';
import { parseEmailAddress } from '#domain/sessions/email-address.ts';
import type { User, UserId } from '#domain/sessions/user.ts';
import type { Stores } from '../ports/unit-of-work.ts';

interface Circumstances {
  readonly stores: Pick<Stores, 'users' | 'practitionerCodes'>;
  readonly now: Date;
  readonly takesRealMoney: boolean;
}

/** Decides whether a paid checkout is accepted. The account stays locked until the unit of work ends. */
export async function judgeCheckout(
  checkout: CheckoutCompleted,
  { stores, now, takesRealMoney }: Circumstances,
): Promise<Verdict> {
  const hasKnownCode = await namesKnownCode(checkout, stores);
  const fault = faultOf(checkout, { isLive: takesRealMoney, hasKnownCode });
  if (fault !== undefined) return { kind: 'review', reason: fault };
  const account = await accountOf(checkout, stores, now);
  return account.isOk()
    ? { kind: 'accepted', userId: account.value.id }
    : { kind: 'review', reason: account.error };
}

type Judging = Circumstances['stores'];

async function namesKnownCode(checkout: CheckoutCompleted, { practitionerCodes }: Judging): Promise<boolean> {
  const code = parsePractitionerCode(checkout.practitionerCode ?? '');
  return code !== undefined && (await practitionerCodes.find(code)) !== undefined;
}

/**
 * The user who started the checkout, or else the user with the payer's address, who is created if necessary. If the
 * user who started the checkout has been deleted, no user is created.
 */
async function accountOf(
  { userReference, payerEmail }: CheckoutCompleted,
  { users }: Judging,
  now: Date,
): Promise<Result<User, ReviewReason>> {
  const id = parseUserId(userReference ?? '');
  if (id !== undefined) {
    const user = await users.lock(id);
    return user === undefined ? Err('unknown_account') : Ok(user);
  }
  const email = parseEmailAddress(payerEmail ?? '');
  return email.isErr() ? Err('no_account') : Ok(await users.admit(email.value, undefined, now));
}

function parseUserId(reference: string): UserId | undefined {
  const id = Number(reference);
  return /^[1-9]\d*$/.test(reference) && Number.isSafeInteger(id) ? (id as UserId) : undefined;
}
