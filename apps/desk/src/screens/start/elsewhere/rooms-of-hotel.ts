import { roomLines, type BedTyped, type RoomTyped } from '@latchkey/booking-core/rooms-typed';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, entriesAt, factsIn, keysAt, listAt, valueAt } from '@latchkey/hotel-document/drafts';
import { currencyIn, nameIn } from '../../settings/fields/names-in.ts';

/**
 * The room types of another hotel as lines to begin with, at the prices of the first plan that each is sold on. Prices in
 * another currency than the new house's are left to be typed.
 */
export function roomsOfHotel(documents: DraftDocuments, currency: CurrencyCode | null, locale: Locale): string {
  const rooms = listAt(factsIn(documents), 'rooms').map((room) => typed(documents, room.id, locale));
  const own = currencyIn(documents);
  return roomLines(rooms, own, currency === null || currency === own);
}

function typed(documents: DraftDocuments, id: string, locale: Locale): Omit<RoomTyped, 'saysBeds'> {
  const own = factsIn(documents);
  const at = `rooms.${id}` as const;
  const number = (value: unknown): number => Number(value ?? 1);
  const [plan = ''] = keysAt(own, `${at}.prices`);
  const guests = number(valueAt(own, `${at}.maxPax`));
  return {
    // A semicolon parts the cells.
    name: nameIn(documents, `${at}.name`, id, locale).replaceAll(/[;؛]/g, ','),
    count: number(valueAt(own, `${at}.total`)),
    beds: entriesAt(own, `${at}.beds`).map((bed) => ({
      kind: valueAt(bed, 'kind') as BedTyped['kind'],
      count: number(valueAt(bed, 'count')),
    })),
    guests,
    prices: entriesAt(own, `${at}.prices.${plan}.priceForPax`)
      .slice(0, guests)
      .map((step) => Number(valueAt(step, 'price'))),
    hourly: [],
  };
}
