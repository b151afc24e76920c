import { describe, expect, it } from 'vitest';
import { agreedOf, firstDay, sameAs, today } from '../../test/agreed.fixtures.ts';
import { localDateOf } from '../dates/local-date.ts';
import type { CouponOffer, Promotion } from '../promotion/promotion.types.ts';
import { agreedBillOf } from './agreed-bill.ts';
import type { AgreedStay } from './agreed-stay.types.ts';
import { changeOfStay } from './changed-stay.ts';
import { roomOf, stayOf } from './stay.fixtures.ts';

// Shows docs/rules.md: What was agreed (Offers of a changed stay).

// The sums are worked out by hand.

const rate = { priceForPax: [{ pax: 2, price: 10_000 }], extraAdult: 0, extraChild: 0 };
const day = (at: number) => localDateOf(firstDay + at);
const span = ([from, until]: readonly [number, number]) =>
  Array.from({ length: until - from }, (_, at) => day(from + at));
/** Of each room its nights, from one to before another. */
type Spans = readonly (readonly [number, number])[];

interface House {
  readonly offers: readonly Promotion[];
  readonly code?: CouponOffer;
  /** Another night than 100.00. */
  readonly price?: number;
}

function booked(spans: Spans, { offers, code, price = 10_000 }: House): AgreedStay {
  const at = { ...rate, priceForPax: [{ pax: 2, price }] };
  return agreedOf(
    stayOf({
      currency: 'EUR',
      bookedOn: day(-40),
      checkIn: day(spans[0]?.[0] ?? 0),
      rooms: spans.map((nights) => roomOf(span(nights).map((date) => ({ date, ...at })))),
      taxes: [],
      promotions: offers,
      coupon: code ?? null,
    }),
  );
}

function changed(stay: AgreedStay, spans: Spans, { offers, code, price = 10_000 }: House): AgreedStay {
  const [room] = sameAs(stay).rooms;
  if (room === undefined) throw new Error('a room');
  const change = changeOfStay(
    stay,
    { rooms: spans.map((nights) => ({ ...room, dates: span(nights) })), addons: [] },
    today({
      bookedOn: day(-40),
      checkIn: day(spans[0]?.[0] ?? 0),
      promotions: offers,
      coupon: code ?? null,
      rateOn: () => ({ ...rate, priceForPax: [{ pax: 2, price }] }),
    }),
  );
  if (change === null) throw new Error('sold');
  return change.stay;
}

const totalOf = (stay: AgreedStay): number => agreedBillOf(stay, () => []).total;

// Airbnb, help article 2061: a weekly discount from 7 nights and a monthly one from 28.
const weekly: Promotion = { id: 'weekly', kind: 'long-stay', nights: 7, percent: 20 };
const monthly: Promotion = { id: 'monthly', kind: 'long-stay', nights: 28, percent: 40 };
// roserentals.co.uk: 500 a week or 120 a night; 10 % off two houses.
const week: Promotion = { id: 'week', kind: 'stay-price', nights: 7, price: 50_000 };
const two: Promotion = { id: 'two', kind: 'percent-off', percent: 10, minRooms: 2 };
const early: Promotion = { id: 'early', kind: 'early-bird', daysAhead: 40, percent: 15 };
const above500: CouponOffer = { id: 'code', kind: 'coupon', couponCode: 'FIFTY', percent: 10, minTotal: 50_000 };
const always: Promotion = { id: 'always', kind: 'percent-off', percent: 5, combinable: true };
const inMay: Promotion = { id: 'may', kind: 'percent-off', percent: 30, stayFrom: day(0), stayTo: day(6) };

