import { shortHash } from '../events/short-hash.ts';

const key = 'latchkey-counted-bookings';

/** How many are remembered: the page of an older booking is hardly opened for the first time. */
const remembered = 20;

/** Whether a booking was not counted in this browser before; it is from now on. Only a hash of its id is kept. */
export function isNewBooking(bookingId: string): boolean {
  const hash = shortHash(bookingId);
  try {
    const known = (localStorage.getItem(key) ?? '').split(' ');
    if (known.includes(hash)) return false;
    localStorage.setItem(key, [hash, ...known].slice(0, remembered).join(' ').trim());
  } catch (refused) {
    console.warn('Measuring:', refused);
  }
  return true;
}
