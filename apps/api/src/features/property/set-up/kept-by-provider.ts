import type { DocumentChange, DocumentsInForce, DocumentTexts } from '../../catalogue/catalogue.ts';

/**
 * What of a hotel's facts only the provider changes: what it is found by, what its bookings and money are counted in, whose
 * account is paid into, and what others said of it.
 */
const places: readonly string[] = [
  'id',
  'slug',
  'hosts',
  'currency',
  'timeZone',
  'createdOn',
  'payment.gateway',
  'payment.vendor',
  'payment.superVendor',
  'payment.others',
  'reviews',
  'googleRating',
  'showReviewFallback',
  'meant',
];

/** Whether a change reaches into what the provider keeps. */
export const isKeptByProvider = ({ file, path }: DocumentChange): boolean =>
  file === 'hotel.json' &&
  places.some((place) => path === place || path.startsWith(`${place}.`) || place.startsWith(`${path}.`));

/** Whether a change would show a hotel to guests that was never opened, or take one back to that: opening it has a way of its own. */
export const isOfOpening = ({ file, path, value }: DocumentChange, { texts }: DocumentsInForce): boolean =>
  file === 'hotel.json' && path === 'state' && (value === 'draft' || isUnopened(texts));

/** Whether no guest has seen a hotel yet, by its documents. */
export const isUnopened = (texts: DocumentTexts): boolean =>
  (JSON.parse(texts['hotel.json'] ?? '{}') as { readonly state?: string }).state === 'draft';
