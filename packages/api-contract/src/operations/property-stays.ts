import { keepChoices } from '@latchkey/booking-core/refund';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { propertyPaymentMethod, wholeBooking } from '../schemas/booking.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { bill, offersLost, quoteRequest } from '../schemas/pricing.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { boundedCaller, propertyKey, refusedCaller, seenByCaller } from '../schemas/property.ts';
import { currency, isoMoment, locale, minorUnits, numberInQuery, typedLine, typedLines } from '../schemas/scalars.ts';

/** A booking id or its reference, as it is read over the telephone. */
const params = z.strictObject({ booking: z.string().max(80) });
const headers = propertyKey;
const actHeaders = propertyKey.extend(seenByCaller.shape);
const line = typedLine.min(1).max(fieldLengths.invoiceCompany).optional();
const once = actHeaders.extend(idempotency.shape);

/** What a change by the property costs: nights, rooms and extras that are kept cost what was agreed. */
export const propertyChangeQuote = z.object({
  quoteToken: z.string(),
  expiresAt: isoMoment,
  selection: quoteRequest,
  bill,
  currency,
  oldTotal: minorUnits,
  /** As agreed, where another total was asked for: the bill is of that one, with its taxes. */
  newTotal: minorUnits,
  /** What the stay costs by the hotel's rule. */
  ruleTotal: minorUnits.optional(),
  paid: minorUnits,
  /** What was paid beyond the new total: the most that can go back with the change. */
  overpaid: minorUnits,
  offersLost: offersLost.optional(),
});

/** How a departure settles the balance. */
const settling = {
  /** The guest pays all that is still owed (`toPay`). */
  payment: z.strictObject({ method: propertyPaymentMethod, note: line }).optional(),
  /** The guest is given all that the property owes of money that was paid there (`toGiveBack`). */
  givenBack: z.strictObject({ method: propertyPaymentMethod, note: line }).optional(),
  /**
   * A company that pays parts of the folio, on whose account what is not paid is left until it pays: with `payment` the guest
   * pays what is the guest’s, without it all is the company’s.
   */
  company: z.strictObject({ payerId: z.string().min(1).max(120) }).optional(),
  /** Why what is not settled is left owing: the stay is marked until it is settled. */
  owing: z.strictObject({ reason: typedLines.min(1).max(fieldLengths.propertyNote) }).optional(),
};
const settlement = z
  .strictObject(settling)
  .meta({ examples: [{ payment: { method: 'cash' } }, { owing: { reason: 'The company pays by bank' } }] });

/** What the stay then costs, as it was shown: `charged` of the choice. */
const charged = minorUnits.min(0);

/** What becomes of the nights that a guest who leaves early does not stay. */
const early = z.union([
  z.strictObject({ keep: z.enum(['terms', 'nothing', 'all']), charged }),
  /** A sum of the property's own, and why: the journal keeps the reason. */
  z.strictObject({
    keep: z.literal('sum'),
    sum: minorUnits.min(0),
    why: typedLines.min(1).max(fieldLengths.propertyNote),
    charged,
  }),
]);

/** What an early departure comes to by each choice, if the guest leaves now. */
export const earlyDeparture = z.object({
  currency,
  /** What the stay costs as booked. */
  booked: minorUnits,
  /** The most that can be kept: what the nights that are left cost, without taxes that are owed for staying. */
  most: minorUnits,
  /** Empty where no night is left to choose about. */
  options: z.array(
    z.object({
      keep: z.enum(keepChoices),
      /** Of the nights that are left. */
      kept: minorUnits,
      /** The nights until now, with `kept`. */
      charged: minorUnits,
      /** The nights that are not stayed, with their taxes: 0 or below. */
      unused: minorUnits,
      toPay: minorUnits,
      /** What is handed back at the counter. */
      toGiveBack: minorUnits,
      /** What goes back through the gateway that took it. */
      online: minorUnits,
      /** The same, with what was on its way before. */
      onItsWay: minorUnits,
      /** What of `toPay` is of other payers of the folio than whoever booked. */
      others: z.array(z.object({ payerId: z.string(), toPay: minorUnits })),
    }),
  ),
});

/** A balance is open at the counter, and the departure lacks both a settlement and a reason to leave it open. */
const stillOwed = z.object({ code: z.literal('owes'), currency, toPay: minorUnits, toGiveBack: minorUnits });

