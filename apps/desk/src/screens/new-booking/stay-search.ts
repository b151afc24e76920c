import { addDays, daysBetween, isStayDate, type LocalDate } from '@latchkey/booking-core/dates';
import type { GuestCounts } from '@latchkey/booking-core/pricing';

/** The stay that is to be booked, as the address says it. */
export interface StaySearch {
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
  readonly nights: number;
  readonly guests: GuestCounts;
}

/** The most that one party is at the desk: more are booked one after another. */
export const mostAdults = 12;
export const mostChildren = 8;
const mostNights = 90;

type Search = Readonly<Record<string, string | undefined>>;

/** The stay of an address: tonight for two where it says nothing. What no stay can be is passed over. */
export function staySearch(search: Search, today: LocalDate): StaySearch {
  const from = dateIn(search['from']);
  const checkIn = from !== null && from >= today ? from : today;
  const to = dateIn(search['to']);
  const apart = to === null ? 0 : daysBetween(checkIn, to);
  const nights = apart >= 1 && apart <= mostNights ? apart : countIn(search['nights'], 1, 1, mostNights);
  const children = countIn(search['children'], 0, 0, mostChildren);
  return {
    checkIn,
    checkOut: addDays(checkIn, nights),
    nights,
    // Who stands at the counter is not asked how old the children are: they cost what children of unknown age do.
    guests: {
      adults: countIn(search['adults'], 2, 1, mostAdults),
      childAges: Array.from({ length: children }, () => null),
      infants: 0,
    },
  };
}

/** The stay, and the room that is chosen for it, as an address says them; what is as it is anyhow is left out. */
export const searchOf = (
  { checkIn, nights, guests }: StaySearch,
  today: LocalDate,
  chosen?: { readonly roomTypeId: string; readonly ratePlanId: string },
): Readonly<Record<string, string>> => ({
  ...(checkIn === today ? {} : { from: checkIn }),
  ...(nights === 1 ? {} : { nights: String(nights) }),
  ...(guests.adults === 2 ? {} : { adults: String(guests.adults) }),
  ...(guests.childAges.length === 0 ? {} : { children: String(guests.childAges.length) }),
  ...(chosen === undefined ? {} : { room: chosen.roomTypeId, plan: chosen.ratePlanId }),
});

const dateIn = (text: string | undefined): LocalDate | null =>
  text !== undefined && isStayDate(text) ? (text as LocalDate) : null;

function countIn(text: string | undefined, otherwise: number, least: number, most: number): number {
  const count = /^\d{1,2}$/.test(text ?? '') ? Number(text) : otherwise;
  return Math.min(most, Math.max(least, count));
}
