import type { Database } from '../database/database.types.ts';
import { guestRelationsUpkeep } from '../features/guest-relations/guest-relations.ts';
import { messagingUpkeep } from '../features/messaging/messaging.ts';
import { outboxUpkeep } from '../features/outbox/outbox.ts';
import { paymentsUpkeep } from '../features/payments/payments.ts';
import { identityUpkeep } from '../features/identity/identity.ts';
import { propertyUpkeep } from '../features/property/property.ts';
import { idempotencyUpkeep } from '../features/idempotency/idempotency.ts';
import { ledgerUpkeep } from '../features/ledger/ledger.ts';
import { reservationsUpkeep } from '../features/reservations/reservations.ts';
import { onboardingUpkeep } from '../features/onboarding/onboarding.ts';

/** Domains that delete by the clock. */
export const forgetting = [
  reservationsUpkeep,
  idempotencyUpkeep,
  messagingUpkeep,
  identityUpkeep,
  guestRelationsUpkeep,
];
/** Domains whose rows wait for a moment. */
export const delaying = [outboxUpkeep, paymentsUpkeep, ledgerUpkeep, onboardingUpkeep, propertyUpkeep];

/** Has each domain delete what it keeps no longer. */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  for (const { forget } of forgetting) await forget(db, now);
}

/**
 * Has what a process with a clock that was ahead has put off be due now: what is leased, or tried again, later than any
 * wait of ours can be, and what was to be done at once at a moment that has not come yet. What is planned for a day or an
 * hour stands. Answers how much there was.
 */
export async function dueAgain(
  db: Database,
  now: Date,
  { reconcileMs }: { readonly reconcileMs: number },
): Promise<number> {
  const counts = await Promise.all(delaying.map(({ setDue }) => setDue(db, now, reconcileMs)));
  return counts.reduce((all, one) => all + one, 0);
}
