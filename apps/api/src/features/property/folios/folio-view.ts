import type { Locale, PropertyFolio } from '@latchkey/api-contract/types';
import { guestPayer, type FolioBalance } from '@latchkey/booking-core/folio';
import { bookingKey, type BookingId } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { findBookings, lastEventNumber, type BookingRow } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { type Folio, folioOf, leftOwingOf } from '../../folio/folio.ts';
import { billInWords, lineView } from '../../reservations/reservations.ts';

/** The account of a stay, as its property reads it; names in English unless another language is asked for. */
export async function folioView(
  deps: Deps,
  live: HotelRecord,
  row: BookingRow,
  language: Locale = 'en',
): Promise<PropertyFolio> {
  // Before the rest: what happens meanwhile is then seen as newer.
  const lastEvent = await lastEventNumber(deps.db, row);
  const hotel = await live.agreedHotel(deps.db, row);
  const bill = billInWords(row.bill, hotel.namesIn(language));
  const folio = await folioOf(deps.db, hotel, row, deps.clock(), bill);
  const others = await referencesOf(
    deps,
    live,
    folio.lines.flatMap(({ otherBooking: other }) => other ?? []),
  );
  const left = folio.balance.toPay > 0 ? await leftOwingOf(deps.db, row) : undefined;
  const { refunding, owedAtProperty } = folio.money;
  return {
    bookingId: row.booking_id,
    reference: row.reference,
    status: row.status,
    currency: row.currency,
    lines: folio.lines.map((line) => ({
      ...lineView(hotel, folio, line, language),
      payerId: line.payerId,
      ...(line.otherBooking === undefined ? {} : { otherBooking: others.get(line.otherBooking) ?? '' }),
      ...(line.meantFor === undefined ? {} : { meantFor: line.meantFor }),
      ...(line.at === undefined ? {} : { at: line.at.toISOString() }),
      ...(line.by === undefined ? {} : { by: line.by }),
    })),
    taxesIncluded: bill.taxes.flatMap(({ name, amount, inclusive }) => (inclusive ? [{ name, amount }] : [])),
    payers: payersView(row, folio.payers, (payerId) => folio.ofPayers.get(payerId) ?? folio.balance),
    balance: folio.balance,
    today: folio.today,
    onItsWay: { online: refunding - owedAtProperty, atProperty: owedAtProperty },
    ...(left === undefined
      ? {}
      : {
          leftOwing: {
            at: left.created_at.toISOString(),
            ...(left.reason === null ? {} : { reason: left.reason }),
            ...(left.author_name === null ? {} : { by: left.author_name }),
            ...companyOf(folio.payers, left.payer_id),
          },
        }),
    lastEvent,
  };
}

type Payers = Folio['payers'];

function companyOf(payers: Payers, payerId: string | null): { readonly company?: string } {
  const name = payers.find(({ payer_id: id }) => id === payerId)?.name;
  return name === undefined || name === null ? {} : { company: name };
}

const payersView = (
  row: BookingRow,
  payers: Payers,
  balanceOf: (payerId: string) => FolioBalance,
): PropertyFolio['payers'] => [
  {
    payerId: guestPayer,
    kind: 'guest',
    name: row.travellers[0]?.fullName ?? '',
    balance: balanceOf(guestPayer),
  },
  ...payers.map(({ payer_id: payerId, kind, name, tax_id: taxId, address, mail }) => ({
    payerId,
    kind,
    name: name ?? '',
    ...(taxId === null ? {} : { taxId }),
    ...(address === null ? {} : { address }),
    ...(mail === null ? {} : { mail }),
    balance: balanceOf(payerId),
  })),
];

/** References of other stays that lines name. */
async function referencesOf(
  deps: Deps,
  live: HotelRecord,
  named: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids: BookingId[] = [...new Set(named)].map((id) => bookingKey(live.id, id).booking_id);
  const rows = ids.length === 0 ? [] : await findBookings(deps.db, live.id, ids);
  return new Map(rows.map(({ booking_id: id, reference }) => [id, reference]));
}
