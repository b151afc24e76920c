import type { RateGrid } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';

type Plan = RateGrid['roomTypes'][number]['plans'][number];
type PlanNight = Plan['nights'][number];

const first = '2026-11-25' as LocalDate;
const dates = (nights: number): LocalDate[] => Array.from({ length: nights }, (_, at) => addDays(first, at));

/** A plan's night at 5,800 for two, 5 % tax on it, by the rule unless said. */
export const planNight = (date: LocalDate, more: Partial<PlanNight> = {}, price = 5800): PlanNight => ({
  date,
  priceForPax: [
    { pax: 1, price: price - 500 },
    { pax: 2, price },
  ],
  extraAdult: 1500,
  extraChild: 800,
  minStay: 1,
  maxStay: null,
  minStayThrough: 1,
  maxStayThrough: null,
  closed: false,
  closedToArrival: false,
  closedToDeparture: false,
  guestsPay: [
    { pax: 1, price: ((price - 500) * 105) / 100 },
    { pax: 2, price: (price * 105) / 100 },
  ],
  sources: {},
  rule: {},
  ...more,
});

/** Four nights of one type with a plan and one that follows it, ₹600 below; `more` says what differs on a night. */
export function gridOf(
  more: Partial<Record<LocalDate, Partial<PlanNight>>> = {},
  rooms: Partial<RateGrid['roomTypes'][number]['nights'][number]> = {},
): RateGrid {
  const nights = dates(4);
  const breakfast = nights.map((date) => planNight(date, more[date]));
  return {
    today: first,
    from: first,
    to: addDays(first, 3),
    onSale: { from: first, to: addDays(first, 365) },
    currency: 'INR',
    forecast: nights.map((date) => ({ date, total: 10, sold: 2, left: 8, pickUp: 1, lastYear: 4 })),
    roomTypes: [
      {
        roomTypeId: 'teak-king',
        name: 'Teak King',
        maxPax: 3,
        takesExtraAdult: true,
        takesExtraChild: true,
        nights: nights.map((date) => ({ date, total: 10, sold: 2, left: 8, ...rooms })),
        plans: [
          { ratePlanId: 'breakfast', name: 'Breakfast included', basePax: 2, nights: breakfast },
          {
            ratePlanId: 'room-only',
            name: 'Room only',
            basePax: 2,
            follows: { ratePlanId: 'breakfast', amount: -600 },
            nights: nights.map((date) =>
              planNight(
                date,
                { sources: { priceForPax: 'derived', extraAdult: 'derived', extraChild: 'derived' } },
                5200,
              ),
            ),
          },
        ],
      },
    ],
    terms: {
      bookedOn: first,
      taxes: [
        {
          id: 'gst',
          name: 'GST',
          level: 'room',
          taxType: 'percentage',
          tax: 5,
          inclusive: false,
          index: 1,
          useIndex: null,
          priceFrom: null,
          priceTo: null,
          validFrom: null,
          validTo: null,
        },
      ],
      promotions: [],
      convenienceFee: null,
      roundPricesTo: 1,
    },
    asOf: '2026-11-25T06:00:00.000Z',
  };
}
