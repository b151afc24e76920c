import type { Note } from '@latchkey/api-contract/types';
import type { NoteRow } from './notes.queries.ts';

/** A note as the property sees it. */
export const noteView = (row: NoteRow): Note => ({
  noteId: row.note_id,
  date: row.date,
  booking:
    row.booking_id === null
      ? null
      : { bookingId: row.booking_id, reference: row.reference ?? '', guestName: row.guest_name ?? '' },
  text: row.text,
  writtenBy: { kind: row.author_kind, id: row.author_id, name: row.author_name },
  writtenAt: row.created_at.toISOString(),
});
