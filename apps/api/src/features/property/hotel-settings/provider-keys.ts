import type { DocumentChange } from '@latchkey/hotel-document/drafts';
import type { DocumentsInForce, DocumentTexts } from '../../catalogue/catalogue.ts';

/**
 * What of a hotel's facts only the provider changes: what it is found by, what its bookings and money are counted in, and
 * what others said of it. Whose account is paid into: `isPaidIntoKnown`.
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

/** Whether a change reaches into what the provider keeps. */
export const isProviderKey = ({ file, path }: DocumentChange): boolean =>
  file === 'hotel.json' &&
  (path === 'payment' ||
    places.some((place) => path === place || path.startsWith(`${place}.`) || place.startsWith(`${path}.`)));

/** Whether a change would show a hotel to guests that was never opened, or take one back to that: opening it has a way of its own. */
export const isOfOpening = ({ file, path, value }: DocumentChange, { texts }: DocumentsInForce): boolean =>
  file === 'hotel.json' && path === 'state' && (value === 'draft' || isUnopened(texts));

/** Whether no guest has seen a hotel yet, by its documents. */
export const isUnopened = (texts: DocumentTexts): boolean =>
  (JSON.parse(texts['hotel.json'] ?? '{}') as { readonly state?: string }).state === 'draft';
