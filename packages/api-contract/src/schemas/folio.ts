import { folioLineKinds, folioSources, payerKinds } from '@latchkey/booking-core/folio';
import { z } from 'zod';
import { waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { isoMoment, localDate, minorUnits } from './scalars.ts';

/** The balance, either way: `charges` - `paid` + `givenBack` = `balance` = `toPay` - `toGiveBack`. */
export const folioBalance = z.object({
  /** What the stay costs, with all that was put on the folio and taken off it. */
  charges: minorUnits,
  paid: minorUnits,
  givenBack: minorUnits,
  /** Below 0 where the property owes. */
  balance: minorUnits,
  /** What is still owed to the property. */
  toPay: minorUnits,
  /** What the property owes, what is on its way included. */
  toGiveBack: minorUnits,
});

/** A line of the account of a stay, as its guest reads it. */
export const guestFolioLine = z.object({
  id: z.string(),
  kind: z.enum(folioLineKinds),
  /** The hotel's day on which it counts. */
  day: localDate,
  /** Above 0 where more is owed by it. Of a deposit what is held, taken or let go: it counts towards no bill. */
  amount: minorUnits,
  /** Who pays it. */
  payer: z.enum(payerKinds),
  /** Where it comes from: what was agreed, money that moved, or a hand at the desk. */
  source: z.enum(folioSources),
  /** What it is for: the room's place in the booking from 0, the id of a room type, extra, fee, tax or offer, and its name. */
  subject: z.object({
    room: z.int().min(0).optional(),
    id: z.string().optional(),
    name: z.string().optional(),
    quantity: z.int().optional(),
  }),
  /** The tax that is in the amount of what was put on the folio by hand. */
  taxWithin: z.object({ name: z.string(), percent: z.number(), amount: minorUnits }).optional(),
  /** The line that it takes back. */
  reverses: z.string().optional(),
  /** Of a transfer: the line of which it moves a part. */
  movedFrom: z.string().optional(),
  /**
   * Why, by a code: the kind of an offer, `coupon`, `agreed_price`, `change`, the state of a stay that did not take place,
   * or why money went back. A reason that the property typed is told to the property alone.
   */
  reason: z.string().optional(),
  method: z.enum(['online', ...waysAtProperty]).optional(),
});

/** The account of a stay as its guest reads it. */
export const guestFolio = z.object({
  lines: z.array(guestFolioLine),
  /** Of all payers together, at the end of the stay. */
  balance: folioBalance,
  /** Of whoever booked. */
  own: folioBalance,
});

/** A payer of a folio, and what of it is that one's. */
export const folioPayer = z.object({
  /** `guest` of whoever booked. */
  payerId: z.string(),
  kind: z.enum(payerKinds),
  /** Empty once the guest is erased. */
  name: z.string(),
  taxId: z.string().optional(),
  address: z.string().optional(),
  mail: z.string().optional(),
  balance: folioBalance,
});

/** A line as the property reads it. */
export const folioLine = guestFolioLine.extend({
  payerId: z.string(),
  /** Of a transfer between two stays: the reference of the other one. */
  otherBooking: z.string().optional(),
  /** The day for which it was meant, which the house had closed: it counts on the one that was open. */
  meantFor: localDate.optional(),
  at: isoMoment.optional(),
  /** Who did it. */
  by: z.string().optional(),
});
