import { reconcilePayments } from '../src/features/payments/orders/reconcile-payments.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { book, openOrder, type Booked } from './journeys.ts';
import type { openEngine } from './open-engine.ts';
import type { PlayedGateway } from './played-gateways.ts';
import { paymentOf } from './test-gateway.ts';

export const day = 24 * 3_600_000;
/** Of a stay that is paid in full, in rupees. */
export const price = 10_080;

export interface Stay extends Booked {
  readonly orderId: string;
  /** What the gateway calls its payment. */
  readonly paymentId: string;
}

/** Stays that are paid, and what happens to their money at the gateway without us. */
export function gatewayStays(engine: ReturnType<typeof openEngine>, gateway: PlayedGateway) {
  const { post, relay, view } = guestCalls(engine);
  /** The payment of the stay that was paid last. */
  let paymentId = '';
  /** A stay of two nights nine days ahead that is paid in full: cancelling is free, or costs half a week later. */
  const paidStay = async (): Promise<Stay> => {
    const booked = await book(engine);
    const orderId = await openOrder(engine, booked.bookingId);
    await gateway.complete(booked.bookingId, orderId);
    paymentId = paymentOf(orderId);
    gateway.memory.elsewhere.set(paymentId, { captured: price * 100 });
    return { ...booked, orderId, paymentId };
  };
  const atDashboard = (rupees: number, more: { id?: string; status?: 'pending' | 'processed' | 'failed' } = {}) => {
    const { id = 'rfnd_dashboard', status = 'processed' } = more;
    const known = gateway.memory.elsewhere.get(paymentId) ?? {};
    const others = (known.refunds ?? []).filter((refund) => refund.gatewayRefundId !== id);
    const refund = { gatewayRefundId: id, refundId: null, amount: rupees * 100, status };
    gateway.memory.elsewhere.set(paymentId, { ...known, refunds: [...others, refund] });
  };
  const disputed = (status: 'open' | 'won' | 'lost' | 'closed', rupees = price) => {
    const known = gateway.memory.elsewhere.get(paymentId) ?? {};
    const dispute = { gatewayDisputeId: 'disp_1', amount: rupees * 100, status };
    gateway.memory.elsewhere.set(paymentId, { ...known, disputes: [dispute] });
  };
  const told = (stay: Stay, event: string, rupees: number, id = 'rfnd_dashboard') =>
    gateway.tellMovement({ event, orderId: stay.orderId, refund: { id, amount: rupees * 100 } });
  const toldDispute = (stay: Stay, event: string, rupees = price) =>
    gateway.tellMovement({
      event: `payment.dispute.${event}`,
      orderId: stay.orderId,
      dispute: { id: 'disp_1', amount: rupees * 100 },
    });
  const quote = async ({ bookingId, cookie }: Stay) =>
    answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie))[1];
  const cancel = async ({ bookingId, cookie }: Stay, refund: number): Promise<number> =>
    (await post(`bookings/${bookingId}/cancellation`, { refund }, cookie)).statusCode;
  const asked = (): number[] => [...gateway.memory.refunds.values()].map(({ amount }) => amount / 100);
  const reconcile = async (): Promise<void> => {
    engine.pass(day);
    await reconcilePayments(engine.deps);
  };
  const subjects = (): string[] => engine.mails.map(({ subject }) => subject);
  const toProperty = (): string[] => engine.propertyMails.map(({ subject }) => subject);
  return {
    post,
    relay,
    view,
    paidStay,
    atDashboard,
    disputed,
    told,
    toldDispute,
    quote,
    cancel,
    asked,
    reconcile,
    subjects,
    toProperty,
  };
}
