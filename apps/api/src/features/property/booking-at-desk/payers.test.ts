import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book, openOrder } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { playGateway } from '../../../../test/played-gateways.ts';
import { shareCalls } from '../../../../test/shares.ts';

// Shows docs/rules.md: Several payers (At the desk).
describe('a divided stay at the desk', () => {
  const engine = openEngine();
  const gateway = playGateway(engine, 'razorpay');
  const { relay } = guestCalls(engine);
  const { divided, pay, send } = shareCalls(engine, gateway);
  let desk: AtDesk;
  beforeEach(async () => {
    desk = await ownerAtDesk(engine);
  });
  const read = async (bookingId: string): Promise<BookingAtDesk> =>
    (await desk.call('GET', `bookings/${bookingId}`)).json();

  it('says who has paid what, and of a refund whose money it was', async () => {
    const stay = await divided([4000, 3000, 1000]);
    const [first = '', , third = ''] = stay.shares;
    await pay(first);
    await send('POST', `shares/${third}/decline`);
    await gateway.tell({ orderId: await openOrder(engine, stay.bookingId), paymentId: 'pay_booker' });
    const booker = 10_080 - 4000;
    expect((await read(stay.bookingId)).payers).toEqual([
      { share: { label: 'Friend 1', amount: 4000, state: 'paid' }, name: 'Noor Amin', paid: 4000, back: 0 },
      { share: { label: 'Friend 2', amount: 3000, state: 'open' }, paid: 0, back: 0 },
      { share: { label: 'Friend 3', amount: 1000, state: 'declined' }, paid: 0, back: 0 },
      { paid: booker, back: 0 },
    ]);
    const given = await desk.call('POST', `bookings/${stay.bookingId}/refunds`, { amount: 2520 });
    expect(given.statusCode).toBe(200);
    await relay();
    // A quarter of all that was paid: a quarter of each payment.
    expect((await read(stay.bookingId)).payers?.map(({ back }) => back)).toEqual([1000, 0, 0, booker / 4]);
  });

  it('of a stay that is not divided it says nothing of payers', async () => {
    const stay = await book(engine);
    expect((await read(stay.bookingId)).payers).toBeUndefined();
  });
});
