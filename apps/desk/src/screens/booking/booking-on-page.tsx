import { createContext, useContext } from 'react';
import type { ActName } from './acts.table.ts';
import type { Framed } from '../../frame/desk-frame.types.ts';
import type { BookingModel, BookingProblem } from './booking.model.ts';

/** What the parts of the page share. */
export interface BookingOnPage {
  /** Without a frame where the link of a mail opened it. */
  readonly model: BookingModel & Partial<Framed>;
  /** What somebody may do with the booking now, in the table's order. */
  readonly can: readonly ActName[];
  /** The act that is under way, and of a note or a request which. */
  readonly busy: ActName | null;
  /** Why the last press was not taken. */
  readonly problem: BookingProblem | null;
  /** Does what a form says, where the page has its script. */
  readonly press: (act: ActName, form: FormData) => void;
}

const OnPage = createContext<BookingOnPage | null>(null);

export const BookingProvider = OnPage;

/** The booking that the calling component stands on. Throws outside one: a defect. */
export function useBooking(): BookingOnPage {
  const booking = useContext(OnPage);
  if (booking === null) throw new Error('useBooking is called outside the page of a booking');
  return booking;
}
