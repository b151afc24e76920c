import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { PricedAddon } from '../pricing/pricing.types.ts';
import { timesOf, type RuledExtra, type StayHours } from './goes-with.ts';

/**
 * What an extra costs from one day to another, both included, in place of its usual price: dates of one year, or month and
 * day (`MM-DD`) of every year, which may pass the turn of the year.
 */
export interface DatedPrice {
  readonly from: string;
  readonly to: string;
  readonly price: MinorUnits;
}

type Priced = Pick<PricedAddon, 'price' | 'percent'> &
  Pick<RuledExtra, 'each'> & { readonly prices?: readonly DatedPrice[] | undefined };

/**
 * What one of an extra costs in a stay: on each of its nights where it is had by the night and its price goes by season;
 * else once, at the price of the day of arrival. The first dated price that holds counts. The usual price where the days
 * are not known.
 */
export function pricesIn(extra: Priced, when: StayHours): Pick<PricedAddon, 'price' | 'percent' | 'nights'> {
  const { price, percent, prices = [] } = extra;
  if (percent !== undefined) return { price, percent };
  const arrival = arrivalOf(when);
  if (prices.length === 0 || arrival === undefined) return { price };
  if (extra.each !== 'night' || when.kind === 'hours') return { price: priceOn(extra, arrival) };
  const dates = Array.from({ length: timesOf(extra, when) }, (_, night) => addDays(arrival, night));
  return { price, nights: dates.map((date) => ({ date, price: priceOn(extra, date) })) };
}

/** An extra as a stay has it: at the prices of its days. */
export function pricedFor<Extra extends Priced>(
  extra: Extra,
  when: StayHours,
): Omit<Extra, 'prices'> & Pick<PricedAddon, 'nights'> {
  const { prices: _, ...rest } = extra;
  return { ...rest, ...pricesIn(extra, when) };
}

const arrivalOf = (when: StayHours): LocalDate | undefined => (when.kind === 'nights' ? when.checkIn : when.date);

const priceOn = ({ price, prices = [] }: Priced, date: LocalDate): MinorUnits =>
  prices.find((one) => isIn(one, date))?.price ?? price;

function isIn({ from, to }: DatedPrice, date: LocalDate): boolean {
  const day = date.slice(-from.length);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** What one of an extra costs at least and at most, or its share of the rooms: in the stay where that is known, else at any time. */
export interface PriceOfExtra {
  readonly least: MinorUnits;
  readonly most: MinorUnits;
  /** Percent of the rooms after discounts, in place of a sum. */
  readonly percent?: number | undefined;
}

/** What one of an extra costs, as a page says it before anybody has chosen it. */
export function priceOfExtra({
  price,
  percent,
  prices = [],
  nights,
}: Priced & Pick<PricedAddon, 'nights'>): PriceOfExtra {
  const all = nights?.map((night) => night.price) ?? [price, ...prices.map((dated) => dated.price)];
  return { least: Math.min(...all), most: Math.max(...all), ...(percent === undefined ? {} : { percent }) };
}
