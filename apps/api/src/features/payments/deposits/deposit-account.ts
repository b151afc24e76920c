import { toGatewayUnits } from '@latchkey/booking-core/currency';
import { isOwnAccount } from '@latchkey/booking-core/payment-ways';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { notifyGuest } from '../../outbox/outbox.ts';
import { type BookingRow, lockBooking, recordEvent } from '../../bookings/bookings.ts';
import { type DepositRow, findDeposit, findDepositOfOrder, writeDeposit } from '../../ledger/ledger.ts';
import type { OrderTold } from './settle-deposit.ts';
import type { PaymentAccount, ToldDispute } from '../../ledger/payment-account.types.ts';

type Asking = Pick<Deps, 'db' | 'clock' | 'gatewayAt'>;

/** What a gateway tells of refunds and disputes of an order that held a deposit, which is asked how it stands; false where it held none. */
export async function reportDepositAccount(
  deps: Asking,
  told: Omit<OrderTold, 'orderId'> & { readonly orderId: string | null },
): Promise<boolean> {
  const { hotelId, gateway, orderId } = told;
  const deposit = orderId === null ? undefined : await findDepositOfOrder(deps.db, hotelId, gateway, orderId);
  if (deposit === undefined || isOwnAccount(deposit) !== isOwnAccount(told)) return false;
  await askDepositAccount(deps, deposit);
  return true;
}

/** Asks the gateway what became of the sum that was taken of a deposit. Throws where it cannot be asked. */
export async function askDepositAccount(deps: Asking, deposit: DepositRow): Promise<void> {
  if (deposit.charge_id === null) return;
  const { charge_id: gatewayPaymentId, created_at: since } = deposit;
  const account = await (await deps.gatewayAt(deposit)).accountOf({ gatewayPaymentId, since });
  if (account.kind === 'unavailable') throw new Error(`gateway unavailable: ${account.reason}`);
  const at = deps.clock();
  await transact(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingKey(deposit.hotel_id, deposit.booking_id));
    const latest = await findDeposit(tx, deposit);
    if (booking === undefined || latest === undefined) throw new Error('a deposit without its booking');
    await noteGivenBack(tx, booking, latest, account, at);
    await noteDispute(tx, booking, latest, account.disputes, at);
  });
}

/** Of a charge that was captured in part the gateway counts the rest as refunded: only what its refunds name went back. */
async function noteGivenBack(
  tx: Transaction,
  booking: BookingRow,
  { captured, given_back: known, currency }: DepositRow,
  { refunds }: PaymentAccount,
  at: Date,
): Promise<void> {
  const units = refunds.reduce((sum, { status, amount }) => (status === 'processed' ? sum + (amount ?? 0) : sum), 0);
  const back = Math.min(captured, Math.round(units / toGatewayUnits(1, currency)));
  if (back <= known) return;
  const amount = back - known;
  await writeDeposit(tx, booking, { given_back: back });
  await recordEvent(tx, booking, { type: 'deposit_given_back', actor: 'payment', at, facts: { amount } });
  await notifyGuest(tx, booking, 'deposit_given_back', at, { amount });
}

const eventOf = {
  open: 'dispute_opened',
  won: 'dispute_won',
  lost: 'dispute_lost',
  closed: 'dispute_closed',
} as const;

/** The gateway lists the latest dispute first: one that is decided may be followed by another. */
async function noteDispute(
  tx: Transaction,
  booking: BookingRow,
  { dispute: known, currency }: DepositRow,
  [latest]: readonly ToldDispute[],
  at: Date,
): Promise<void> {
  if (latest === undefined || latest.status === known) return;
  const { status, gatewayDisputeId: disputeId } = latest;
  const amount = Math.round(latest.amount / toGatewayUnits(1, currency));
  await writeDeposit(tx, booking, { dispute: status });
  await recordEvent(tx, booking, { type: eventOf[status], actor: 'payment', at, facts: { disputeId, amount } });
}
