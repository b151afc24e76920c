import { afterAll, beforeAll } from 'vitest';
import { bookingKey } from '../src/database/booking-key.ts';
import { editHotel } from './edit-hotel.ts';
import { guestCalls } from './guest-calls.ts';
import { book, openOrder, type Booked, type Selected } from './journeys.ts';
import type { PlayedGateway } from './played-gateways.ts';
import { propertyCalls } from './property-calls.ts';
import type { TestEngine } from './test-engine.ts';

/** What two nights of the example hotel cost, in rupees. */
export const price = 10_080;

export interface PaidRequest extends Booked {
  readonly orderId: string;
}

/** Has the example hotel answer each request, and guests pay with it, in the tests of one `describe`. */
export function takePaidRequests(engine: TestEngine): void {
  let restore: () => Promise<void>;
  beforeAll(async () => {
    restore = await editHotel(engine, 1760, ({ facts }) => {
      facts.confirmation = 'manual';
      facts.payment.withRequest = true;
    });
  });
  afterAll(() => restore());
}

/** Requests that are paid, and what guest and property do with them. */
export function paidRequests(engine: TestEngine, gateway: PlayedGateway) {
  const guests = guestCalls(engine);
  const property = propertyCalls(engine);
  const held = async (selected: Selected & { readonly plan?: string } = {}): Promise<PaidRequest> => {
    const booked = await book(engine, selected);
    return { ...booked, orderId: await openOrder(engine, booked.bookingId) };
  };
  const paid = async (selected: Selected & { readonly plan?: string } = {}): Promise<PaidRequest> => {
    const request = await held(selected);
    const told = await gateway.complete(request.bookingId, request.orderId);
    if (told.statusCode !== 200) throw new Error(`${told.statusCode} ${told.body}`);
    return request;
  };
  const act = async ({ bookingId }: Booked, path: string, body: object = {}): Promise<number> =>
    (await property('POST', `bookings/${bookingId}/${path}`, body)).statusCode;
  const answer = async ({ bookingId, cookie }: Booked, decision: 'accept' | 'refuse', price: number): Promise<number> =>
    (await guests.post(`bookings/${bookingId}/price-revision`, { decision, updatedPrice: price }, cookie)).statusCode;
  return {
    ...guests,
    property,
    held,
    paid,
    act,
    revise: (request: Booked, price: number) => act(request, 'price-revision', { price }),
    answer,
    /** All that gateways were asked to give back, in rupees, once nothing waits. */
    givenBack: async (): Promise<number> => {
      await guests.relay();
      return [...gateway.memory.refunds.values()].reduce((sum, { amount }) => sum + amount / 100, 0);
    },
    /** All that was captured for a booking, in rupees. */
    captured: async ({ bookingId }: Booked): Promise<number> => {
      const { hotel_id, booking_id } = bookingKey(1760, bookingId);
      const rows = await engine.deps.db
        .selectFrom('payment')
        .select('amount')
        .where('hotel_id', '=', hotel_id)
        .where('booking_id', '=', booking_id)
        .where('status', '=', 'captured')
        .execute();
      return rows.reduce((sum, { amount }) => sum + amount, 0);
    },
    /** The words of the mails to the guest, the latest last. */
    mailed: (): string[] => engine.mails.map(({ text }) => text),
  };
}
