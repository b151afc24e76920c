import { urlOf, type Search } from './build-urls.ts';
import type { LookUpAct } from './look-up-acts.ts';

/** The one page on which a booking is found again; changing and cancelling have addresses of their own. */
export function lookUpUrl(act: LookUpAct, search: Search = {}): string {
  if (act === 'cancel') return urlOf('cancelEntry', {}, search);
  if (act === 'modify') return urlOf('modifyEntry', {}, search);
  return urlOf('findEntry', {}, act === 'status' ? search : { ...search, act });
}

/** Where a booking that was found opens: at what it was looked up for. */
export function foundUrl(act: LookUpAct, bookingId: string, search: Search = {}): string {
  const page = (anchor: string): string => `${urlOf('bookingStatus', { bookingId }, search)}${anchor}`;
  switch (act) {
    case 'status':
      return page('');
    case 'cancel':
      return urlOf('cancel', { bookingId }, search);
    case 'modify':
      return urlOf('modify', { bookingId }, search);
    case 'pay':
      return page('#pay');
    case 'arrival':
    case 'departure':
      return page('#requests');
    case 'voucher':
      return page('#your-key');
    case 'feedback':
      return urlOf('review', {}, { ...search, of: bookingId });
  }
}
