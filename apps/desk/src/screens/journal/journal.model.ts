import type { JournalLine } from '@latchkey/api-contract/types';
import type { Framed } from '../../frame/desk-frame.types.ts';

/** What of the journal is asked for; nothing of a field is all of it. */
export interface JournalAsked {
  /** An ISO date from which on; empty where none is asked for. */
  readonly from: string;
  /** A booking's reference. */
  readonly booking: string;
  /** The id of a person, a key or a channel. */
  readonly person: string;
}

/** Who did what at the hotel, latest first. */
export interface JournalModel {
  readonly lines: readonly JournalLine[];
  readonly asked: JournalAsked;
  /** Continues the list; null at its end. */
  readonly next: string | null;
  /** The hotel has no such booking, or the address is malformed. */
  readonly isUnknown: boolean;
}

export type FramedJournal = JournalModel & Framed;
