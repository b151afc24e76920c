import type { LocalDate } from '@latchkey/booking-core/dates';
import {
  agreedLines,
  balanceOfPayers,
  type FolioBalance,
  folioBalance,
  guestPayer,
  linesBy,
} from '@latchkey/booking-core/folio';
import { arrivalOf } from '@latchkey/booking-core/stay';
import type { Database, Transaction } from '../../database/database.types.ts';
import { type BookingRow, eventsOf } from '../bookings/bookings.ts';
import { type AgreedHotel, propertyToday } from '../catalogue/catalogue.ts';
import { capturedPayments, findDeposit, moneyOf, type MoneyOfBooking, propertyEntriesOf } from '../ledger/ledger.ts';
import { disputesOf, refundsOf } from '../refunds/refunds.ts';
import { type PostedRow, postedLines } from './folio-lines.queries.ts';
import { moneyLines, type PastDeposit, type WrittenLine } from './money-lines.ts';
import { payersOfFolio, type PayerRow } from './payers.queries.ts';

/** The account of a stay, as it stands. */
export interface Folio {
  /** What was agreed, then money, then what was posted. */
  readonly lines: readonly WrittenLine[];
  /** Beside whoever booked. */
  readonly payers: readonly PayerRow[];
  /** At the end of the stay, for all payers together. */
  readonly balance: FolioBalance;
  /** By the end of today at the property. */
  readonly today: FolioBalance;
  readonly ofPayers: ReadonlyMap<string, FolioBalance>;
  readonly money: MoneyOfBooking;
}

/**
 * The account of a booking: its agreed bill, the ledger's money and what was posted. `bill` where its names are wanted in a
 * language.
 */
export async function folioOf(
  db: Database | Transaction,
  { sale }: Pick<AgreedHotel, 'sale'>,
  row: BookingRow,
  now: Date,
  bill = row.bill,
): Promise<Folio> {
  const dayOf = (at: Date): LocalDate => propertyToday(sale.timeZone, at);
  const money = await moneyOf(db, row);
  const payers = await payersOfFolio(db, row);
  const lines = [
    ...agreedLines({
      status: row.status,
      bill,
      total: row.total,
      arrives: arrivalOf(row.selection.stay, sale).date,
      kept: row.kept,
      feeOwed: row.fee_owed + row.penalty_due,
    }),
    ...moneyLines(
      {
        payments: await capturedPayments(db, row),
        refunds: await refundsOf(db, row),
        disputes: await disputesOf(db, row),
        entries: await propertyEntriesOf(db, row),
        deposit: await depositOf(db, row),
      },
      dayOf,
    ),
    ...(await postedLines(db, row)).map(postedLine),
  ];
  const onItsWay = new Map([[guestPayer, money.refunding]]);
  return {
    lines,
    payers,
    balance: folioBalance(lines, money.refunding),
    today: folioBalance(linesBy(lines, dayOf(now)), money.refunding),
    ofPayers: balanceOfPayers(lines, [guestPayer, ...payers.map(({ payer_id: id }) => id)], onItsWay),
    money,
  };
}

async function depositOf(db: Database | Transaction, row: BookingRow): Promise<PastDeposit | undefined> {
  const deposit = await findDeposit(db, row);
  if (deposit === undefined) return undefined;
  const moments = new Map((await eventsOf(db, row)).map(({ type, at }) => [type, at]));
  return { ...deposit, moments };
}

/** A stored line as the rules of booking-core read it. */
export const postedLine = (row: PostedRow): WrittenLine => ({
  id: row.line_id,
  kind: row.kind,
  day: row.day,
  amount: row.amount,
  payerId: row.payer_id,
  source: 'posted',
  subject: {
    ...(row.subject_room === null ? {} : { room: row.subject_room }),
    ...(row.subject_id === null ? {} : { id: row.subject_id }),
    ...(row.subject_name === null ? {} : { name: row.subject_name }),
    ...(row.quantity === null ? {} : { quantity: row.quantity }),
  },
  ...(row.tax_name === null || row.tax_percent === null
    ? {}
    : { taxWithin: { name: row.tax_name, percent: row.tax_percent, amount: row.tax_amount } }),
  ...(row.reverses === null ? {} : { reverses: row.reverses }),
  ...(row.moved_from === null ? {} : { movedFrom: row.moved_from }),
  ...(row.other_booking === null ? {} : { otherBooking: row.other_booking }),
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.meant_for === null ? {} : { meantFor: row.meant_for }),
  at: row.created_at,
  by: row.author_name ?? undefined,
});
