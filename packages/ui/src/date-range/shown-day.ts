import type { CalendarDate } from './date-range.types.ts';

/** How a date looks and reads: the shape carries the meaning, not colour alone. */
export interface ShownDay {
  /** What stands under the number. */
  readonly below:
    | { readonly kind: 'price'; readonly text: string; readonly lowest: boolean }
    | { readonly kind: 'full' }
    | { readonly kind: 'nothing' };
  /** Nights a stay from here must have, when more than one. */
  readonly minStay: number | null;
  /** The hotel does not sell this date. */
  readonly isClosed: boolean;
}

export function shownDay(date: CalendarDate | undefined, lowest: number | null): ShownDay {
  const isClosed = date?.availability === 'closed';
  if (date === undefined || isClosed) return { below: { kind: 'nothing' }, minStay: null, isClosed };
  if (date.availability === 'sold_out') return { below: { kind: 'full' }, minStay: null, isClosed };
  const minStay = date.minStay > 1 ? date.minStay : null;
  return date.price === null
    ? { below: { kind: 'nothing' }, minStay, isClosed }
    : { below: { kind: 'price', text: date.price, lowest: date.amount === lowest }, minStay, isClosed };
}
