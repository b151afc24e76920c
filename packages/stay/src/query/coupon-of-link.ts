import type { Search } from '@latchkey/site/urls';

const longest = 40;

/** The code that a link brings along (`?coupon=`), as a mail of the hotel has it; null where there is no code or one that is too long. */
export function couponIn(search: Readonly<Record<string, string>>): string | null {
  const code = (search['coupon'] ?? '').trim();
  return code === '' || code.length > longest ? null : code;
}

/** The code as the next address says it. */
export const couponSearch = (coupon: string | null): Pick<Search, 'coupon'> => (coupon === null ? {} : { coupon });

/** An address of this site with the code. */
export const withCoupon = (address: string, coupon: string): string =>
  changed(address, (search) => search.set('coupon', coupon));

/** An address of this site without the code. */
export const withoutCoupon = (address: string): string => changed(address, (search) => search.delete('coupon'));

function changed(address: string, change: (search: URLSearchParams) => void): string {
  const { pathname, searchParams, hash } = new URL(address, 'http://here.invalid');
  change(searchParams);
  const search = searchParams.toString();
  return `${pathname}${search === '' ? '' : `?${search}`}${hash}`;
}
