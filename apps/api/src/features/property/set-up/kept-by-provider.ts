import type { DocumentChange, DocumentsInForce, DocumentTexts } from '../../catalogue/catalogue.ts';

/**
 * What of a hotel's facts only the provider changes: what it is found by, what its bookings and money are counted in, and what
 * others said of it.
 */
const places: readonly string[] = [
  'id',
  'slug',
  'hosts',
  'currency',
  'timeZone',
  'createdOn',
  'reviews',
  'googleRating',
  'showReviewFallback',
  'meant',
];

/** Whose account is paid into: the provider's, as the provider says, or the hotel's own. */
const accountPlaces: readonly string[] = ['payment.gateway', 'payment.vendor', 'payment.superVendor', 'payment.others'];

const reaches = ({ file, path }: DocumentChange, into: readonly string[]): boolean =>
  file === 'hotel.json' &&
  into.some((place) => path === place || path.startsWith(`${place}.`) || place.startsWith(`${path}.`));

/** Whether a change reaches into what the provider keeps. */
export const isKeptByProvider = (change: DocumentChange): boolean => reaches(change, places);

/** Whether a change is of whose account is paid into: what comes of it is looked at together. */
export const isOfAccounts = (change: DocumentChange): boolean => reaches(change, accountPlaces);

/** Whether a change would show a hotel to guests that was never opened, or take one back to that: opening it has a way of its own. */
export const isOfOpening = ({ file, path, value }: DocumentChange, { texts }: DocumentsInForce): boolean =>
  file === 'hotel.json' && path === 'state' && (value === 'draft' || isUnopened(texts));

/** Whether no guest has seen a hotel yet, by its documents. */
export const isUnopened = (texts: DocumentTexts): boolean =>
  (JSON.parse(texts['hotel.json'] ?? '{}') as { readonly state?: string }).state === 'draft';
