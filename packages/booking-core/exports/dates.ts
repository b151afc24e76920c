export type * from '../src/dates/local-date.types.ts';
export {
  addDays,
  dayNumberOf,
  daysBetween,
  isLocalDate,
  localDateOf,
  parseLocalDate,
  weekdayOf,
} from '../src/dates/local-date.ts';
export {
  daysOnSale,
  isStayDate,
  lastDayOnSale,
  nightsOf,
  stayDatesOf,
  type StayDatesRefusal,
} from '../src/dates/nights.ts';
export { stayEnds, type StayEnds } from '../src/dates/stay-ends.ts';
export { weekdays, type Weekday } from '../src/dates/weekdays.ts';
