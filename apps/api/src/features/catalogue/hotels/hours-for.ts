import type { GuestCounts, HourlyRate } from '@latchkey/booking-core/pricing';
import type { HotelFacts } from '@latchkey/hotel-document/facts';

type Hours = HotelFacts['rooms'][number]['prices'][string]['hourly'][number];

/** For how many guests a price of hours is: for as many as the room takes unless it says so. */
const paxOf = ({ pax = Infinity }: Hours): number => pax;

/** The prices of a length, that for the fewest guests first. */
const ofLength = (hourly: readonly Hours[], hours: number): Hours[] =>
  hourly.filter((one) => one.hours === hours).toSorted((one, other) => paxOf(one) - paxOf(other));

/** The price of so many hours for so many guests in one room; undefined where none is for as many. */
export const hoursFor = (hourly: readonly Hours[], hours: number, guests: number): Hours | undefined =>
  ofLength(hourly, hours).find((one) => paxOf(one) >= guests);

/** For how many guests at most a price of hours is, where its length has others for fewer or for more. */
export const paxOfHours = (hourly: readonly Hours[], { hours, pax }: Hours): Pick<HourlyRate, 'pax'> =>
  pax === undefined || ofLength(hourly, hours).length === 1 ? {} : { pax };

/** For how many guests of one room there is a price of so many hours; Infinity where the room itself says it. */
export const mostGuestsFor = (hourly: readonly Hours[], hours: number): number =>
  Math.max(0, ...ofLength(hourly, hours).map(paxOf));

/** Those of a room's guests that fill a place. */
export const placesOf = ({ adults, childAges }: Pick<GuestCounts, 'adults' | 'childAges'>): number =>
  adults + childAges.length;
