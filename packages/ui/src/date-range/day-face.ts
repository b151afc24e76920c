import type { CalendarDate } from './date-range.types.ts';

/** How a date looks and what is said of it: the shape carries the meaning, not colour alone. */
export interface DayFace {
  /** What stands under the number. */
  readonly below:
    | { readonly kind: 'price'; readonly text: string; readonly lowest: boolean }
    | { readonly kind: 'full' }
    | { readonly kind: 'nothing' };
  /** Nights a stay from here must have, when more than one. */
  readonly minStay: number | null;
}

export function dayFace(date: CalendarDate | undefined, lowest: number | null): DayFace {
  if (date === undefined || date.availability === 'closed') return { below: { kind: 'nothing' }, minStay: null };
  if (date.availability === 'sold_out') return { below: { kind: 'full' }, minStay: null };
  const minStay = date.minStay > 1 ? date.minStay : null;
  return date.price === null
    ? { below: { kind: 'nothing' }, minStay }
    : { below: { kind: 'price', text: date.price, lowest: date.amount === lowest }, minStay };
}
