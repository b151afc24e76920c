import { toGatewayUnits } from '@latchkey/booking-core/currency';
import { depositSpan } from '@latchkey/booking-core/deposit';
import { bookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { findBooking, lockBooking } from '../../bookings/bookings.ts';
import {
  bookingDeposit,
  type DepositRow,
  depositsToTend,
  findDeposit,
  moveDepositCheck,
  writeDeposit,
} from '../../ledger/ledger.ts';
import type { CardHolds, HoldOutcome } from '../gateways/card-holds.ts';
import type { Unavailable } from '../gateways/gateway-api.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import { askDepositAccount } from './deposit-account.ts';
import { holdDeposit } from './hold-deposit.ts';
import { settleDeposit } from './settle-deposit.ts';

const batch = 20;
const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000];

/**
 * Holds deposits on their day, takes of them what a property has asked for, lets them go, and asks how those stand that are
 * held: a bank may end one by itself. Claiming is moving `check_at` ahead, so that several instances ask once. Each step is
 * written before its gateway is asked, under one key: what was cut short goes on. Returns how many were tended.
 */
export async function tendDeposits(deps: Deps): Promise<number> {
  const now = deps.clock();
  let tended = 0;
  for (const deposit of await depositsToTend(deps.db, now, batch)) {
    try {
      tended += Number(await tend(deps, deposit, now));
    } catch (cause) {
      const { hotel_id: hotelId, booking_id: bookingId } = deposit;
      deps.log.error({ err: cause, hotelId, bookingId }, 'security deposit not tended');
    }
  }
  return tended;
}

async function tend(deps: Deps, deposit: DepositRow, now: Date): Promise<boolean> {
  const { holds }: PaymentGateway = await deps.gatewayAt(deposit);
  if (holds === undefined) return moveDepositCheck(deps.db, deposit, null);
  const later = new Date(now.getTime() + deps.settings.reconcileAfterMs);
  if (!(await moveDepositCheck(deps.db, deposit, later))) return false;
  const claimed = { ...deposit, check_at: later };
  switch (claimed.state) {
    case 'due':
      await tendDue(deps, holds, claimed, now);
      break;
    case 'held':
      await tendHeld(deps, holds, claimed, now);
      break;
    case 'capturing': {
      const units = toGatewayUnits(claimed.captured, claimed.currency);
      await settled(deps, claimed, await holds.captureHold(claimed.order_id ?? '', units, claimed.currency));
      break;
    }
    case 'letting_go':
      await settled(deps, claimed, await holds.letHoldGo(claimed.order_id ?? ''));
      break;
    case 'captured':
      await tendTaken(deps, claimed, now);
      break;
    case 'let_go':
    case 'ended':
    case 'failed':
      await writeDeposit(deps.db, claimed, { check_at: null });
  }
  return true;
}

/** The sum taken may go back, or be disputed, for as long as a payment can: messages tell of it, and can be lost. */
async function tendTaken(deps: Deps, deposit: DepositRow, now: Date): Promise<void> {
  const age = now.getTime() - deposit.created_at.getTime();
  const isOver = age > deps.gateways[deposit.gateway].refundableDays * dayMs;
  await moveDepositCheck(deps.db, deposit, isOver ? null : new Date(now.getTime() + dayMs));
  await askDepositAccount(deps, deposit);
}

/** When a deposit is held of a booking as it stands, and whether it still is to be; null where its stay does not take place. */
async function spanOf(deps: Deps, deposit: DepositRow) {
  const booking = await findBooking(deps.db, deposit);
  const hotel = await deps.hotels.byId(deposit.hotel_id);
  if (booking === undefined || hotel === undefined) throw new Error('a deposit without its booking');
  if (booking.status !== 'confirmed' || booking.erased_at !== null) return null;
  const agreed = await hotel.agreedHotel(deps.db, booking);
  return {
    ...depositSpan(booking.selection.stay, agreed.sale),
    isAsked: bookingDeposit(agreed, booking) !== null,
  };
}

async function tendDue(deps: Deps, holds: CardHolds, deposit: DepositRow, now: Date): Promise<void> {
  const span = await spanOf(deps, deposit);
  if (span !== null && span.isAsked && now.getTime() < span.from)
    return writeDeposit(deps.db, deposit, { check_at: new Date(span.from) });
  const outcome =
    span !== null && span.isAsked && now.getTime() < span.until
      ? await holdDeposit(deps, holds, deposit)
      : await notNeeded(holds, deposit);
  await settled(deps, deposit, outcome);
}

/** An order may have been opened, and even hold the sum, before the stay was called off. */
const notNeeded = async (holds: CardHolds, { order_id: orderId }: DepositRow): Promise<HoldOutcome | Unavailable> =>
  orderId === null ? { kind: 'over', byBank: false } : holds.letHoldGo(orderId);

async function tendHeld(deps: Deps, holds: CardHolds, deposit: DepositRow, now: Date): Promise<void> {
  const orderId = deposit.order_id ?? '';
  const span = await spanOf(deps, deposit);
  if (span === null || now.getTime() >= span.until) {
    if (await startLettingGo(deps, deposit)) await settled(deps, deposit, await holds.letHoldGo(orderId));
    return;
  }
  const outcome = await holds.holdOf(orderId);
  await settled(deps, deposit, outcome);
  if (outcome.kind !== 'held') return;
  const ends = deposit.ends_at?.getTime() ?? Infinity;
  // Once it should have ended the bank is asked until it has.
  const next = Math.min(span.until, ends > now.getTime() ? ends : now.getTime() + hourMs, now.getTime() + dayMs);
  await moveDepositCheck(deps.db, deposit, new Date(next));
}

/** Somebody at the desk may be taking a sum of it at this moment: who is first has it. */
const startLettingGo = ({ db }: Deps, known: DepositRow): Promise<boolean> =>
  transact(db, async (tx) => {
    await lockBooking(tx, bookingKey(known.hotel_id, known.booking_id));
    const isHeld = (await findDeposit(tx, known))?.state === 'held';
    if (isHeld) await writeDeposit(tx, known, { state: 'letting_go' });
    return isHeld;
  });

async function settled(deps: Deps, deposit: DepositRow, outcome: HoldOutcome | Unavailable): Promise<void> {
  if (outcome.kind === 'unavailable') throw new Error(`gateway unavailable: ${outcome.reason}`);
  await settleDeposit(deps, deposit, outcome);
}
