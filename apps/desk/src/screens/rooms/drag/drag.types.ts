import type { LocalDate } from '@latchkey/booking-core/dates';
import type { RefObject } from 'react';
import type { RoomFor } from '../plan/rooms-for.ts';
import type { Bar, PlanSection, StayBar } from '../plan/plan.types.ts';
import type { FramedRooms } from '../rooms.model.ts';
import type { Nights } from '../plan-acts.types.ts';

/** By what a bar is held: as a whole, or by the end on which the guest comes or leaves. */
export type Grip = 'whole' | 'start' | 'end';

/** What is in hand. */
export interface Held {
  readonly bar: StayBar;
  readonly grip: Grip;
  /** Only its nights from this one on; all of them where it is not said. */
  readonly from?: LocalDate | undefined;
}

/** A place on the plan: a line, and how many days from the first in sight, with the part of the day. */
export interface PlanPoint {
  readonly row: string | null;
  readonly day: number;
}

/** What it would be to let a bar go at a place. */
export type Drop =
  /** To another room of its type, which is free, or whose guests would change, or cannot. */
  | { readonly kind: 'move'; readonly room: RoomFor; readonly nights: Nights | undefined }
  /** To another type of room, of which so many are free on all of its nights. */
  | {
      readonly kind: 'upgrade';
      readonly roomTypeId: string;
      readonly name: string;
      readonly unitId: string;
      readonly free: number;
    }
  /** Other nights, and who or what has the room on those that would be added. */
  | { readonly kind: 'dates'; readonly first: LocalDate; readonly last: LocalDate; readonly others: readonly Bar[] }
  | { readonly kind: 'none'; readonly why: 'outside' | 'same' | 'past' };

/** What is in hand, and what it would be to let it go now. */
export interface Dragged extends Held {
  readonly element: HTMLElement;
  readonly isTouch: boolean;
  readonly drop: Drop;
}

/** What who drags may do. */
export interface MayDrag {
  readonly move: boolean;
  /** Other dates, or another type of room. */
  readonly change: boolean;
  /** Rooms, from guests. */
  readonly close: boolean;
}

/** What a drag needs of the plan, and what it tells it. */
export interface DragProps {
  readonly plan: RefObject<HTMLElement | null>;
  readonly sections: readonly PlanSection[];
  readonly model: FramedRooms;
  readonly may: MayDrag;
  readonly barOf: (key: string | undefined) => { readonly bar: Bar; readonly row: string } | undefined;
  readonly onDrop: (bar: StayBar, drop: Drop, element: HTMLElement) => void;
  /** A pointer was drawn over nights of a room, where nobody was pressed. */
  readonly onNights: (nights: { readonly unitId: string } & Nights, track: HTMLElement) => void;
  /** A finger has rested on a bar and was lifted again. */
  readonly onHold: (bar: StayBar, element: HTMLElement) => void;
}
