import { cashStepOf, inCash } from '@latchkey/booking-core/currency';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { priceStay, type Bill, type GuestCounts } from '@latchkey/booking-core/pricing';
import { describe, expect, it } from 'vitest';
import { pricesOn } from '@latchkey/hotel-document/nights';
import { houseReader, houses, type House } from './houses-of-places.ts';

interface Asked {
  readonly from: string;
  readonly nights: number;
  readonly childAges?: number[];
  readonly bookedOn?: string;
  readonly price?: number;
}

// The sums are worked out from the rule of each place (docs/taxes), not from the engine.
describe('the files of a house', () => {
  const read = houseReader();
  const billOf = async (
    { price, ...house }: House,
    { from, nights, childAges = [], bookedOn = '2026-06-01', price: other = price }: Asked,
  ): Promise<Bill> => {
    const { hotel, doubts } = await read({ ...house, price: other });
    expect(doubts).toEqual([]);
    const { facts } = hotel;
    const room = facts.rooms.find(({ id }) => id === 'courtyard-king');
    const plan = room?.prices['flexible'];
    if (plan === undefined) throw new Error('the room has a price');
    const checkIn = from as LocalDate;
    const guests: GuestCounts = { adults: 2, childAges, infants: 0 };
    const rates = Array.from({ length: nights }, (_, at) => addDays(checkIn, at)).flatMap((date) => {
      const prices = room === undefined ? undefined : pricesOn(facts, room, 'flexible', date);
      return prices === undefined ? [] : [{ date, ...prices, extraAdult: 0, extraChild: 0 }];
    });
    return priceStay({
      currency: facts.currency,
      bookedOn: bookedOn as LocalDate,
      checkIn,
      taxes: facts.taxes,
      promotions: [],
      coupon: null,
      addons: [],
      convenienceFee: null,
      advance: null,
      rooms: [
        {
          roomTypeId: 'courtyard-king',
          ratePlanId: 'flexible',
          guests,
          stay: { kind: 'nights', nights: rates },
        },
      ],
    });
  };
  const taxesOf = ({ taxes }: Bill): Record<string, number> =>
    Object.fromEntries(taxes.map(({ taxId, amount }) => [taxId, amount]));

  it('in Paris: €8.13 for each adult and night, a child of 15 free', async () => {
    const bill = await billOf(houses.paris, { from: '2024-10-01', nights: 3, childAges: [15] });
    expect([taxesOf(bill), bill.total]).toEqual([{ 'taxe-de-sejour': 4878 }, 64_878]);
  });

  it('in Kyoto: by the price of each guest without consumption tax', async () => {
    // ¥33,000 are ¥15,000 a guest without the tax: ¥400 each; ¥44,000 are ¥20,000: ¥1,000 each.
    const bill = await billOf(houses.kyoto, { from: '2026-04-01', nights: 2 });
    expect([taxesOf(bill), bill.total]).toEqual([{ shohizei: 6000, 'shukuhakuzei-400': 1600 }, 67_600]);
    const dearer = await billOf(houses.kyoto, { from: '2026-04-01', nights: 2, price: 44_000 });
    expect(taxesOf(dearer)).toEqual({ shohizei: 8000, 'shukuhakuzei-1000': 4000 });
    const before = await billOf(houses.kyoto, { from: '2026-02-01', nights: 1 });
    expect(taxesOf(before)).toEqual({ shohizei: 3000, 'before-200': 400 });
  });

  it('in Edinburgh: 5 % of five nights without VAT, of seven, and nothing of what was booked before', async () => {
    const bill = await billOf(houses.edinburgh, { from: '2026-12-01', nights: 7 });
    expect([taxesOf(bill), bill.total]).toEqual([{ vat: 14_000, 'visitor-levy': 2500 }, 86_500]);
    const early = await billOf(houses.edinburgh, { from: '2026-12-01', nights: 7, bookedOn: '2025-09-30' });
    expect([taxesOf(early), early.total]).toEqual([{ vat: 14_000 }, 84_000]);
  });

  it('in Barcelona: €9.24 for each guest from 17, on seven nights of ten', async () => {
    const bill = await billOf(houses.barcelona, { from: '2026-09-01', nights: 10, childAges: [16, 17] });
    expect([taxesOf(bill), bill.total]).toEqual([{ ieet: 3 * 7 * 924 }, 150_000 + 19_404]);
  });

  it('in Copenhagen: three seasons of 800, 1,000 and 1,200 kroner with 25 % inside, rounded where it is paid in cash', async () => {
    const bills: [number, Record<string, number>][] = [];
    for (const from of ['2027-02-01', '2027-04-10', '2027-07-01']) {
      const bill = await billOf(houses.copenhagen, { from, nights: 1 });
      bills.push([bill.total, taxesOf(bill)]);
    }
    expect(bills).toEqual([
      [80_000, { moms: 16_000 }],
      [100_000, { moms: 20_000 }],
      [120_000, { moms: 24_000 }],
    ]);
    expect(inCash(80_030, cashStepOf('DKK', 'DK') ?? 1)).toBe(80_050);
  });
});
