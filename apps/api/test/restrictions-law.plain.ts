import type { HotelFacts } from '@latchkey/hotel-document/facts';

// What docs/rules.md ("Which stays are sold") says, written down a second time: no line of the engine is used here.

const dayMs = 86_400_000;
const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The first day of the cases, a Monday: today there. */
export const dayAt = (at: number): string => new Date(Date.UTC(2027, 1, 1) + at * dayMs).toISOString().slice(0, 10);
const weekdayAt = (at: number): (typeof names)[number] => names[(at + 1) % 7] as (typeof names)[number];

type Rule = HotelFacts['restrictions'][number];

/** Fields of nights that somebody sets by hand, days from and to included. */
export interface ByHand {
  readonly roomTypeId: string;
  readonly ratePlanId: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly set: Partial<Night>;
  readonly back: readonly (keyof Night)[];
}

/** What a night of a plan asks. */
export interface Night {
  readonly closed: boolean;
  readonly minStay: number;
  readonly maxStay: number | null;
  readonly stayLengths: readonly number[] | null;
  readonly minStayThrough: number;
  readonly maxStayThrough: number | null;
  readonly closedToArrival: boolean;
  readonly closedToDeparture: boolean;
  readonly minAdvanceDays: number;
  readonly maxAdvanceDays: number | null;
  readonly cutOffHour: number | null;
}

export interface Stay {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly from: number;
  readonly nights: number;
}

/** The least of what is named; null where nothing is. */
const least = (all: readonly (number | undefined)[]): number | null => {
  const named = all.filter((one) => one !== undefined);
  return named.length === 0 ? null : Math.min(...named);
};
const most = (all: readonly (number | undefined)[], none: number): number =>
  Math.max(none, ...all.filter((one) => one !== undefined));

/** The strictest of each kind of all rules of a file that hold on a night. */
function byFile(rules: readonly Rule[], ratePlanId: string, at: number): Night {
  const date = dayAt(at);
  const own = rules.filter(
    (rule) =>
      (rule.on?.some((one) => one === date) ?? true) &&
      (rule.weekdays?.includes(weekdayAt(at)) ?? true) &&
      (rule.ratePlanIds?.includes(ratePlanId) ?? true),
  );
  const lengths = own.flatMap(({ stayLengths }) => (stayLengths === undefined ? [] : [stayLengths]));
  const [first] = lengths;
  return {
    closed: false,
    minStay: most(
      own.map((rule) => rule.minStay),
      1,
    ),
    maxStay: least(own.map((rule) => rule.maxStay)),
    stayLengths: first === undefined ? null : first.filter((one) => lengths.every((other) => other.includes(one))),
    minStayThrough: most(
      own.map((rule) => rule.minStayThrough),
      1,
    ),
    maxStayThrough: least(own.map((rule) => rule.maxStayThrough)),
    closedToArrival: own.some(
      ({ closedToArrival, arrivalDays }) =>
        closedToArrival === true || (arrivalDays !== undefined && !arrivalDays.includes(weekdayAt(at))),
    ),
    closedToDeparture: own.some(
      ({ closedToDeparture, departureDays }) =>
        closedToDeparture === true || (departureDays !== undefined && !departureDays.includes(weekdayAt(at))),
    ),
    minAdvanceDays: most(
      own.map((rule) => rule.minAdvanceDays),
      0,
    ),
    maxAdvanceDays: least(own.map((rule) => rule.maxAdvanceDays)),
    cutOffHour: least(own.map((rule) => rule.cutOffHour)),
  };
}

/** What a night asks with what was set by hand, field by field, the later over the earlier. */
function nightOf(rules: readonly Rule[], hands: readonly ByHand[], stay: Stay, at: number): Night {
  const file = byFile(rules, stay.ratePlanId, at);
  return hands
    .filter(
      ({ roomTypeId, ratePlanId, from, to }) =>
        roomTypeId === stay.roomTypeId &&
        (ratePlanId === undefined || ratePlanId === stay.ratePlanId) &&
        from <= at &&
        at <= to,
    )
    .reduce<Night>(
      (night, { set, back }) => ({ ...night, ...Object.fromEntries(back.map((name) => [name, file[name]])), ...set }),
      file,
    );
}

/** Whether a stay is sold that is booked on day 0 at an hour: every night open, its length, where it begins and ends. */
export function isSold(rules: readonly Rule[], hands: readonly ByHand[], hour: number, stay: Stay): boolean {
  const { from, nights } = stay;
  const all = Array.from({ length: nights }, (_, on) => nightOf(rules, hands, stay, from + on));
  const [first] = all;
  const last = nightOf(rules, hands, stay, from + nights);
  if (first === undefined || last.closedToDeparture || first.closedToArrival) return false;
  if (all.some(({ closed }) => closed)) return false;
  if (nights < first.minStay || nights > (first.maxStay ?? Infinity)) return false;
  if (first.stayLengths !== null && !first.stayLengths.includes(nights)) return false;
  if (all.some((night) => nights < night.minStayThrough || nights > (night.maxStayThrough ?? Infinity))) return false;
  if (from < first.minAdvanceDays || from > (first.maxAdvanceDays ?? Infinity)) return false;
  return from > 0 || first.cutOffHour === null || hour < first.cutOffHour;
}
