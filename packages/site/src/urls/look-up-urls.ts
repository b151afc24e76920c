import { urlOf, type Search } from './build-urls.ts';
import { bookingPartUrl } from './booking-part-url.ts';
import type { LookUpAct } from './look-up-acts.ts';

/** The one page on which a booking is found again; changing and cancelling have addresses of their own. */
export function lookUpUrl(act: LookUpAct, search: Search = {}): string {
  if (act === 'cancel') return urlOf('cancelEntry', {}, search);
  if (act === 'modify') return urlOf('modifyEntry', {}, search);
  return urlOf('findEntry', {}, act === 'status' ? search : { ...search, act });
}

/** Where a booking that was found opens: at what it was looked up for. */
export function foundUrl(act: LookUpAct, bookingId: string, search: Search = {}): string {
  switch (act) {
    case 'status':
      return urlOf('bookingStatus', { bookingId }, search);
    case 'cancel':
      return urlOf('cancel', { bookingId }, search);
    case 'modify':
      return urlOf('modify', { bookingId }, search);
    case 'pay':
      return bookingPartUrl('pay', bookingId, search);
    case 'arrival':
    case 'departure':
      return bookingPartUrl('requests', bookingId, search);
    case 'voucher':
      return bookingPartUrl('your-key', bookingId, search);
    case 'feedback':
      return urlOf('review', {}, { ...search, of: bookingId });
  }
}
