import { describe, expect, it } from 'vitest';
import { localDateOf } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { priceStay } from '../pricing/price-stay.ts';
import type { Fee as HouseFee, NightlyRate, StayToPrice } from '../pricing/pricing.types.ts';
import { roomOf, stayOf, tax } from '../pricing/stay.fixtures.ts';
import { stayPriceOf } from '../pricing/stay-price.ts';
import { scheduleOf } from '../time/stay-moments.ts';
import type { CancellationPolicy, Fee } from './cancellation.types.ts';
import { feeAt, noShowFeeOf } from './fee-at.ts';
import { feeSumOf } from './fee.ts';
import { strictestTiers } from './strictest-tiers.ts';

// Shows docs/rules.md: Cancellation fees (What a fee is, First nights, Sums, Several plans).

// The sums are worked out by hand from what houses publish.

const firstDay = 20_784;
/** A room for two, a night at each of these prices. */
const nightsAt = (...prices: number[]): NightlyRate[] =>
  prices.map((price, at) => ({
    date: localDateOf(firstDay + at),
    priceForPax: [{ pax: 2, price }],
    extraAdult: 0,
    extraChild: 0,
  }));
const stayAt = (rooms: number[][], more: Partial<StayToPrice> = {}): StayToPrice =>
  stayOf({ currency: 'EUR', taxes: [], rooms: rooms.map((prices) => roomOf(nightsAt(...prices))), ...more });

const cleaning: HouseFee = { feeId: 'cleaning', name: 'Cleaning', per: 'room', amount: 6500 };
const urban: HouseFee = { feeId: 'urban', name: 'Urban fee', per: 'night', amount: 3500 };
const ofFee = (feeId: string, percent: number) => tax({ id: 'of-fee', tax: percent, on: ['fee'], feeIds: [feeId] });
const city = tax({ id: 'city', taxType: 'fixed', tax: 500, index: 3 });
const firstNight: Fee = { nights: 1 };

describe('the fee that a house publishes', () => {
  it.each<[string, StayToPrice, Fee, number]>([
    // Booking.com, partner help, "Setting up your cancellation policies": "the cost of the first night".
    ['the first of three nights', stayAt([[12_000, 12_000, 12_000]]), firstNight, 12_000],
    // The first night is a Friday at 150.00, the others cost 100.00: what it costs, and no mean price.
    ['the first night as it costs', stayAt([[15_000, 10_000, 10_000]]), firstNight, 15_000],
    ['the first two nights of four', stayAt([[15_000, 10_000, 10_000, 8000]]), { nights: 2 }, 25_000],
    // Holidayidea's lists for groups: of every room the first night.
    [
      'the first night of two rooms',
      stayAt([
        [9000, 9000],
        [12_000, 12_000],
      ]),
      firstNight,
      21_000,
    ],
    // New York State sales tax 8.875 % and hotel tax 5.875 %: 14.75 % of 76.00 is 11.21.
    [
      'the first night with its taxes',
      stayAt([[7600, 7600, 7600]], { taxes: [tax({ id: 'sales', tax: 14.75 })] }),
      firstNight,
      8721,
    ],
    // 100.00 a night and a city tax of 5.00, which is owed for staying: 100.00.
    [
      'the first night without what is owed for staying',
      stayAt([[10_000, 10_000]], { taxes: [city] }),
      firstNight,
      10_000,
    ],
    // fewo-line.de: cleaning of 65.00 a stay beside the price. It is no part of a night.
    ['the first night without the cleaning', stayAt([[10_000, 10_000]], { fees: [cleaning] }), firstNight, 10_000],
    // A resort fee is a fee, whatever it is charged for, and so is its tax of 14.75 %, 5.16 a night.
    [
      'the first night without a resort fee and its tax',
      stayAt([[13_315, 13_315]], { fees: [urban], taxes: [ofFee('urban', 14.75)] }),
      firstNight,
      13_315,
    ],
    // A night leaves out a dinner of 40.00 and its own tax of 20 %.
    [
      'the first night without extras and their tax',
      stayAt([[10_000, 10_000]], {
        addons: [{ addonId: 'dinner', name: 'Dinner', category: 'person', price: 4000, quantity: 2 }],
        taxes: [tax({ id: 'of-dinner', tax: 20, on: ['extras'] })],
      }),
      firstNight,
      10_000,
    ],
    // As many nights as there are, are all of it, with fees and extras (docs/rules.md).
    ['the only night, with the cleaning', stayAt([[10_000]], { fees: [cleaning] }), firstNight, 16_500],
    // 30 % off all nights: 70.00 of the first one.
    [
      'the first night after its offer',
      stayAt([[10_000, 10_000]], { promotions: [{ id: 'week', kind: 'percent-off', percent: 30 }] }),
      firstNight,
      7000,
    ],
    // lyrebirdcottages.com.au: "full refund less a $20 fee".
    ['a sum', stayAt([[21_000, 21_000]]), { amount: 2000 }, 2000],
    // kiahuna.com, Christmas: "$250 fee per unit", of three.
    ['a sum for each of three', stayAt([[30_000], [30_000], [30_000]]), { amount: 25_000, per: 'room' }, 75_000],
    // huronbeaches.ca: "a service charge of $50", of a bed at 40.00.
    ['a sum above what the stay costs', stayAt([[4000]]), { amount: 5000 }, 4000],
    // parker-kaufman.com: 5 % of the rent, and of a cleaning too: 5 % of 265.00, 13.25.
    ['a share of all of it', stayAt([[10_000, 10_000]], { fees: [cleaning] }), { percent: 5 }, 1325],
  ])('%s', (_, stay, fee, sum) => expect(feeSumOf(fee, stayPriceOf(priceStay(stay)))).toBe(sum));
});

