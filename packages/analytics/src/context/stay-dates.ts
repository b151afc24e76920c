/** Arrival and departure that an address names, as ISO dates; null where it names none. */
export interface DatesOfAddress {
  readonly checkIn: string | null;
  readonly checkOut: string | null;
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the dates of an address: of `/rooms/…`, of the search, or the one day of a stay by the hour. */
export function datesOfAddress({ pathname, searchParams }: URL): DatesOfAddress {
  const [, first, , checkIn, checkOut] = pathname.split('/');
  if (first === 'rooms') return { checkIn: dateOr(checkIn), checkOut: dateOr(checkOut) };
  const day = dateOr(searchParams.get('date'));
  return {
    checkIn: dateOr(searchParams.get('checkIn')) ?? day,
    checkOut: dateOr(searchParams.get('checkOut')) ?? day,
  };
}

const dateOr = (text: string | null | undefined): string | null => (text && isoDate.test(text) ? text : null);
