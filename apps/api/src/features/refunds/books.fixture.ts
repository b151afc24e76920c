import type { BookedDispute, BookedRefund, Books } from './books.types.ts';

/** A refund of the engine's that nobody has asked the gateway for yet. */
export const refund = (refund_id: string, amount: number, more: Partial<BookedRefund> = {}): BookedRefund => ({
  refund_id,
  payment_id: 'p1',
  amount,
  reason: 'cancelled',
  status: 'pending',
  gateway_refund_id: null,
  origin: 'engine',
  covered: 0,
  asked_amount: null,
  ...more,
});

/** A refund that somebody made at the gateway. */
export const atGateway = (refund_id: string, amount: number, more: Partial<BookedRefund> = {}): BookedRefund =>
  refund(refund_id, amount, {
    status: 'processed',
    origin: 'gateway',
    gateway_refund_id: refund_id,
    reason: 'at_gateway',
    ...more,
  });

export const dispute = (
  gateway_dispute_id: string,
  amount: number,
  more: Partial<BookedDispute> = {},
): BookedDispute => ({
  gateway_dispute_id,
  payment_id: 'p1',
  amount,
  status: 'open',
  gone: 0,
  ...more,
});

/** The books of a stay in rupees that stands: one payment of ₹1,000 and nothing kept, unless more is said. */
export const books = (more: Partial<Books> = {}): Books => ({
  currency: 'INR',
  isOver: false,
  kept: 0,
  payments: [{ payment_id: 'p1', amount: 1000 }],
  atProperty: 0,
  refunds: [],
  disputes: [],
  ...more,
});