describe('a booking with an offer, changed in turn', () => {
  it.each<[string, House, Spans, readonly (readonly [Spans, number])[]]>([
    // 30 nights at 60.00. Ten of them have no offer, as only the monthly one was agreed; 28 keep it.
    ['monthly to 28 nights', { offers: [weekly, monthly] }, [[0, 30]], [[[[0, 28]], 168_000]]],
    ['monthly to ten nights', { offers: [weekly, monthly] }, [[0, 30]], [[[[0, 10]], 100_000]]],
    // The twenty that come again are nights of a stay of 30, at today’s monthly price.
    [
      'monthly to ten nights and back',
      { offers: [weekly, monthly] },
      [[0, 30]],
      [
        [[[0, 10]], 100_000],
        [[[0, 30]], 100_000 + 120_000],
      ],
    ],
    // Three nights more, and three less: 80.00 each, twice.
    [
      'weekly made longer and back',
      { offers: [weekly] },
      [[0, 7]],
      [
        [[[0, 10]], 80_000],
        [[[0, 7]], 56_000],
        [[[0, 6]], 60_000],
      ],
    ],
    [
      'a stay of six nights to which the seventh comes: the offer is of what comes alone',
      { offers: [weekly] },
      [[0, 6]],
      [
        [[[0, 7]], 60_000 + 8000],
        [[[0, 6]], 60_000],
      ],
    ],
    [
      '500.00 a week, else 120.00: nine, eight, seven, six nights',
      { offers: [week], price: 12_000 },
      [[0, 9]],
      [
        [[[0, 8]], 62_000],
        [[[0, 7]], 50_000],
        [[[0, 6]], 72_000],
      ],
    ],
    [
      '10 % off two houses, of which one goes',
      { offers: [two] },
      [
        [0, 3],
        [0, 3],
      ],
      [[[[0, 3]], 30_000]],
    ],
    [
      '10 % off two houses for fewer nights',
      { offers: [two] },
      [
        [0, 3],
        [0, 3],
      ],
      [
        [
          [
            [0, 2],
            [0, 2],
          ],
          36_000,
        ],
      ],
    ],
    // Six at 90.00; five are 500.00 before it, which is the least; four are not.
    [
      'a code from 500.00',
      { offers: [], code: above500 },
      [[0, 6]],
      [
        [[[0, 5]], 45_000],
        [[[0, 4]], 40_000],
      ],
    ],
    // 20 % and then 5 % of what is left: 76.00; without the first one 96.00: its 4.00 stay as agreed.
    ['one of two offers', { offers: [weekly, always] }, [[0, 7]], [[[[0, 5]], 48_000]]],
    ['forty days ahead, shortened at its end', { offers: [early] }, [[0, 4]], [[[[0, 2]], 17_000]]],
    ['forty days ahead, shortened at its beginning', { offers: [early] }, [[0, 4]], [[[[2, 4]], 17_000]]],
    // The first two nights are kept, and two later ones come for the last two: they lie beyond the offer’s days.
    ['days of the stay, moved beyond them', { offers: [inMay] }, [[3, 7]], [[[[5, 9]], 40_000]]],
    ['days of the stay, moved within them', { offers: [inMay] }, [[3, 7]], [[[[1, 5]], 28_000]]],
  ])('%s', (_, house, spans, steps) => {
    let stay = booked(spans, house);
    for (const [to, total] of steps) {
      stay = changed(stay, to, house);
      expect(totalOf(stay)).toBe(total);
    }
  });
});

it('names what a change loses, and nothing where a price of the week stays whole', () => {
  const house: House = { offers: [week], price: 12_000 };
  const [room] = sameAs(booked([[0, 9]], house)).rooms;
  const lostBy = (nights: number, offers: readonly Promotion[]) => {
    const stay = booked([[0, 9]], { ...house, offers });
    const rooms = room === undefined ? [] : [{ ...room, dates: span([0, nights]) }];
    const change = changeOfStay(stay, { rooms, addons: [] }, today({ checkIn: day(0) }));
    if (change === null) throw new Error('sold');
    return [change.offersLost.map(({ promotionId }) => promotionId), totalOf(change.stay) - totalOf(change.withOffers)];
  };
  expect(lostBy(8, [week])).toEqual([[], 0]);
  // 340.00 lay on nine nights, 37.78 on each of the first seven.
  expect(lostBy(6, [week])).toEqual([['week'], 22_668]);
  // 9 % of 740.00 are lost with the ninth night, 7.40 of each of the eight; the week’s price is no loss.
  const nine: Promotion = { id: 'nine', kind: 'percent-off', percent: 9, minNights: 9, combinable: true };
  expect(lostBy(8, [week, nine])).toEqual([['nine'], 5920]);
});
