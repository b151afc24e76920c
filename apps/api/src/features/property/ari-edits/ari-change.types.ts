import type { Overridable, Override, StockFault } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { NotedAct } from '../../../database/journal.ts';
import type { Weekday } from '@latchkey/hotel-document/facts';
import type { DateSpan } from './editable-nights.ts';
import type { RateEdit } from './rate-edit.types.ts';

/** One change of what a hotel sells on some nights; what it does not name stays as it is. */
export interface AriChange extends DateSpan, RateEdit {
  readonly roomTypeId: string;
  /** Every plan of the type where it is absent. */
  readonly ratePlanId?: string | undefined;
  /** Of the span just these weekdays. */
  readonly weekdays?: readonly Weekday[] | undefined;
  /** How many rooms of the type are sold. */
  readonly total?: number | undefined;
  /** Fields that go back to the rule of the hotel's files. */
  readonly backToRule?: readonly Overridable[] | undefined;
}

/** Changes that are made together or not at all. */
export interface AriMessage {
  readonly changes: readonly AriChange[];
  /** When it was meant, by whoever sends it; now where it is absent. */
  readonly sentAt?: Date | undefined;
  /** Up to when its sender has seen the figures that it changes. */
  readonly seenAt?: Date | undefined;
  /** What its prices are in. */
  readonly currency?: string | undefined;
  readonly force?: boolean | undefined;
  /** The one line that the journal has of it, where something was set; a line of each change where it is absent. */
  readonly act?: ((nights: number) => NotedAct) | undefined;
}

/** Figures of one field on nights in a row. */
export type FiguresNamed = Pick<Override, 'roomTypeId' | 'ratePlanId' | 'field' | 'from' | 'to'>;

export interface NewerFigures extends FiguresNamed {
  readonly value: Override['value'];
}

export interface AriDone {
  /** Dates on which something was set. */
  readonly nights: number;
  /** Nights of plans, and of room types where rooms are set. */
  readonly cells: number;
  /** What was not set, since a message that was meant later has set it. */
  readonly superseded: readonly FiguresNamed[];
}

/** How it ended: what was set, or all that kept it from being made. Nothing is changed then. */
export type AriOutcome =
  | { readonly done: AriDone }
  | { readonly faults: readonly StockFault[] }
  | { readonly belowSold: readonly { readonly roomTypeId: string; readonly dates: readonly LocalDate[] }[] }
  | { readonly newer: readonly NewerFigures[] };
