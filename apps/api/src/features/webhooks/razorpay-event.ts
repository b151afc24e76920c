import { z } from 'zod';

const notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional();
const payment = z.object({ entity: z.object({ id: z.string(), order_id: z.string().nullish(), error_code: z.string().nullish(), notes }) });
const refund = z.object({ entity: z.object({ id: z.string(), payment_id: z.string(), notes }) });

/** The part of a webhook that is read; events of other kinds are taken and left alone. */
export const razorpayEvent = z.object({ event: z.string(), payload: z.object({ payment: payment.optional(), refund: refund.optional() }) });

export type RazorpayEvent = z.output<typeof razorpayEvent>;

/** The hotel that an event's notes name: we put its number on every order and refund; null where they are missing. */
export function notedHotelId(event: RazorpayEvent): number | null {
  const noted = noteOf(event.payload.payment?.entity.notes, 'hotel_id') ?? noteOf(event.payload.refund?.entity.notes, 'hotel_id');
  return noted !== undefined && /^\d{1,9}$/.test(noted) ? Number(noted) : null;
}

/** One of the notes we put on an order or refund; the gateway sends an empty list where there are none. */
export function noteOf(found: z.output<typeof notes>, name: string): string | undefined {
  const value = found === undefined || Array.isArray(found) ? undefined : found[name];
  return typeof value === 'string' ? value : undefined;
}
