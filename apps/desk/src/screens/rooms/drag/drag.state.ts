import type { Dragged, Drop, Held } from './drag.types.ts';

type Taken = Held & Pick<Dragged, 'element' | 'isTouch'>;

/** A bar from the press that takes it until it is put down. */
export interface DragState {
  /** Pressed; it is in hand only once the pointer has moved, or a finger has rested. */
  readonly taken: Taken | null;
  readonly dragged: Dragged | null;
}

export const nothingDragged: DragState = { taken: null, dragged: null };

export type DragEvent =
  | { readonly kind: 'take'; readonly held: Taken }
  | { readonly kind: 'lift' }
  /** The pointer is where letting go would be this. */
  | { readonly kind: 'pass'; readonly drop: Drop }
  | { readonly kind: 'put_down' };

/** The drag after an event; the same object where nothing changes, which spares a render. */
export function dragAfter(before: DragState, event: DragEvent): DragState {
  switch (event.kind) {
    case 'take':
      return { ...before, taken: event.held };
    case 'lift':
      return before.taken === null
        ? before
        : { ...before, dragged: { ...before.taken, drop: { kind: 'none', why: 'same' } } };
    case 'pass':
      return before.dragged === null || isSame(event.drop, before.dragged.drop)
        ? before
        : { ...before, dragged: { ...before.dragged, drop: event.drop } };
    case 'put_down':
      return before.dragged === null ? before : { ...before, dragged: null };
  }
}

/** What letting go means: a drop, or of a finger that has only rested, that the bar was held. */
export function letGo({ dragged }: DragState, hasMoved: boolean): 'drop' | 'hold' | null {
  if (dragged === null) return null;
  if (hasMoved) return 'drop';
  return dragged.isTouch ? 'hold' : null;
}

/** Whether two bars, or two drops, are the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
