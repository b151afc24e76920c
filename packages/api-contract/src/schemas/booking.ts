import { timeRequestKinds, requestStates } from '@latchkey/booking-core/stay';
import { depositStates } from '@latchkey/booking-core/deposit';
import { byGuestWord } from '@latchkey/booking-core/guest-words';
import { paymentModes, paymentPlans, waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { paymentStatuses, cardStates, refundStates } from '@latchkey/booking-core/ledger';
import { bookingStatuses } from '@latchkey/booking-core/booking-states';
import { oneLine, plainCode } from '@latchkey/booking-core/text';
import {
  byCompanionField,
  checkTaxNumber,
  dialledNumber,
  fieldLengths,
  type TravellerField,
} from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { cancellationTier, fee as feeKinds, penalties } from './hotel.ts';
import { guestFolio } from './folio.ts';
import { reportState } from './registration.ts';
import { bill, quoteRequest, restDue } from './pricing.ts';
import { bookingId, currency, emailAddress, localDate, locale, minorUnits, isoMoment, personName } from './scalars.ts';

export const bookingStatus = z.enum(bookingStatuses);
export const paymentStatus = z.enum(paymentStatuses);

/** A company that a stay is invoiced to, with the number it is known by to its tax office (in India a GSTIN). */
export const invoice = z.strictObject({
  company: z
    .string()
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)
    .overwrite(oneLine)
    .min(1)
    .max(fieldLengths.invoiceCompany),
  taxNumber: z
    .string()
    .max(80)
    .overwrite(plainCode)
    .max(fieldLengths.taxNumber)
    .refine((number) => checkTaxNumber(number) === null),
});

/** The fields of a traveller. */
const travellerShape = {
  fullName: personName,
  contactNumber: z.string().max(80).overwrite(dialledNumber).min(5).max(fieldLengths.phone),
  email: emailAddress,
  age: z.int().min(0).max(120).optional(),
} satisfies Record<TravellerField, z.ZodType>;

/** Who books: the only one who is written to and called. */
export const traveller = z.strictObject({
  ...travellerShape,
  /** The booker's companions, each with their fields. */
  companions: z
    .array(z.strictObject(travellerShape).pick(byCompanionField(() => true)))
    .max(19)
    .optional(),
  invoice: invoice.optional(),
});

/** Who booked, in answers. Address or number may be empty for a guest who booked at the counter or by telephone. */
const bookedTraveller = traveller.extend({ contactNumber: z.string(), email: z.string() });

/** What a guest pays by at the property, without a gateway. */
export const propertyPaymentMethod = z.enum(waysAtProperty);

/** A payment that was made at the property. */
const propertyPayment = z.object({
  paymentId: z.string(),
  method: propertyPaymentMethod,
  amount: minorUnits,
  note: z.string().optional(),
  recordedAt: isoMoment,
  /** Who recorded it, by name. */
  by: z.string(),
  /** When it was taken back: it counts no more. Absent where it counts. */
  takenBackAt: isoMoment.optional(),
});

export const paymentIntent = z.strictObject({
  mode: z.enum(paymentModes),
  plan: z.enum(paymentPlans),
});

export const bookingRoom = z.object({
  roomTypeId: z.string(),
  roomName: z.string(),
  ratePlanId: z.string(),
  ratePlanName: z.string(),
  /** What the plan includes as it was agreed, as codes with words in the catalogs; absent where an older engine answers. */
  inclusions: z.array(z.string()).optional(),
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
});

/** What a guest asks the property for around a stay, and its answer. */
export const guestRequest = z.object({
  requestId: z.string(),
  kind: z.enum(timeRequestKinds),
  time: z.string(),
  note: z.string().nullable(),
  /** `closed`: the booking ended before it was answered. */
  status: z.enum(requestStates),
  answer: z.string().nullable(),
  createdAt: isoMoment,
});

