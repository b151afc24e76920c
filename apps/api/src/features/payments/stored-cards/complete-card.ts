import type { Deps } from '../../../deps.ts';
import { findBooking } from '../../bookings/bookings.ts';
import type { StoredCardRow } from '../../ledger/ledger.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import { settleCard } from './settle-card.ts';

type Completed = 'done' | 'booking_expired' | 'payment_failed' | 'gateway_unavailable';

/** Takes a guest's word that a card is kept, once the gateway, asked, says so. */
export async function completeCard(deps: Deps, card: StoredCardRow): Promise<Completed> {
  const { cards }: PaymentGateway = await deps.gatewayAt(card);
  const outcome = await (cards?.setupOf(card.setup_id ?? '') ?? null);
  if (outcome === null || outcome.kind === 'unavailable') return 'gateway_unavailable';
  // The page says that it is done, and it is not: the bank was not answered.
  const told =
    outcome.kind === 'kept' || outcome.kind === 'failed'
      ? outcome
      : { kind: 'failed' as const, code: 'authentication_required' };
  const settled = await settleCard(deps, card, told);
  if (settled === 'failed') return 'payment_failed';
  if (settled === 'too_late') return 'booking_expired';
  return (await findBooking(deps.db, card))?.status === 'expired' ? 'booking_expired' : 'done';
}