/** What a property does with a stay that is confirmed, before it and while the guest is in the house. */
export const propertyStayOperations = {
  markArrival: operation({
    summary: 'The guest has come; from the day of arrival until check-out, where a room is free for them',
    headers: actHeaders,
    params,
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: refusal('changed', 'not_confirmed', 'too_early', 'too_late', 'no_room'),
    },
  }),
  takeArrivalBack: operation({
    summary: 'The guest has not come yet: what was noted was another’s',
    headers: actHeaders,
    params,
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: refusal('changed', 'not_arrived', 'has_left'),
    },
  }),
  markDeparture: operation({
    summary:
      'The guest has left; the nights that are left are free at once, and what the stay costs stays as it is. What is owed is settled with it, or left owing for a reason',
    /** With a key, sent again it is done once; an engine of before knew none. */
    headers: actHeaders.extend(idempotency.partial().shape),
    params,
    body: settlement.optional(),
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: z.union([refusal('changed', 'not_confirmed', 'not_arrived', 'no_account'), stillOwed]),
    },
  }),
  quoteEarlyDeparture: operation({
    summary:
      'What becomes of the bill if the guest leaves now, before the stay ends: by the agreed terms, charging nothing or all of the nights that are left, or a sum of the property’s own',
    headers,
    params,
    query: z.strictObject({ sum: numberInQuery(minorUnits.min(0)).optional() }),
    responses: { 200: earlyDeparture, ...refusedCaller, 404: notFound, 409: refusal('not_confirmed', 'not_arrived') },
  }),
  departEarly: operation({
    summary:
      'The guest has left before the stay ends: it costs its nights until now and what is kept of the others, what was paid beyond goes back, the rest is settled with it, and the nights are free at once',
    headers: once,
    params,
    body: z
      .strictObject({ early, ...settling })
      .meta({ examples: [{ early: { keep: 'terms', charged: 18_900 }, payment: { method: 'cash' } }] }),
    responses: {
      200: wholeBooking,
      ...boundedCaller,
      404: notFound,
      409: z.union([refusal('changed', 'not_confirmed', 'not_arrived', 'no_account', 'keep_too_high'), stillOwed]),
      422: refusal('idempotency_key_reused'),
    },
  }),
  takeDepartureBack: operation({
    summary:
      'The guest has not left: the nights are taken again, where they are still free, at the price that they had',
    headers: actHeaders,
    params,
    responses: { 200: wholeBooking, ...refusedCaller, 404: notFound, 409: refusal('changed', 'not_left', 'sold_out') },
  }),
  takeNoShowBack: operation({
    summary: 'The guest came after all: the rooms are taken again; until noon after the day of arrival',
    headers: actHeaders,
    params,
    responses: {
      200: wholeBooking,
      ...refusedCaller,
      404: notFound,
      409: refusal('changed', 'not_no_show', 'too_late', 'sold_out'),
    },
  }),
  quotePropertyChange: operation({
    summary: 'Price a longer or shorter stay, or other rooms, guests or extras, also while the guest is in the house',
    headers,
    params,
    query: z.strictObject({ language: locale.optional() }),
    body: quoteRequest
      .pick({ stay: true, rooms: true, addons: true, taxExemptions: true })
      .partial({ rooms: true })
      .extend({
        /** Another total that is agreed with the guest: the bill is of that, as the change would book it. */
        agreedTotal: minorUnits.min(1).optional(),
      }),
    responses: {
      200: propertyChangeQuote,
      ...refusedCaller,
      404: notFound,
      409: refusal('not_modifiable', 'sold_out', 'hotel_closed'),
      422: refusal('invalid_dates', 'max_occupancy', 'max_rooms', 'not_for_sale', 'unknown_coupon'),
    },
  }),
  changeByProperty: operation({
    summary:
      'Change a stay by a quote of that change, at once, while the booking stands as it was quoted; of what was paid beyond the new total all goes back, or what is named',
    headers: once,
    params,
    body: z.strictObject({
      quoteToken: z.string().max(200),
      refund: minorUnits.min(0).optional(),
      /** Another total than was quoted, agreed with the guest, and why: the journal keeps the reason. */
      agreed: z
        .strictObject({ total: minorUnits.min(1), why: typedLines.min(1).max(fieldLengths.propertyNote) })
        .optional(),
    }),
    responses: {
      200: wholeBooking,
      ...boundedCaller,
      404: notFound,
      409: z.union([
        refusal('not_modifiable', 'sold_out', 'quote_expired', 'refund_too_high'),
        /** More was done to the booking than was seen, or since the change was priced: `newer` is how it stands now. */
        z.object({ code: z.literal('changed'), newer: wholeBooking }),
      ]),
      422: refusal('idempotency_key_reused'),
    },
  }),
  refundByProperty: operation({
    summary: 'Give a part of the price back without cancelling, or of what was kept of a stay that did not take place',
    headers: once,
    params,
    body: z.strictObject({ amount: minorUnits.min(1) }),
    responses: {
      200: wholeBooking,
      ...boundedCaller,
      404: notFound,
      409: refusal('changed', 'not_refundable', 'refund_too_high'),
      422: refusal('idempotency_key_reused'),
    },
  }),
};
