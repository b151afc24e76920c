import type { SetBy } from '@latchkey/api-contract/types';
import type { FigureSet } from '../../../database/tables/stock-tables.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { byHandOf, type RateRow } from '../../stock/stock.ts';
import { columnOf, isPrice, type RateName, rateNames } from './rate-columns.ts';

const ofPrograms = ['channel:', 'key:'];

/** Who has set a figure by hand; a person, where an older version has not written down who. */
export const sourceOf = (set: FigureSet | undefined): SetBy =>
  ofPrograms.some((kind) => set?.by.startsWith(kind)) ? 'channel' : 'hand';

/** The plans of a hotel whose prices follow another plan's. */
export const followingPlans = ({ ratePlans }: Pick<HotelFacts, 'ratePlans'>): ReadonlySet<string> =>
  new Set(ratePlans.filter(({ derivedFrom }) => derivedFrom !== undefined).map(({ id }) => id));

/** Who says what of a night's rate; what the hotel's files say is left out. */
export function sourcesOf(row: RateRow, following: ReadonlySet<string>): Partial<Record<RateName, SetBy>> {
  const byHand = byHandOf(row);
  return Object.fromEntries(
    rateNames.flatMap((name): [RateName, SetBy][] => {
      if (byHand.includes(columnOf[name])) return [[name, sourceOf(row.set_at?.[columnOf[name]])]];
      return isPrice(name) && following.has(row.rate_plan_id) ? [[name, 'derived']] : [];
    }),
  );
}

/** The longest that a change takes from its moment until others see it, in milliseconds. */
const untilSeen = 2000;

/**
 * The moment up to which whoever reads figures now has surely seen what others set: what is being written at this moment
 * carries an earlier one, and is not seen yet.
 */
export const seenSince = (now: Date): string => new Date(now.getTime() - untilSeen).toISOString();
