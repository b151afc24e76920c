import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import type { SalesFigures, SalesTally } from './report.types.ts';

/** The tally of zeros, to which others are added. */
export const noSales: SalesTally = {
  available: 0,
  outOfOrder: 0,
  nights: 0,
  dayUse: 0,
  complimentary: 0,
  direct: 0,
  nightsRevenue: 0,
  dayUseRevenue: 0,
  noShowRevenue: 0,
  directRevenue: 0,
  otherRevenue: 0,
};

const fields = Object.keys(noSales) as readonly (keyof SalesTally)[];

/** Tallies of several nights, types or sources as one. */
export function sumOfSales(tallies: readonly SalesTally[]): SalesTally {
  const sum: { -readonly [Field in keyof SalesTally]: number } = { ...noSales };
  for (const tally of tallies) for (const field of fields) sum[field] += tally[field];
  return sum;
}

/**
 * The figures of a tally as hotels compare them (`reportDefinitions` says what each counts): sold is paid nights and day
 * use; revenue of rooms has the money of no-shows, whose rooms count as unsold; rooms out of order stay available.
 * Quotients are rounded half up, once.
 */
export function salesFigures(tally: SalesTally): SalesFigures {
  const { available, outOfOrder, nights, dayUse, complimentary, direct } = tally;
  const sold = nights + dayUse;
  const occupied = sold + complimentary;
  const roomsRevenue = tally.nightsRevenue + tally.dayUseRevenue + tally.noShowRevenue;
  const totalRevenue = roomsRevenue + tally.otherRevenue;
  return {
    available,
    sold,
    occupied,
    direct,
    roomsRevenue,
    totalRevenue,
    occupancy: thousandths(sold, available),
    occupiedShare: thousandths(occupied, available),
    occupancyInOrder: thousandths(sold, available - outOfOrder),
    adr: each(roomsRevenue, sold),
    revPar: each(roomsRevenue, available),
    trevPar: each(totalRevenue, available),
  };
}

/** The same tally by the narrower count that some systems show: nights alone, leaving out day use and no-shows. */
export const nightsOnly = (tally: SalesTally): SalesTally => ({
  ...tally,
  dayUse: 0,
  dayUseRevenue: 0,
  noShowRevenue: 0,
  direct: Math.min(tally.direct, tally.nights),
  directRevenue: Math.min(tally.directRevenue, tally.nightsRevenue),
});

/** A share in thousandths, rounded half up; null of nothing. */
export const thousandths = (part: number, whole: number): number | null =>
  whole <= 0 ? null : halfUpOfProduct(part, 1000, whole);

/** A sum over a count, rounded half up; null over nothing. */
export const each = (sum: number, count: number): number | null => (count <= 0 ? null : halfUpOfProduct(sum, 1, count));
