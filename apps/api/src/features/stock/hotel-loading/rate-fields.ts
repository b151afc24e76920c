import type { RateField } from '../../../database/tables/stock-tables.ts';

/** What of a night's rate follows the hotel's files unless the property sets it by hand. */
export const rateFields: readonly RateField[] = [
  'price_for_pax',
  'extra_adult',
  'extra_child',
  'min_stay',
  'max_stay',
  'min_stay_through',
  'max_stay_through',
  'closed',
  'closed_to_arrival',
  'closed_to_departure',
  'min_advance_days',
  'max_advance_days',
  'cut_off_hour',
];
