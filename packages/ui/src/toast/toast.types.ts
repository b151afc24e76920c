import type { IconShape } from '../icon/icon-shape.types.ts';

/** A passing word about something that has happened. */
export interface Toast {
  readonly text: string;
  /** More sentences, each on a line of its own. */
  readonly notes?: readonly string[];
  readonly icon?: IconShape;
  /** One way back: the verb and what it does. */
  readonly undo?: { readonly label: string; readonly act: () => void };
}

/** Says something in passing: at the top end corner for 5 s. */
export type ShowToast = (toast: Toast) => void;

export interface ShownToast {
  readonly key: number;
  /** What had the focus when it came up: undoing gives it back. */
  readonly from: Element | null;
}
