import type { LocalDate } from '@latchkey/booking-core/dates';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import { weekdayNameOf } from './weekday-name.ts';

type NightScope = Pick<
  HotelFacts['restrictions'][number],
  'from' | 'to' | 'on' | 'weekdays' | 'roomTypeIds' | 'ratePlanIds'
>;

/** A plan of a room type. */
export interface PlanOfRoom {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

/** Whether a rule of a hotel's files is of a night. */
export const isOfNight = (scope: Pick<NightScope, 'from' | 'to' | 'on' | 'weekdays'>, date: LocalDate): boolean =>
  (scope.on === undefined ? isWithin(scope, date) : scope.on.includes(date)) &&
  (scope.weekdays === undefined || scope.weekdays.includes(weekdayNameOf(date)));

/** Whether a rule of a hotel's files is of a plan in a room. */
export const isOfPlan = (
  { roomTypeIds, ratePlanIds }: Pick<NightScope, 'roomTypeIds' | 'ratePlanIds'>,
  { roomTypeId, ratePlanId }: PlanOfRoom,
): boolean => roomTypeIds?.includes(roomTypeId) !== false && ratePlanIds?.includes(ratePlanId) !== false;

/** Both ends included; without a year, of every year and past its turn. */
function isWithin({ from, to }: Pick<NightScope, 'from' | 'to'>, date: LocalDate): boolean {
  const at = (day: string): string => (day.length === monthAndDay ? date.slice(5) : date);
  const isFrom = from === undefined || at(from) >= from;
  const isTo = to === undefined || at(to) <= to;
  return from !== undefined && to !== undefined && from.length === monthAndDay && from > to
    ? isFrom || isTo
    : isFrom && isTo;
}

const monthAndDay = 'MM-DD'.length;
