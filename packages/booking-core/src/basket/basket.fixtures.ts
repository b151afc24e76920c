import type { LocalDate } from '../dates/local-date.types.ts';
import { indianTaxes, nightlyRates } from '../pricing/stay.fixtures.ts';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { room as roomFor } from '../rooms/rooms.fixtures.ts';
import type { SoldRoom } from './basket.types.ts';
import type { HoursOnSale } from './hourly-sale.ts';
import type { NightsAsked, NightsOnSale } from './nightly-sale.ts';

const room = (id: string, maxPax: number): SoldRoom => ({
  id,
  ...roomFor(maxPax),
  ratePlans: [{ id: 'flexible' }, { id: 'fixed' }],
});

/** Two kinds of rooms that are free and one that is taken, each on two rate plans. */
export const hotel = { HotelRooms: [room('teak-king', 3), room('indigo-twin', 2), room('skyline-suite', 4)] };

const pricing = (ratePlanId: string, price: number) => ({ ratePlanId, nightly: nightlyRates(price, 3) });

/** Three nights from 2026-11-27: the worked example of the README. */
export const availability: NightsOnSale = {
  currency: 'INR',
  bookedOn: '2026-11-20' as LocalDate,
  checkIn: '2026-11-27' as LocalDate,
  taxes: indianTaxes,
  promotions: [{ id: 'long', kind: 'flat-above', above: 15_000, off: 1000 }],
  convenienceFee: null,
  advance: null,
  rooms: [
    {
      roomTypeId: 'teak-king',
      availableRooms: 2,
      pricing: [pricing('flexible', 6200), pricing('fixed', 5600)],
    },
    {
      roomTypeId: 'indigo-twin',
      availableRooms: 6,
      pricing: [pricing('fixed', 5800), pricing('flexible', 6600), pricing('of-another-hotel', 1)],
    },
    { roomTypeId: 'skyline-suite', availableRooms: 0, pricing: [pricing('flexible', 9900)] },
  ],
};

/** An extra of each kind. */
export const addons = [
  { addonId: 'airport-car', name: 'Airport car', category: 'booking', price: 1400 },
  { addonId: 'dinner', name: 'Dinner', category: 'person', price: 650 },
  { addonId: 'late-checkout', name: 'Room until 4 pm', category: 'room', price: 1200 },
] as const;

export { partyOf } from '../rooms/rooms.fixtures.ts';

export const nightsFor = (guests: GuestCounts): NightsAsked<SoldRoom> => ({
  hotel,
  availability,
  stay: { guests },
  addons,
});

/** Three hours from 9 in the Teak King, so many of it free. */
export const hoursWith = (availableRooms: number): HoursOnSale => ({
  date: '2026-11-21' as LocalDate,
  start: 9,
  hours: 3,
  prices: [
    { roomTypeId: 'teak-king', ratePlanId: 'fixed', hours: 3, priceBeforeTax: 1380, total: 1450 },
    { roomTypeId: 'teak-king', ratePlanId: 'fixed', hours: 6, priceBeforeTax: 2400, total: 2520 },
  ],
  slots: [
    { hour: 9, isOffered: true, rooms: [{ roomTypeId: 'teak-king', lengths: [{ hours: 3, availableRooms }] }] },
    { hour: 22, isOffered: false, rooms: [{ roomTypeId: 'teak-king', lengths: [{ hours: 3, availableRooms: 4 }] }] },
  ],
});
