import type { RateRow } from '../../stock/stock.ts';

/** What so many guests cost on a night. */
export type Step = RateRow['price_for_pax'][number];

/** What a property sets of a night's rate; what is absent stays as it is. */
export interface RateEdit {
  readonly priceForPax?: readonly Step[] | undefined;
  readonly keepOthers?: boolean | undefined;
  readonly extraAdult?: number | undefined;
  readonly extraChild?: number | undefined;
  readonly minStay?: number | undefined;
  readonly maxStay?: number | null | undefined;
  readonly stayLengths?: readonly number[] | null | undefined;
  readonly closed?: boolean | undefined;
  readonly closedToArrival?: boolean | undefined;
  readonly minStayThrough?: number | undefined;
  readonly maxStayThrough?: number | null | undefined;
  readonly closedToDeparture?: boolean | undefined;
  readonly minAdvanceDays?: number | undefined;
  readonly maxAdvanceDays?: number | null | undefined;
  readonly cutOffHour?: number | null | undefined;
}
