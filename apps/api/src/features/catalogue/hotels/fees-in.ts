import type { Fee } from '@latchkey/booking-core/pricing';
import type { Locale } from '@latchkey/api-contract/types';
import type { HotelRecord } from './hotel-record.ts';

/** The obligatory fees of a hotel by their names in a language; in its first one where none is said. */
export function feesIn(hotel: Pick<HotelRecord, 'sale' | 'namesIn'>, language: Locale | undefined): Fee[] {
  const { fees } = hotel.sale;
  if (fees.length === 0) return [];
  const names = hotel.namesIn(language).fees;
  return fees.map(({ id, per, amount }) => ({ feeId: id, name: names[id] ?? id, per, amount }));
}
