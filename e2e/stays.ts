import type { DemoHotel } from './hotels.ts';

/** Dates of a stay, ISO. */
export interface StayDates {
  readonly checkIn: string;
  readonly checkOut: string;
}

const day = 86_400_000;
const iso = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Today on a hotel's own calendar. */
export const todayAt = ({ timeZone }: Pick<DemoHotel, 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());

/** Two nights from the Monday so many weeks ahead: every story has weeks of its own, so that none takes another's room. */
export const mondayStay = (hotel: DemoHotel, weeks: number, nights = 2): StayDates => from(hotel, weeks, 1, nights);

/** Friday and Saturday, on which the demo hotel keeps its suites back; it sells no single night about the turn of the year. */
export const fridayStay = (hotel: DemoHotel, weeks: number): StayDates => from(hotel, weeks, 5, 2);

/** From one year to the next: the longest words that dates have. */
export function turnOfTheYear(hotel: DemoHotel): StayDates {
  const today = todayAt(hotel);
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '12-30' ? 1 : 0);
  return { checkIn: `${year}-12-30`, checkOut: `${year + 1}-01-01` };
}

function from(hotel: DemoHotel, weeks: number, weekday: number, nights: number): StayDates {
  const today = Date.parse(todayAt(hotel));
  const untilWeekday = (weekday - new Date(today).getUTCDay() + 7) % 7;
  const checkIn = today + (untilWeekday + weeks * 7) * day;
  return { checkIn: iso(checkIn), checkOut: iso(checkIn + nights * day) };
}

/** One night whose check-in time is at least so many hours ahead, and less than a day more. */
export function nightInHours(hotel: Pick<DemoHotel, 'timeZone'>, checkInTime: string, hours: number): StayDates {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: hotel.timeZone, timeStyle: 'short' }).format(Date.now());
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  // The clock tells the minute that has begun, of which the end counts.
  const days = Math.ceil((hours * 60 + minutes(clock) + 1 - minutes(checkInTime)) / 1440);
  const checkIn = Date.parse(todayAt(hotel)) + days * day;
  return { checkIn: iso(checkIn), checkOut: iso(checkIn + day) };
}
