import type { Overridable, Override } from '@latchkey/api-contract/types';
import type { RateRow } from '../../stock/stock.ts';
import type { RateField } from '../../../database/tables/stock-tables.ts';

/** The column of a night's rate by the name that the property's API gives it. */
export const columnOf = {
  priceForPax: 'price_for_pax',
  extraAdult: 'extra_adult',
  extraChild: 'extra_child',
  minStay: 'min_stay',
  maxStay: 'max_stay',
  stayLengths: 'stay_lengths',
  minStayThrough: 'min_stay_through',
  maxStayThrough: 'max_stay_through',
  closed: 'closed',
  closedToArrival: 'closed_to_arrival',
  closedToDeparture: 'closed_to_departure',
  minAdvanceDays: 'min_advance_days',
  maxAdvanceDays: 'max_advance_days',
  cutOffHour: 'cut_off_hour',
} as const satisfies Readonly<Record<Exclude<Overridable, 'total'>, RateField>>;

export type RateName = keyof typeof columnOf;

export const rateNames = Object.keys(columnOf) as RateName[];

/** What a night costs, by who comes. */
const priceNames = ['priceForPax', 'extraAdult', 'extraChild'] as const satisfies readonly RateName[];

type PriceName = (typeof priceNames)[number];

export const isPrice = (name: RateName): name is PriceName => priceNames.some((price) => price === name);

/** What says which stays are sold, and whether any is. */
export const restrictionNames = rateNames.filter((name): name is Exclude<RateName, PriceName> => !isPrice(name));

/** A figure as the property's API writes it. */
export const valueOf = (value: RateRow[RateField]): Override['value'] =>
  typeof value !== 'object' || value === null || isLengths(value)
    ? value
    : value.map(({ pax, price }) => ({ pax, price }));

const isLengths = (value: number[] | RateRow['price_for_pax']): value is number[] => typeof value[0] === 'number';