const arrival = { checkIn: '2026-11-27' as LocalDate, checkInTime: '15:00', timeZone: 'Europe/Berlin' } as const;
const days = (count: number): number => 24 * count;

describe('a published scale', () => {
  const lyrebird: CancellationPolicy = {
    tiers: [
      { hoursBeforeCheckIn: days(14), amount: 2000 },
      { hoursBeforeCheckIn: days(7), percent: 50 },
    ],
  };
  const kiahuna: CancellationPolicy = { tiers: [{ hoursBeforeCheckIn: days(30), amount: 10_000 }] };
  const dalefarm: CancellationPolicy = { tiers: [{ hoursBeforeCheckIn: days(60), percent: 30 }] };
  const night: CancellationPolicy = {
    tiers: [
      { hoursBeforeCheckIn: 48, percent: 0 },
      { hoursBeforeCheckIn: 0, nights: 1 },
    ],
    checkInDay: { percent: 80 },
    noShow: { nights: 2 },
  };
  // Four nights at 105.00, check-in on 27 November 2026 at 15:00 in Berlin (UTC+1).
  const price = stayPriceOf(priceStay(stayAt([[10_500, 10_500, 10_500, 10_500]])));

  it.each<[string, CancellationPolicy, string, number]>([
    // lyrebirdcottages.com.au: $20 more than 14 days ahead, the deposit of 50 % within, all within 7 days.
    ['Lyrebird, 14 days ahead', lyrebird, '2026-11-13T14:00:00Z', 2000],
    ['Lyrebird, a millisecond later', lyrebird, '2026-11-13T14:00:00.001Z', 21_000],
    ['Lyrebird, a week ahead', lyrebird, '2026-11-20T14:00:00Z', 21_000],
    ['Lyrebird, within a week', lyrebird, '2026-11-20T14:00:01Z', 42_000],
    // kiahuna.com: "Full deposit, less a $100 cancellation fee" 30 days ahead, all within.
    ['Kiahuna, 31 days ahead', kiahuna, '2026-10-27T14:00:00Z', 10_000],
    ['Kiahuna, within 30 days', kiahuna, '2026-10-29T14:00:00Z', 42_000],
    // dalefarmholidays.co.uk: the deposit of 30 % 60 days ahead, 100 % within.
    ['Dale Farm, 60 days ahead', dalefarm, '2026-09-28T13:00:00Z', 12_600],
    ['Dale Farm, 59 days ahead', dalefarm, '2026-09-29T13:00:00Z', 42_000],
    // A night until check-in, and on its day 80 %, which is more.
    ['two days ahead', night, '2026-11-25T14:00:00Z', 0],
    ['on the eve', night, '2026-11-26T22:59:59Z', 10_500],
    ['on the day of arrival', night, '2026-11-26T23:00:00Z', 33_600],
  ])('%s', (_, policy, moment, sum) => {
    const terms = feeAt(scheduleOf(policy, arrival, price), Date.parse(moment));
    expect(terms.kind === 'open' && feeSumOf(terms.fee, price)).toBe(sum);
  });

  it('of which not coming costs two nights, and 80 % of the day of arrival: the dearer one', () =>
    expect(feeSumOf(noShowFeeOf(scheduleOf(night, arrival, price)), price)).toBe(33_600));
});

describe('rooms on plans of several kinds', () => {
  const [night, half, sum] = [
    [{ hoursBeforeCheckIn: 24, nights: 1 }],
    [{ hoursBeforeCheckIn: 24, percent: 50 }],
    [{ hoursBeforeCheckIn: 24, amount: 14_000 }],
  ];
  it.each<[string, number[], number]>([
    // A night of 100.00, half of 100.00, and 140.00, which is capped at the price.
    ['one night', [10_000], 10_000],
    // 100.00, 100.00 and 140.00.
    ['two nights', [10_000, 10_000], 14_000],
    // 100.00, 150.00 and 140.00.
    ['three nights', [10_000, 10_000, 10_000], 15_000],
    // 300.00, 250.00 and 140.00.
    ['a dear first night', [30_000, 10_000, 10_000], 30_000],
  ])('keep the most of %s', (_, prices, kept) => {
    const price = stayPriceOf(priceStay(stayAt([prices])));
    const tiers = strictestTiers([night ?? [], half ?? [], sum ?? []], price);
    const terms = feeAt(scheduleOf({ tiers }, arrival, price), Date.parse('2026-11-20T12:00:00Z'));
    expect(terms.kind === 'open' && feeSumOf(terms.fee, price)).toBe(kept);
  });
});
