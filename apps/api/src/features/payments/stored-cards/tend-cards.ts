import { bookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import {
  type BookingRow,
  eventsOf,
  findBooking,
  lockBooking,
  recordEvent,
  waitsForCard,
} from '../../bookings/bookings.ts';
import { cardsToTend, isPenaltyAsked, type StoredCardRow, moveCardCheck, writeCard } from '../../ledger/ledger.ts';
import type { CardKeeping } from '../gateways/card-keeping.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import { letGoAfter } from './let-go-after.ts';
import { settleCard } from './settle-card.ts';

const batch = 20;
/** A card that is to be let go while a fee is still to be taken of it waits for that, in milliseconds. */
const laterMs = 3_600_000;

/**
 * Asks about cards whose setup is still undecided, and lets go those that are of no use any more: the stay is over,
 * came to nothing, its fee is taken or asked of the guest, or the guest wants to be forgotten. Claiming is moving
 * `check_at` ahead, so that several instances ask once. Returns how many were tended.
 */
export async function tendCards(deps: Deps): Promise<number> {
  const now = deps.clock();
  let tended = 0;
  for (const card of await cardsToTend(deps.db, now, batch)) {
    try {
      tended += Number(await tend(deps, card, now));
    } catch (cause) {
      deps.log.error({ err: cause, hotelId: card.hotel_id, bookingId: card.booking_id }, 'card not tended');
    }
  }
  return tended;
}

async function tend(deps: Deps, card: StoredCardRow, now: Date): Promise<boolean> {
  const { cards }: PaymentGateway = await deps.gatewayAt(card);
  if (cards === undefined || card.status === 'let_go') return moveCardCheck(deps.db, card, null);
  const age = now.getTime() - card.created_at.getTime();
  const next = new Date(now.getTime() + Math.min(laterMs, Math.max(deps.settings.reconcileAfterMs, age)));
  if (!(await moveCardCheck(deps.db, card, next))) return false;
  await (card.status === 'asked' ? tendAsked(deps, cards, card) : letGo(deps, cards, card));
  return true;
}

async function tendAsked(deps: Deps, cards: CardKeeping, card: StoredCardRow): Promise<void> {
  const setupId = card.setup_id ?? '';
  const outcome = await cards.setupOf(setupId);
  if (outcome.kind === 'unavailable') throw new Error(`gateway unavailable: ${outcome.reason}`);
  if (outcome.kind === 'kept') {
    await settleCard(deps, card, outcome);
    return;
  }
  if (outcome.kind === 'failed') await settleCard(deps, card, outcome);
  const booking = await findBooking(deps.db, card);
  if (booking !== undefined && waitsForCard(booking)) return;
  // Nobody waits for it any more: a late answer would keep a card for nothing.
  const withdrawn = outcome.kind === 'over' ? { kind: 'done' as const } : await cards.withdrawSetup(setupId);
  if (withdrawn.kind === 'unavailable') throw new Error(`gateway unavailable: ${withdrawn.reason}`);
  const after = await cards.setupOf(setupId);
  if (after.kind === 'kept') await settleCard(deps, card, after);
  else if (after.kind !== 'unavailable') await writeCard(deps.db, card, { status: 'let_go', check_at: null });
}

/** When the card of a stay that stands, such as after a no-show that was taken back, is let go; null where it is of no use. */
async function staysUntil({ db, clock, hotels }: Deps, booking: BookingRow): Promise<Date | null> {
  const hotel = await hotels.byId(booking.hotel_id);
  if (booking.status !== 'confirmed' || booking.erased_at !== null || hotel === undefined) return null;
  const until = letGoAfter(await hotel.agreedHotel(db, booking), booking);
  return until > clock() ? until : null;
}

async function letGo(deps: Deps, cards: CardKeeping, card: StoredCardRow): Promise<void> {
  const booking = await findBooking(deps.db, card);
  const isNeeded = booking !== undefined && booking.penalty_due > 0 && !isPenaltyAsked(await eventsOf(deps.db, card));
  if (isNeeded) return;
  const stillStays = booking === undefined ? null : await staysUntil(deps, booking);
  if (stillStays !== null) return writeCard(deps.db, card, { check_at: stillStays });
  const gone = await cards.letGo(card.method_id ?? '');
  if (gone.kind === 'unavailable') throw new Error(`gateway unavailable: ${gone.reason}`);
  await transact(deps.db, async (tx) => {
    const locked = await lockBooking(tx, bookingKey(card.hotel_id, card.booking_id));
    if (locked === undefined) throw new Error('a card without its booking');
    await writeCard(tx, card, { status: 'let_go', method_id: null, check_at: null });
    await recordEvent(tx, locked, { type: 'card_let_go', actor: 'system', at: deps.clock() });
  });
}
