import { rateFields, type RateField } from '../../../database/tables/stock-tables.ts';
import type { RateRow } from './rate-rows.queries.ts';

type HandRow = Pick<RateRow, 'by_property' | 'by_hand'>;

/** What of a rate is set by hand: all of it where that was never told apart. */
export const byHandOf = ({ by_property, by_hand }: HandRow): readonly RateField[] =>
  by_hand ?? (by_property ? rateFields : []);

/** A rate of which just these fields are set by hand, in their usual order. */
export function withByHand<Row extends HandRow>(row: Row, fields: readonly RateField[]): Row {
  const byHand = rateFields.filter((field) => fields.includes(field));
  return { ...row, by_property: byHand.length > 0, by_hand: byHand.length > 0 ? byHand : null };
}
