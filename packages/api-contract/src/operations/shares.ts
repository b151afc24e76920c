import { bookingRoom } from '../schemas/booking.ts';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { idempotency, needsCode, ofBooking } from '../schemas/of-a-booking.ts';
import { onlineCompletion, openedOrder } from '../schemas/payment.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import {
  bookingId,
  currency,
  emailAddress,
  isoMoment,
  locale,
  minorUnits,
  numberInQuery,
  personName,
  typedLine,
} from '../schemas/scalars.ts';
import { quoteRequest } from '../schemas/pricing.ts';
import { shareState } from '../schemas/shares.ts';

/** Like a booking's id: secret, with the hotel's number before it. Who has it can pay the share, and see nothing else. */
const shareId = bookingId;
const ofShare = z.object({ shareId });

/** How what is due is divided, as who booked sees it. Amounts in minor units. */
export const dividedCost = z.object({
  currency,
  /** What the stay still costs. */
  left: minorUnits,
  /** Until when shares that are handed out now can be paid; null where it cannot be divided (any more). */
  until: isoMoment.nullable(),
  shares: z.array(
    z.object({
      shareId,
      /** Whom it is for, as who booked has called it. */
      label: z.string(),
      amount: minorUnits,
      state: shareState,
      until: isoMoment,
      /** What was paid of it and counts, and what of that has gone back or is on its way. */
      paid: minorUnits,
      refunded: minorUnits,
      /** The name that its payer gave. */
      payer: z.string().optional(),
    }),
  ),
});

/** A share as its payer sees it: the hotel, the stay and this sum. */
export const payersShare = z.object({
  hotelId: z.int(),
  stay: quoteRequest.shape.stay,
  currency,
  timeZone: z.string(),
  /** `over`: the stay is paid, or does not take place. */
  state: z.enum([...shareState.options, 'over']),
  amount: minorUnits,
  /** What can be paid now: the share, or what is left of the stay where that is less. */
  payable: minorUnits,
  until: isoMoment,
  paid: minorUnits,
  refunded: minorUnits,
  /** A payment was reported, and the gateway has not confirmed it yet. */
  isPaymentPending: z.boolean(),
  /** Why the last payment failed, in the gateway’s word. */
  failureReason: z.string().nullable(),
  /** What the share is of, and the rules that its payer agrees to; absent from an older engine. */
  of: z
    .object({
      rooms: z.array(
        bookingRoom.pick({ roomTypeId: true, roomName: true, adults: true, children: true, infants: true }),
      ),
      checkInTime: z.string(),
      checkOutTime: z.string(),
      /** What the whole stay costs. */
      total: minorUnits,
      /** The hotel's part where the whole stay is cancelled before a moment, the earliest first; empty once it has begun. */
      cancelling: z.array(z.object({ until: isoMoment, fee: minorUnits })),
      /** How many shares stand, and how many of them are paid. */
      shares: z.int(),
      paidShares: z.int(),
    })
    .optional(),
});

/** One booking, many payers. */
export const shareOperations = {
  listShares: operation({
    summary: 'How the cost of a booking is divided, and who has paid',
    params: ofBooking,
    responses: { 200: dividedCost, 403: needsCode, 404: notFound },
  }),
  divideCost: operation({
    summary: 'Divide what is left to pay among several payers; a link for each',
    params: ofBooking,
    headers: idempotency,
    body: z.strictObject({
      /** All that are to be open from now on: those that are named stay under their links, open ones that are not named are withdrawn. */
      shares: z
        .array(
          z.strictObject({
            shareId: shareId.optional(),
            label: typedLine.max(fieldLengths.shareLabel),
            amount: minorUnits.min(1).max(1_000_000_000_000),
          }),
        )
        .max(20),
    }),
    responses: {
      200: dividedCost,
      403: needsCode,
      404: notFound,
      /**
       * `not_divisible`: unconfirmed, or not payable online; `share_not_open`: paid or over meanwhile; `above_due`:
       * more than is left to pay.
       */
      409: refusal('not_divisible', 'too_late', 'share_not_open', 'above_due'),
      422: refusal('idempotency_key_reused'),
    },
  }),
  getShare: operation({
    summary: 'A share of what a stay costs, for who has its link',
    params: ofShare,
    responses: { 200: payersShare, 404: notFound },
  }),
  declineShare: operation({
    summary: 'Tell that one does not pay a share',
    params: ofShare,
    responses: { 200: payersShare, 404: notFound, 409: refusal('share_not_open') },
  }),
  createShareOrder: operation({
    summary: 'Open an order with the gateway for a share',
    params: ofShare,
    headers: idempotency,
    /** The amount that the payer was shown, in minor units: another one is refused. */
    query: z.strictObject({ amount: numberInQuery(z.int().positive()) }),
    body: z.strictObject({
      name: personName,
      /** Where the receipt goes, and word of a refund. */
      email: emailAddress,
      /** The payer agrees to the terms, and that a refund comes back by this way. */
      agreed: z.literal(true),
      language: locale,
    }),
    responses: {
      201: openedOrder,
      404: notFound,
      409: refusal('share_not_open', 'nothing_due', 'payment_pending', 'amount_changed'),
      502: refusal('gateway_unavailable'),
    },
  }),
  completeShare: operation({
    summary: 'Tell how the payment of a share ended',
    params: ofShare,
    headers: idempotency,
    body: onlineCompletion,
    responses: {
      200: payersShare,
      404: notFound,
      /** `returned`: it was not due any more, and all of it goes back. */
      409: refusal('payment_failed', 'payment_pending', 'returned'),
      422: refusal('invalid_signature', 'idempotency_key_reused'),
      502: refusal('gateway_unavailable'),
    },
  }),
};
