import { shortHash } from '../events/short-hash.ts';
import { transport } from './transport.ts';

const cookie = 'latchkey-counted';

/** How many are remembered: the page of an older booking is hardly opened for the first time. */
const remembered = 8;

/**
 * Remembers that a booking was counted as a conversion, by a hash of its id: answers the cookie that says so beside those
 * in `cookies`, or null where it was counted before. Pages and the origin read it alike.
 */
export function countBooking(cookies: string, bookingId: string, isSecure: boolean): string | null {
  const hash = shortHash(bookingId);
  const kept = new RegExp(`(?:^|;\\s*)${cookie}=([\\da-z.]*)`).exec(cookies)?.[1] ?? '';
  const known = kept.split('.').filter(Boolean);
  if (known.includes(hash)) return null;
  const value = [hash, ...known].slice(0, remembered).join('.');
  return `${cookie}=${value}; Path=/; Max-Age=${transport.cookieDays * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
