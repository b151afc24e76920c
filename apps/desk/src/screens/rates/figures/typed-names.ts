import { weekdays } from '@latchkey/booking-core/dates';
/** The fields of the form that changes many nights that come back with it; `key` lest a lost answer changes twice. */
export const typedNames = [
  'from',
  'to',
  'from2',
  'to2',
  'from3',
  'to3',
  ...weekdays,
  'price',
  'round',
  'minStay',
  'minStayThrough',
  'maxStay',
  'closed',
  'closedToArrival',
  'closedToDeparture',
  'key',
] as const;
export type TypedName = (typeof typedNames)[number];
/** Of a form that was looked at or done, the plans that it names with it (keys, a space between). */
export type TypedFigures = Readonly<Record<TypedName | 'plans', string>>;

/** More plans than a hotel has. */
const mostPlans = 400;

/** The field of a plan, by its place on the page: where it is chosen it says which plan it is. */
export const planField = (place: number): string => `plan${place}`;

/** The plans that a form names, as `planKey` does. */
export const plansIn = (field: (name: string) => string): readonly string[] =>
  Array.from({ length: mostPlans }, (_, place) => field(planField(place))).filter((key) => key !== '');
