import type { FigureSet, FiguresSet } from '../../../database/tables/stock-tables.ts';

/** A message that sets figures of nights. */
export interface Message {
  /** Kind and id of who sends it. */
  readonly by: string;
  /** When it was meant, by its sender's word, in milliseconds. */
  readonly meant: number;
  /** When it is written, in milliseconds. */
  readonly now: number;
  /** Up to when its sender has seen the figures, in milliseconds; undefined where nothing is said of it. */
  readonly seen: number | undefined;
}

/**
 * What becomes of a figure that a message names. `superseded`: a later message has been here, whenever this one arrives.
 * `newer`: somebody else has set another figure since the sender looked, who is to see it first.
 */
export type Settled = 'set' | 'superseded' | 'newer';

/** Of two messages that were meant at one moment the one that comes last counts. */
export function settled(stood: FigureSet | undefined, message: Message, isSame: () => boolean): Settled {
  if (stood === undefined) return 'set';
  if (stood.meant > message.meant) return 'superseded';
  const isUnseen = message.seen !== undefined && stood.kept > message.seen && stood.by !== message.by;
  return isUnseen && !isSame() ? 'newer' : 'set';
}

/** The messages of a row's figures, with some that a message has set. */
export function withMessage<Field extends string>(
  set: FiguresSet<Field> | null,
  fields: readonly Field[],
  { by, meant, now }: Message,
): FiguresSet<Field> | null {
  if (fields.length === 0) return set;
  const figure: FigureSet = { meant, kept: now, by };
  const after: Partial<Record<Field, FigureSet>> = { ...set };
  for (const field of fields) after[field] = figure;
  return after;
}
