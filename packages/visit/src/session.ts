import { isKept, type StoredVisit } from './stored-visit.ts';

/** Whether the browser lets the page remember; some modes and policies forbid it, and the visit goes on without. */
export type Remembered<T> =
  | { readonly kind: 'kept'; readonly value: T }
  | { readonly kind: 'session_storage_failed'; readonly reason: string };

/** The one object kept beside `bookingId`. */
export interface BookingObject {
  readonly hotelId?: number;
  readonly quoteToken?: string;
  readonly visit?: StoredVisit;
}

export const readBookingObject = (): BookingObject => {
  const text = sessionStorage.getItem('bookingObj');
  const value: unknown = text === null ? null : JSON.parse(text);
  return typeof value === 'object' && value !== null ? value : {};
};

export const writeBookingObject = (value: BookingObject): void =>
  sessionStorage.setItem('bookingObj', JSON.stringify(value));

/** Keeps the visit in `bookingObj`, beside the quote that may be there. */
export const keepVisit = (visit: StoredVisit): Remembered<StoredVisit> =>
  attempt(() => {
    writeBookingObject({ ...readBookingObject(), visit });
    return visit;
  });

/** The visit this tab kept, or null where it kept none or one of another version. */
export const recallVisit = (): Remembered<StoredVisit | null> =>
  attempt(() => {
    const { visit } = readBookingObject();
    return isKept(visit) ? visit : null;
  });

export function attempt<T>(act: () => T): Remembered<T> {
  try {
    return { kind: 'kept', value: act() };
  } catch (error) {
    return { kind: 'session_storage_failed', reason: error instanceof Error ? error.name : 'unknown' };
  }
}
