import {
  agreedLines,
  balanceOfPayers,
  type FolioBalance,
  guestPayer,
  movesAfterChange,
} from '@latchkey/booking-core/folio';
import { arrivalOf } from '@latchkey/booking-core/stay';
import type { Transaction } from '../../database/database.types.ts';
import { secretText } from '../../secret-text.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import { authorNow } from './author.ts';
import { type NewLine, type PostedRow, postedLines } from './folio-lines.queries.ts';
import { type Folio, postedLine } from './folio-of.ts';
import { insertPosted } from './insert-posted.ts';
import type { WrittenLine } from './money-lines.ts';
import { lineOf, transferOf } from './move-lines.ts';

/** What of a booking decides on the agreed lines of its folio. */
type Price = Pick<BookingRow, 'selection' | 'bill' | 'total' | 'kept'>;

/** Another price of a locked booking. */
export interface PriceChange {
  readonly from: Price;
  readonly to: Price;
  /** Of a price that comes back: what followed the other one since then is taken back first. */
  readonly since?: Date | undefined;
}

/** Why a line moved that nobody moved by hand. */
const reason = 'price_changed';

/** Has the payers of a folio follow another price, by moves like those that are made by hand. */
export async function followPrice(
  tx: Transaction,
  booking: BookingRow,
  { from, to, since }: PriceChange,
  at: Date,
): Promise<void> {
  const rows = await postedLines(tx, booking);
  if (!rows.some(({ moved_from: moved }) => moved !== null)) return;
  const followed = since === undefined ? [] : rows.filter((row) => row.reason === reason && row.created_at >= since);
  const back = followed.map((row) => takenBack(row, at));
  const posted = [...rows.map(postedLine), ...back.map((row) => postedLine({ ...row, number: 0 }))];
  const [before, after] = [from, to].map((price) => [...pricedLines(booking, price), ...posted]);
  if (before === undefined || after === undefined) throw new Error('a price of before and one of after');
  const moves = movesAfterChange(before, after).flatMap((move) => [
    transferOf(booking, [...before, ...after], { ...move, amount: -move.amount }, { payer_id: guestPayer, reason }, at),
    transferOf(booking, [...before, ...after], move, { payer_id: move.payerId, reason }, at),
  ]);
  await insertPosted(tx, booking, [...back, ...moves]);
}

/** What each payer of a folio would owe at another price, as `followPrice` moves its lines. */
export function payersAtPrice(
  { lines, ofPayers }: Folio,
  booking: BookingRow,
  price: Price,
): ReadonlyMap<string, FolioBalance> {
  const after = [...pricedLines(booking, price), ...lines.filter(({ source }) => source !== 'agreed')];
  const moves = movesAfterChange(lines, after).flatMap(({ lineId, payerId, amount }) => {
    const line = { ...lineOf([...lines, ...after], lineId), kind: 'transfer' as const };
    return [
      { ...line, payerId: guestPayer, amount: -amount },
      { ...line, payerId, amount },
    ];
  });
  return balanceOfPayers([...after, ...moves], [...ofPayers.keys()]);
}

/** The agreed lines of a stay that takes place, at a price. */
const pricedLines = ({ status }: BookingRow, { selection, bill, total, kept }: Price): readonly WrittenLine[] =>
  agreedLines({
    status,
    bill,
    total,
    kept,
    arrives: arrivalOf(selection.stay, { checkInTime: '00:00' }).date,
    feeOwed: 0,
  });

const takenBack = (row: Omit<PostedRow, 'number'>, at: Date): NewLine => ({
  ...row,
  line_id: secretText(),
  amount: -row.amount,
  ...authorNow(at),
});
