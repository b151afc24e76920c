import type { Page } from '@playwright/test';
import type { DemoHotel } from '../hotels.ts';
import type { Language } from '../language.ts';
import { sandbox } from '../running/addresses.ts';
import type { StayDates } from '../stays.ts';
import type { TravellerOfStory } from './room-checkout.ts';

interface WantedRoom extends StayDates {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly adults: number;
}

/** A quote for a room, asked for by the page that is open: for stories that begin later on the road. */
export const quoteBy = async (page: Page, hotel: DemoHotel, room: WantedRoom): Promise<string> =>
  (await quotedBy(page, hotel, room)).quoteToken;

/** What guests are asked for a room now, in minor units. */
export const totalBy = async (page: Page, hotel: DemoHotel, room: WantedRoom): Promise<number> =>
  (await quotedBy(page, hotel, room)).bill.total;

/** A quote for a room with its bill, in minor units. */
export const quotedBy = (
  page: Page,
  { id }: DemoHotel,
  { checkIn, checkOut, roomTypeId, ratePlanId, adults }: WantedRoom,
): Promise<{ readonly quoteToken: string; readonly bill: { readonly total: number } }> =>
  page.evaluate(
    async (body) => {
      const reply = await fetch('/api/quotes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (reply.status !== 201) throw new Error(`no quote: ${reply.status} ${await reply.text()}`);
      return (await reply.json()) as { quoteToken: string; bill: { total: number } };
    },
    {
      hotelId: id,
      stay: { kind: 'nights', checkIn, checkOut },
      rooms: [{ roomTypeId, ratePlanId, adults, childAges: [], infants: 0 }],
    },
  );

/** A booking by the page that is open: its device is the one that booked. */
export const bookingBy = (
  page: Page,
  quoteToken: string,
  {
    traveller,
    mode,
    language,
  }: { readonly traveller: TravellerOfStory; readonly mode: 'online' | 'at-property'; readonly language: Language },
): Promise<string> =>
  page.evaluate(
    async ({ contactNumber, ...body }) => {
      const travellers = [{ ...body.travellers[0], contactNumber: contactNumber.replaceAll(' ', '') }];
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID?.() ?? `e2e-${performance.now()}-${Math.random()}`,
      };
      const reply = await fetch('/api/bookings', {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...body, travellers }),
      });
      if (reply.status !== 201) throw new Error(`no booking: ${reply.status} ${await reply.text()}`);
      return ((await reply.json()) as { bookingId: string }).bookingId;
    },
    {
      quoteToken,
      contactNumber: traveller.contactNumber,
      travellers: [{ fullName: traveller.fullName, email: traveller.email }],
      payment: { mode, plan: 'full' as const },
      language,
    },
  );

/** What a page's own calls of a booking are answered: a cancellation's quote, a payment's order. */
const ask = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ({ path: to, body: sent }) => {
      const reply = await fetch(`/api/bookings/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `e2e-${performance.now()}-${Math.random()}` },
        body: JSON.stringify(sent),
      });
      if (!reply.ok) throw new Error(`${to}: ${reply.status} ${await reply.text()}`);
      return (await reply.json()) as never;
    },
    { path, body },
  );

/** Pays what is due now of a booking of the page that is open, as the gateway's window would. */
export async function payBy(page: Page, { id }: DemoHotel, bookingId: string): Promise<void> {
  const { order_id: orderId } = await ask<{ order_id: string }>(page, `${bookingId}/payment-orders`, {});
  const paid = await fetch(`${sandbox()}/razorpay/checkout/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, succeeds: true }),
  });
  const { response } = (await paid.json()) as {
    response: { razorpay_payment_id: string; razorpay_signature: string };
  };
  await ask(page, `${bookingId}/payments`, {
    gateway: 'razorpay',
    paymentId: response.razorpay_payment_id,
    orderId,
    signature: response.razorpay_signature,
    hotelId: id,
  });
}

/** Cancels a booking of the page that is open, for the refund that is offered now. */
export async function cancelBy(page: Page, bookingId: string): Promise<void> {
  const { refund } = await ask<{ refund: number }>(page, `${bookingId}/cancellation-quote`, {});
  await ask(page, `${bookingId}/cancellation`, { refund });
}
