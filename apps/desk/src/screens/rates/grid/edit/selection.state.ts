import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Figure, FigureValue } from '../../figures/figures.ts';
import type { FigureLine } from '../../figures/lines.ts';
import type { CellEdit, Place, Range } from './cell-edit.types.ts';
import type { Edges } from './range.ts';
import type { CellFault, typedValue } from './typed-value.ts';

/** A cell that is being typed in. */
export interface Editing {
  readonly at: Place;
  readonly line: FigureLine;
  readonly date: LocalDate;
  readonly text: string;
  /** Its first sign is typed already: the next goes behind it. */
  readonly isBegun: boolean;
  /** It was to be left, and cannot be as it stands. */
  readonly isRefused: boolean;
  /** Up to when the figures were seen that it replaces. */
  readonly seenAt: string;
}

/** Which cells are in hand, and which of them is typed in. */
export interface InHand {
  readonly range: Range | null;
  readonly editing: Editing | null;
  /** What stands in the field of that cell now. */
  readonly text: string;
}

export const nothingInHand: InHand = { range: null, editing: null, text: '' };

export type SelectionEvent =
  /** To a cell; with `isExtended` the range reaches to it. */
  | { readonly kind: 'go'; readonly place: Place; readonly isExtended: boolean }
  | { readonly kind: 'span'; readonly edges: Edges }
  | { readonly kind: 'edit'; readonly cell: Omit<Editing, 'isRefused'> }
  | { readonly kind: 'type'; readonly text: string }
  /** The input is wrong: the field stays. */
  | { readonly kind: 'refuse' }
  | { readonly kind: 'stop' };

/** What is in hand after an event. */
export function inHandAfter(before: InHand, event: SelectionEvent): InHand {
  switch (event.kind) {
    case 'go': {
      const anchor = event.isExtended && before.range !== null ? before.range.anchor : event.place;
      return { ...before, range: { anchor, head: event.place } };
    }
    case 'span': {
      const { top, bottom, first, last } = event.edges;
      return { ...before, range: { anchor: { line: top, day: first }, head: { line: bottom, day: last } } };
    }
    case 'edit': {
      const { at, text } = event.cell;
      return { range: { anchor: at, head: at }, editing: { ...event.cell, isRefused: false }, text };
    }
    case 'type':
      return { ...before, text: event.text };
    case 'refuse': {
      const { editing, text } = before;
      return editing === null ? before : { ...before, editing: { ...editing, text, isBegun: true, isRefused: true } };
    }
    case 'stop':
      return { ...before, editing: null };
  }
}

export type Read = (text: string, line: FigureLine, now: FigureValue) => ReturnType<typeof typedValue>;

/**
 * What leaving the field makes of its text: an edit or a fault; null where no cell is being edited or its value stays.
 */
export function takenFrom(
  { editing, text }: InHand,
  read: Read,
  stands: Pick<Figure, 'value' | 'source'> | null,
): { readonly edit: CellEdit | null } | { readonly fault: CellFault } {
  if (editing === null) return { edit: null };
  const { line, date } = editing;
  const typed = read(text, line, stands?.value ?? null);
  if ('fault' in typed) return typed;
  const isSame = typed.value === 'rule' ? stands?.source === null : typed.value === stands?.value;
  return { edit: isSame ? null : { line, date, value: typed.value } };
}
