import type { GuestFolio, Locale } from '@latchkey/api-contract/types';
import { guestPayer } from '@latchkey/booking-core/folio';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { type Folio, folioOf, type WrittenLine } from '../../folio/folio.ts';
import { billInWords } from '../quotes/bill-in-words.ts';

/** A booking's folio as its guest reads it: the reasons that the property typed and the names of other payers are left out. */
export async function guestFolioOf(
  db: Database | Transaction,
  hotel: AgreedHotel,
  row: BookingRow,
  language: Locale,
  now: Date,
): Promise<GuestFolio> {
  const folio = await folioOf(db, hotel, row, now, billInWords(row.bill, hotel.namesIn(language)));
  const { balance, ofPayers } = folio;
  return {
    lines: folio.lines.map((line) => {
      const { reason, ...view } = lineView(hotel, folio, line, language);
      return line.source === 'posted' || reason === undefined ? view : { ...view, reason };
    }),
    balance,
    own: ofPayers.get(guestPayer) ?? balance,
  };
}

/** A line as it is shown: rooms by their names, payers by what they are. */
export function lineView(
  hotel: AgreedHotel,
  { payers }: Folio,
  { id, kind, day, amount, payerId, source, subject, taxWithin, reverses, movedFrom, reason, method }: WrittenLine,
  language: Locale,
): GuestFolio['lines'][number] {
  const name = kind === 'night' && subject.id !== undefined ? hotel.roomNameIn(language, subject.id) : subject.name;
  return {
    id,
    kind,
    day,
    amount,
    payer: payers.find(({ payer_id: payer }) => payer === payerId)?.kind ?? 'guest',
    source,
    subject: { ...subject, ...(name === undefined ? {} : { name }) },
    ...(taxWithin === undefined ? {} : { taxWithin }),
    ...(reverses === undefined ? {} : { reverses }),
    ...(movedFrom === undefined ? {} : { movedFrom }),
    ...(reason === undefined ? {} : { reason }),
    ...(method === undefined ? {} : { method }),
  };
}
