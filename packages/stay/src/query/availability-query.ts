import { agesParam } from '@latchkey/site/urls';
import type { AskedStay } from '../stay-model.types.ts';

/** A stay as the API's availability asks for it. */
export function availabilityQuery({ checkIn, checkOut, guests }: AskedStay) {
  const childAges = agesParam(guests.childAges);
  return {
    checkIn,
    checkOut,
    adults: guests.adults,
    children: guests.childAges.length,
    infants: guests.infants,
    ...(childAges === undefined ? {} : { childAges }),
  };
}
