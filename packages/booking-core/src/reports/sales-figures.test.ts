import { describe, expect, it } from 'vitest';
import { nightsOnly, noSales, salesFigures, sumOfSales } from './sales-figures.ts';

// Shows docs/rules.md: Reports (Rooms, Quotients).

/** 20 rooms, one of them out of order, in cents. */
const day = {
  ...noSales,
  available: 20,
  outOfOrder: 1,
  nights: 12,
  dayUse: 1,
  complimentary: 1,
  direct: 9,
  nightsRevenue: 138_000,
  dayUseRevenue: 4500,
  noShowRevenue: 9000,
  directRevenue: 100_000,
  otherRevenue: 31_000,
};

describe('the figures of a day', () => {
  it('are those of the trade, to the cent', () =>
    expect(salesFigures(day)).toEqual({
      available: 20,
      sold: 13,
      occupied: 14,
      direct: 9,
      roomsRevenue: 151_500,
      totalRevenue: 182_500,
      occupancy: 650,
      occupiedShare: 700,
      occupancyInOrder: 684,
      adr: 11_654,
      revPar: 7575,
      trevPar: 9125,
    }));

  it('of nights alone leave out day use and the money of no-shows', () =>
    expect(salesFigures(nightsOnly(day))).toMatchObject({
      sold: 12,
      roomsRevenue: 138_000,
      occupancy: 600,
      adr: 11_500,
      revPar: 6900,
    }));

  it('of a house without rooms, or without guests, are no figures and not zero', () => {
    expect(salesFigures(noSales)).toMatchObject({ occupancy: null, adr: null, revPar: null, trevPar: null });
    expect(salesFigures({ ...noSales, available: 5 })).toMatchObject({ occupancy: 0, adr: null, revPar: 0 });
    expect(salesFigures({ ...noSales, available: 1, outOfOrder: 1 })).toMatchObject({ occupancyInOrder: null });
  });

  it('of two days are of their sums, not the mean of their figures', () => {
    const quiet = { ...noSales, available: 20, nights: 1, nightsRevenue: 6000 };
    expect(salesFigures(sumOfSales([day, quiet]))).toMatchObject({ sold: 14, occupancy: 350, adr: 11_250 });
  });

  it('round a half up', () =>
    expect(salesFigures({ ...noSales, available: 2, nights: 2, nightsRevenue: 3 })).toMatchObject({ adr: 2 }));
});
