import { principalKinds } from '@latchkey/booking-core/staff';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { bookingId, isoMoment, localDate, typedLines } from '../schemas/scalars.ts';

/** What one shift leaves for the next, about a day or about a booking. No guest sees it. */
export const note = z.object({
  noteId: z.string(),
  /** The day that it is for; null where it is about a booking. */
  date: localDate.nullable(),
  booking: z.object({ bookingId, reference: z.string(), guestName: z.string() }).nullable(),
  text: z.string(),
  writtenBy: z.object({
    kind: z.enum(principalKinds),
    id: z.string(),
    /** Of a person, as it is now; null of programs. */
    name: z.string().nullable(),
  }),
  writtenAt: isoMoment,
});

export const propertyNoteOperations = {
  addNote: operation({
    summary: 'Leave a note for the shift: about a booking, or for a day, today where none is named',
    headers: propertyKey.extend(idempotency.shape),
    body: z
      .strictObject({
        date: localDate.optional(),
        /** A booking id or its reference. */
        booking: z.string().max(80).optional(),
        text: typedLines.min(1).max(fieldLengths.propertyNote),
      })
      .refine(({ date, booking }) => date === undefined || booking === undefined, { path: ['date'] })
      .meta({ examples: [{ booking: 'BCDF-2345', text: 'The extra bed is in the store' }] }),
    responses: { 201: note, ...refusedCaller, 404: notFound, 422: refusal('idempotency_key_reused') },
  }),
  doneNote: operation({
    summary: 'A note is done: no sheet shows it any more',
    headers: propertyKey,
    params: z.strictObject({ note: z.string().max(80) }),
    responses: { 200: note, ...refusedCaller, 404: notFound },
  }),
};
