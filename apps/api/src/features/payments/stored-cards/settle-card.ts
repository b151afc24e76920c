import { bookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { confirmBooking, lockBooking, recordEvent, waitsForCard } from '../../bookings/bookings.ts';
import { askDeposit, findCard, type StoredCardRow, writeCard } from '../../ledger/ledger.ts';
import type { SetupOutcome } from '../gateways/card-keeping.ts';
import { letGoAfter } from './let-go-after.ts';

type Settled = 'confirmed' | 'failed' | 'too_late' | 'settled_before';

/**
 * What a gateway says became of the question for a card, applied to its booking: for the guest's callback, webhooks and the
 * job that asks, in any order, any number of times. A card that is kept confirms the booking where its rooms are still held;
 * else it is let go at the next opportunity.
 */
export async function settleCard(
  deps: Pick<Deps, 'db' | 'clock' | 'hotels'>,
  known: StoredCardRow,
  outcome: Extract<SetupOutcome, { kind: 'kept' | 'failed' }>,
): Promise<Settled> {
  const hotel = await deps.hotels.byId(known.hotel_id);
  return transact<Settled>(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingKey(known.hotel_id, known.booking_id));
    const card = await findCard(tx, known);
    if (booking === undefined || card === undefined || hotel === undefined)
      throw new Error('a card without its booking');
    if (card.status !== 'asked') return 'settled_before';
    const at = deps.clock();
    if (outcome.kind === 'failed') {
      if (card.failure_code === outcome.code) return 'failed';
      await writeCard(tx, card, { failure_code: outcome.code });
      await recordEvent(tx, booking, { type: 'card_refused', actor: 'payment', at, facts: { code: outcome.code } });
      return 'failed';
    }
    const isInTime = waitsForCard(booking) && (booking.expires_at ?? at) > at;
    const { methodId: method_id, brand, last4 } = outcome;
    const agreed = await hotel.agreedHotel(tx, booking);
    await writeCard(tx, card, {
      status: 'kept',
      method_id,
      brand,
      last4,
      failure_code: null,
      check_at: isInTime ? letGoAfter(agreed, booking) : at,
    });
    await recordEvent(tx, booking, { type: 'card_kept', actor: 'payment', at, facts: { brand, last4 } });
    if (!isInTime) return 'too_late';
    await confirmBooking(tx, booking, 'payment', at);
    await askDeposit(tx, agreed, booking, card, at);
    return 'confirmed';
  });
}
