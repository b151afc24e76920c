import type { GuestCounts } from '@latchkey/booking-core/pricing';
import type { Search } from './build-urls.ts';

/** The specification's default visit: two adults. */
export const defaultGuests: GuestCounts = { adults: 2, childAges: [], infants: 0 };

const count = (value: string | undefined, from: number, to: number): number | null => {
  const number = /^\d{1,2}$/.test(value ?? '') ? Number(value) : Number.NaN;
  return number >= from && number <= to ? number : null;
};

/** Reads guests from a deep link's places and its `ages` (comma-separated); null when a place is not a sensible count. */
export function parseGuests(
  adults: string | undefined,
  children: string | undefined,
  infants: string | undefined,
  ages: string | undefined,
): GuestCounts | null {
  const parsed = {
    adults: count(adults, 1, 20),
    children: count(children, 0, 20),
    infants: count(infants ?? '0', 0, 10),
  };
  if (parsed.adults === null || parsed.children === null || parsed.infants === null) return null;
  const given = (ages ?? '').split(',').map((age) => count(age, 0, 17));
  return {
    adults: parsed.adults,
    infants: parsed.infants,
    childAges: Array.from({ length: parsed.children }, (_, place) => given[place] ?? null),
  };
}

/** The `ages` search parameter of some children, or undefined when no age is known. */
export const agesParam = (childAges: readonly (number | null)[]): string | undefined =>
  childAges.some((age) => age !== null) ? childAges.map((age) => age ?? '').join(',') : undefined;

/** Reads the party of a page's search; the default party where none is named, null where the counts are invalid. */
export const guestsOfSearch = (search: Readonly<Record<string, string>>): GuestCounts | null =>
  parseGuests(
    search['adults'] ?? String(defaultGuests.adults),
    search['children'] ?? String(defaultGuests.childAges.length),
    search['infants'],
    search['ages'],
  );

/** A party as search parameters; children, their ages and infants only where there are any. */
export function guestsSearch({
  adults,
  childAges,
  infants,
}: GuestCounts): Pick<Search, 'children' | 'ages' | 'infants'> & { readonly adults: string } {
  const ages = agesParam(childAges);
  return {
    adults: String(adults),
    ...(childAges.length === 0 ? {} : { children: String(childAges.length) }),
    ...(ages === undefined ? {} : { ages }),
    ...(infants === 0 ? {} : { infants: String(infants) }),
  };
}
