import type { ReturnedForm } from '@latchkey/site/screen';
import type { StaffHotel, StaffSession } from '../session/staff-session.ts';

/** What the frame of a hotel's pages shows: who is here, at which hotel, and on which page. */
export interface FrameModel {
  readonly session: StaffSession;
  readonly hotel: StaffHotel;
  /** How many answers guests are owed; null where the person lacks the right to know, or the call failed. */
  readonly owed: number | null;
  /** Path and search of the page, without a language. */
  readonly here: string;
  /** The form that was posted to it and refused; null where it was only opened. */
  readonly returned: ReturnedForm | null;
  /** The role lacks the page: nothing of it was loaded. */
  readonly isClosed?: true;
}

/** The model of a page that stands in the frame. */
export interface Framed {
  readonly frame: FrameModel;
}
