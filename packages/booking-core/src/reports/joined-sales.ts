import type { MinorUnits } from '../currency/currency.types.ts';
import { each, thousandths } from './sales-figures.ts';
import type { SalesFigures } from './report.types.ts';

/** A hotel's sales over a period, with what came directly. */
export interface HotelSales extends Pick<SalesFigures, (typeof counts)[number]> {
  readonly directRevenue: MinorUnits;
  readonly commissionSaved: MinorUnits;
}

/** The sales of several hotels of one currency as one. A quotient is null where it would be divided by nothing. */
export interface JoinedSales extends HotelSales, Pick<SalesFigures, 'occupancy' | 'adr' | 'revPar'> {
  readonly hotels: number;
}

const counts = ['available', 'sold', 'direct', 'roomsRevenue', 'totalRevenue'] as const;
const fields = [...counts, 'directRevenue', 'commissionSaved'] as const;

/**
 * Adds up what hotels of one currency have sold. Shares and means are worked out anew from the sums: a mean of means would
 * weigh a house of three rooms like one of sixty.
 */
export function joinedSales(hotels: readonly HotelSales[]): JoinedSales {
  const sums = Object.fromEntries(
    fields.map((field) => [field, hotels.reduce((sum, hotel) => sum + hotel[field], 0)]),
  ) as unknown as HotelSales;
  return {
    ...sums,
    hotels: hotels.length,
    occupancy: thousandths(sums.sold, sums.available),
    adr: each(sums.roomsRevenue, sums.sold),
    revPar: each(sums.roomsRevenue, sums.available),
  };
}