/** What anyone who holds the link may see: no personal data. */
export const publicBooking = z.object({
  bookingId,
  hotelId: z.int(),
  status: bookingStatus,
  paymentStatus,
  currency,
  stay: quoteRequest.shape.stay,
  checkInTime: z.string(),
  checkOutTime: z.string(),
  timeZone: z.string(),
  rooms: z.array(bookingRoom),
  expiresAt: isoMoment.nullable(),
  /** What holds back a refund that is owed: a pending dispute, or a gateway that does not pay it. */
  refundHeldBy: z.enum(['dispute', 'gateway']).optional(),
  /** Of one that is rejected: the guest refused the new price, or the property could not take it. */
  rejectedBy: z.enum(['guest', 'property']).optional(),
  /** Held, with nothing due now, until the code that was sent to its guest is entered. */
  codeWanted: z.boolean().optional(),
  /** What the code makes of it, where one is wanted: a confirmed stay, or a request that the property then answers. */
  codeMakes: z.enum(['confirmed', 'requested']).optional(),
  /** Waiting for its payment, what that makes of it where it is no stay yet: a request that the property then answers. */
  paymentMakes: z.literal('requested').optional(),
  createdAt: isoMoment,
  language: locale,
});

/** The whole of it, for the device that booked or has verified itself. */
export const wholeBooking = publicBooking.extend({
  reference: z.string(),
  travellers: z.array(bookedTraveller),
  /** Their numbers in this order, each as its country writes it: `+91 98450 12345`. Absent from an older engine. */
  shownNumbers: z.array(z.string()).optional(),
  ...byGuestWord(() => z.string().nullable()),
  estimatedArrivalTime: z.string().nullable(),
  payment: paymentIntent,
  bill,
  total: minorUnits,
  amountPaid: minorUnits,
  amountDueNow: minorUnits,
  /** The account of the stay: each charge and payment, and the balance either way. */
  folio: guestFolio.optional(),
  /** What of the amount paid was paid at the property; absent where nothing was. */
  paidAtProperty: minorUnits.optional(),
  /** What of the refund is given back at the property, and was not yet; absent where nothing is. */
  owedAtProperty: minorUnits.optional(),
  /** What was paid at the property, the earliest first: told to the property alone; absent where nothing was. */
  propertyPayments: z.array(propertyPayment).optional(),
  /** What can be paid online at this moment: what is due now, or what a confirmed stay still costs. */
  amountPayable: minorUnits.optional(),
  /** What the deposit leaves to pay, and when it is asked for; absent where that is on arrival, or nothing is left. */
  rest: restDue.extend({ amount: minorUnits, isAsked: z.boolean() }).optional(),
  /** Whether the guest has reported a payment that the gateway has not confirmed yet: nothing may be paid again. */
  isPaymentPending: z.boolean().optional(),
  /** Why the last payment failed, in the gateway's own word for it; null where none has. */
  failureReason: z.string().nullable().optional(),
  /** The card that is kept as a guarantee; absent where none is asked for. */
  guarantee: z
    .object({
      /** `asked`: the guest has not left one yet; `let_go`: nothing can be taken of it any more. */
      card: z.enum(cardStates),
      /** Its company and last four digits, as `visa` and `4242`; absent before it is kept. */
      brand: z.string().optional(),
      last4: z.string().optional(),
      /** The most that is taken of it: what not coming costs. */
      most: minorUnits,
      /** Of a stay that did not take place, the fee that is still to be paid. */
      due: minorUnits,
      /** The fee could not be taken of the card: the guest is asked to pay it. */
      isAsked: z.boolean(),
    })
    .optional(),
  /** What is held on that card as a security deposit during the stay, and not taken; absent where nothing is. */
  deposit: z
    .object({
      /** `due`: it is held from `firstDay` on; `capturing`, `letting_go`: asked of the bank; `ended`: by the bank, before its day; `failed`: the card’s bank refused it. */
      state: z.enum(depositStates),
      amount: minorUnits,
      /** What of it was taken. */
      captured: minorUnits,
      /** Why, in the property’s words; absent where nothing was. */
      reason: z.string().optional(),
      /** The day of arrival, and that of departure, at whose end it is let go. */
      firstDay: localDate,
      lastDay: localDate,
      /** When the bank would end it, as the gateway says. */
      endsAt: isoMoment.optional(),
    })
    .optional(),
  refundAmount: minorUnits,
  updatedPrice: minorUnits.nullable(),
  /** While that waits for an answer: what is to be paid once it is accepted, and what comes back then; absent otherwise. */
  onAccepting: z.object({ due: minorUnits, refund: minorUnits }).optional(),
  /** When the property said that the guest has come; null, or absent, where it did not. */
  arrivedAt: isoMoment.nullable().optional(),
  /** The same of having left. */
  leftAt: isoMoment.nullable().optional(),
  /** How far the registration of its travellers is, by the law of the house’s country; absent where nobody is registered. */
  registration: reportState.optional(),
  /** When the invoice that its guest can fetch was issued; absent where there is none. */
  invoicedAt: isoMoment.optional(),
  /** What has happened; `why` of a cancellation by nobody: `rest_unpaid`. */
  events: z.array(z.object({ at: isoMoment, type: z.string(), why: z.string().optional() })),
  /** Hours before check-in and the fee until then, of the strictest plan booked. */
  cancellation: z.array(cancellationTier),
  /** The least fee for a cancellation on the check-in day, and for a no-show. */
  penalties: penalties.optional(),
  /**
   * Of a confirmed stay that can still be cancelled, what cancelling costs up to each deadline, the next first, and what
   * comes back of what is paid so far; absent from an older engine.
   */
  cancelling: z
    .array(
      z.object({
        until: isoMoment,
        feePercent: z.number(),
        /** What the fee is of, where it is nights or a sum: `feePercent` is the share that it is then. */
        feeOf: feeKinds.optional(),
        /** What the terms ask for: more than `penalty` where less was paid. */
        fee: minorUnits,
        /** The part of the money paid that the hotel keeps. */
        penalty: minorUnits,
        /** What payment companies keep of what goes back through them. */
        processingCharge: minorUnits,
        refund: minorUnits,
        /** Of `refund`, what the property gives back of what was paid there. */
        atProperty: minorUnits,
      }),
    )
    .optional(),
  /** What cancelling costs at least, in minor units, because the booking was changed when cancelling cost as much. */
  leastFee: minorUnits.optional(),
  /** What was booked: the stay, each room with its guests, and the extras. A change begins with it. */
  selection: quoteRequest.omit({ hotelId: true, couponCode: true }).optional(),
  /** The code that a discount was given for; absent where there is none. */
  couponCode: z.string().optional(),
  /** What a price agreed with the property adds to the bill, or, negative, takes off it. */
  priceAdjustment: minorUnits.optional(),
  /** Of the money paid, what the property and the payment company keep after a cancellation, a no-show or a change. */
  kept: minorUnits.optional(),
  refunds: z
    .array(
      z.object({
        amount: minorUnits,
        status: z.enum(refundStates),
        reason: z.string(),
        at: isoMoment,
        /** Between which days it arrives, or is expected to; absent where it waits or cannot be made. */
        arrives: z.object({ from: localDate, to: localDate }).optional(),
        /** The property gave it back at the payment company by itself. */
        isMadeAtGateway: z.boolean().optional(),
        /** It waits until the bank has decided on the payment, which is in dispute. */
        isWaiting: z.boolean().optional(),
        /** It failed for good: the property owes it to the guest. */
        isOver: z.boolean().optional(),
      }),
    )
    .optional(),
  requests: z.array(guestRequest).optional(),
  /** What the property wrote to the guest with the act that the booking stands at: plain text in its own words. */
  propertyWords: z.string().optional(),
  /** The property's policies as they were agreed. */
  policies: z.array(z.object({ name: z.string(), text: z.string() })).optional(),
  /** A change that takes effect when `due` is paid. */
  change: z
    .object({
      stay: quoteRequest.shape.stay,
      rooms: z.array(bookingRoom),
      /** What the stay costs after the change, line by line. */
      bill: bill.optional(),
      newTotal: minorUnits,
      due: minorUnits,
      expiresAt: isoMoment,
    })
    .nullable()
    .optional(),
});

/** A booking in a list, after a code was entered: enough to tell one from another. */
export const maskedBooking = z.object({
  bookingId,
  reference: z.string(),
  hotelId: z.int(),
  hotelName: z.string(),
  status: bookingStatus,
  stay: quoteRequest.shape.stay,
  guestName: z.string(),
});

export const bookingReply = z.discriminatedUnion('access', [
  z.object({ access: z.literal('public'), booking: publicBooking }),
  z.object({ access: z.literal('whole'), booking: wholeBooking }),
]);
