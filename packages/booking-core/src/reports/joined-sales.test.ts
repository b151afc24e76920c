import { describe, expect, it } from 'vitest';
import { joinedSales } from './joined-sales.ts';

const house = (available: number, sold: number, roomsRevenue: number) => ({
  available,
  sold,
  direct: 1,
  roomsRevenue,
  totalRevenue: roomsRevenue + 500,
  directRevenue: 1_000,
  commissionSaved: 180,
});

describe('sales of several hotels', () => {
  it('works shares and means out of the sums, so that a large house weighs more', () => {
    // 3 rooms full at 50.00 and 57 rooms a third full at 100.00: 22 of 60 sold, 2,050.00.
    const sales = joinedSales([house(3, 3, 15_000), house(57, 19, 190_000)]);
    expect(sales).toEqual({
      hotels: 2,
      available: 60,
      sold: 22,
      direct: 2,
      roomsRevenue: 205_000,
      totalRevenue: 206_000,
      directRevenue: 2_000,
      commissionSaved: 360,
      occupancy: 367,
      adr: 9_318,
      revPar: 3_417,
    });
  });

  it('has no mean of nothing', () => {
    expect(joinedSales([])).toMatchObject({ hotels: 0, sold: 0, occupancy: null, adr: null, revPar: null });
  });
});
