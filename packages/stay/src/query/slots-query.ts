import { agesParam } from '@latchkey/site/urls';
import type { AskedHours } from '../stay-model.types.ts';

/** The hours of a date for a party, as the API's slots are asked for. */
export function slotsQuery({ date, guests: { adults, childAges } }: AskedHours) {
  const ages = agesParam(childAges);
  const children = childAges.length;
  return {
    date,
    guests: adults + children,
    ...(children === 0 ? {} : { children }),
    ...(ages === undefined ? {} : { childAges: ages }),
  };
}
