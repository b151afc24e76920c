import { type Move, movesOf, type TaxWithin, type WhatMoves } from '@latchkey/booking-core/folio';
import { movedWithTaxes } from '@latchkey/booking-core/invoice';
import { bookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { noteAct } from '../../database/journal.ts';
import { type BookingRow, lockBooking, recordEvent } from '../bookings/bookings.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { type NewLine, type PostedRow } from './folio-lines.queries.ts';
import type { BillPartsOf } from './bill-parts-of.ts';
import { insertPosted } from './insert-posted.ts';
import { folioOf } from './folio-of.ts';
import type { WrittenLine } from './money-lines.ts';
import { isPayerOf } from './post-line.ts';
import { postedRow } from './posted-row.ts';

export type NotMoved = 'not_found' | 'not_confirmed' | 'unknown_payer' | 'unknown_line' | 'nothing_to_move';

/** Who gives and who takes over, and what. */
export interface PayerMove {
  readonly from: string;
  readonly to: string;
  readonly what: WhatMoves;
  readonly reason?: string | undefined;
}

/**
 * Moves charges from one payer of a folio to another, with the offers and the value added tax of each: every line is taken
 * off one and put on the other by lines of their own. `partsOf` is null for a part in percent and for a sum, which have of
 * taxes what they have of charges.
 */
export async function moveLines(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  { from, to, what, reason }: PayerMove,
  partsOf: BillPartsOf | null,
  at: Date,
): Promise<'done' | NotMoved> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  if (booking.status !== 'confirmed') return 'not_confirmed';
  if (from === to || !(await isPayerOf(tx, booking, from)) || !(await isPayerOf(tx, booking, to)))
    return 'unknown_payer';
  const { lines } = await folioOf(tx, live, booking, at);
  const chosen = movesOf(lines, from, what);
  if (chosen === null) return 'unknown_line';
  const moves =
    'percent' in what || 'sum' in what || partsOf === null
      ? chosen
      : movedWithTaxes(chosen, lines, from, await partsOf(booking)).flatMap((move) => [move, ...move.following]);
  if (moves.length === 0) return 'nothing_to_move';
  await insertPosted(
    tx,
    booking,
    moves.flatMap((move) => [
      transferOf(booking, lines, { ...move, amount: -move.amount }, { payer_id: from, reason }, at),
      transferOf(booking, lines, move, { payer_id: to, reason }, at),
    ]),
  );
  const amount = moves.reduce((sum, move) => sum + move.amount, 0);
  await recordEvent(tx, booking, { type: 'folio_moved', actor: 'property', at, facts: { amount, from, to } });
  if (reason !== undefined) noteAct(tx, { hotelId: live.id, bookingId: booking.booking_id, why: reason });
  return 'done';
}

/** The line that takes a part of another off a payer, or puts it on one. */
export function transferOf(
  booking: BookingRow,
  lines: readonly WrittenLine[],
  { lineId, amount }: Move,
  more: Pick<PostedRow, 'payer_id'> & {
    readonly reason?: string | undefined;
    readonly other_booking?: PostedRow['other_booking'];
    readonly tax?: TaxWithin | null | undefined;
  },
  at: Date,
): NewLine {
  const of = lineOf(lines, lineId);
  const { reason = null, tax = null, ...rest } = more;
  const taxed = tax === null ? {} : { tax_name: tax.name, tax_percent: tax.percent, tax_amount: tax.amount };
  return postedRow(
    booking,
    { kind: 'transfer', day: of.day, amount, moved_from: lineId, subject: of.subject, reason, ...taxed, ...rest },
    at,
  );
}

/** The line of a folio with an id, of which a part is moved. */
export function lineOf<Line extends WrittenLine>(lines: readonly Line[], lineId: string): Line {
  const found = lines.find(({ id }) => id === lineId);
  if (found === undefined) throw new Error('a move of a line that is not there');
  return found;
}
