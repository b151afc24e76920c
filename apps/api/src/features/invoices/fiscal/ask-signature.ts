import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { InvoiceRow } from '../invoices.queries.ts';
import { insertWaiting, settleSignature } from '../fiscal.queries.ts';

/** Has a paper that is being issued wait for its signature, and the outbox ask for it. */
export async function askSignature(tx: Transaction, hotelId: number, invoiceId: string, at: Date): Promise<void> {
  await insertWaiting(tx, hotelId, invoiceId, at);
  const message = { hotelId, kind: 'paper-signature', dedupeKey: `paper-signature:${invoiceId}` } as const;
  await enqueue(tx, [{ ...message, payload: { invoiceId } }], at);
}

/** Has a paper that waits, or that was refused, be asked for once more. */
export async function askSignatureAgain(
  tx: Transaction,
  { hotel_id: hotelId, invoice_id: invoiceId, booking_id: bookingId, number }: InvoiceRow,
  at: Date,
): Promise<void> {
  await settleSignature(tx, { hotel_id: hotelId, invoice_id: invoiceId }, { state: 'waiting', words: null });
  const dedupeKey = `paper-signature:${invoiceId}:${at.getTime()}`;
  await enqueue(tx, [{ hotelId, kind: 'paper-signature', dedupeKey, payload: { invoiceId } }], at);
  noteAct(tx, { hotelId, bookingId, after: { number, signature: 'waiting' } });
}
