import { bookingSources, reportGroupings, reportKinds } from '@latchkey/booking-core/reports';
import { waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { currency, gatewayName, locale, localDate, minorUnits } from '../schemas/scalars.ts';

/** Both ends are included. */
const span = { from: localDate, to: localDate };

/** A share in thousandths: 650 is 65.0 %; null of nothing. */
const share = z.int().nullable();
/** Minor units; null where it would be divided by nothing. */
const quotient = minorUnits.nullable();
/** A mean in tenths; null of nothing. */
const tenths = z.int().nullable();
/** Money that may be below 0 where an agreed price or a pick-up is. */
const difference = z.int();

/** Rooms are room-nights; money is after discounts, without tax and before commission. */
const figures = {
  available: z.int(),
  sold: z.int(),
  occupied: z.int(),
  /** Of those sold, the ones that no agent, channel or program brought. */
  direct: z.int(),
  roomsRevenue: difference,
  totalRevenue: difference,
  occupancy: share,
  occupiedShare: share,
  /** Sold over available without the rooms out of order. */
  occupancyInOrder: share,
  adr: quotient,
  revPar: quotient,
  trevPar: quotient,
};

const sold = { sold: z.int(), roomsRevenue: difference, adr: quotient };
const spanOfFigures = z.object({ ...span, ...figures });
const onTheBooks = z.object({ nights: z.int(), revenue: difference });
const lost = z.object({ bookings: z.int(), kept: difference });

const sales = z.object({
  total: z.object(figures),
  directRevenue: difference,
  commissionSaved: minorUnits,
  nights: z.array(spanOfFigures),
  groups: z.array(spanOfFigures),
  roomTypes: z.array(z.object({ id: z.string(), name: z.string(), ...figures })),
  ratePlans: z.array(z.object({ id: z.string(), name: z.string(), ...sold })),
  sources: z.array(z.object({ source: z.enum(bookingSources), isDirect: z.boolean(), ...sold })),
});

const stays = z.object({
  /** Of stays that end in the period. */
  stays: z.int(),
  roomNights: z.int(),
  meanLength: tenths,
  meanLead: tenths,
  medianLead: tenths,
  /** Without those who booked on the day of arrival. */
  meanLeadAhead: tenths,
  /** Bookings whose stay would have begun in the period, and the fees that the hotel kept for them, without tax. */
  cancellations: lost,
  noShows: lost,
});

const taxes = z.object({
  /** Where the stays are taxed. */
  place: z.string(),
  country: z.string(),
  rates: z.array(
    z.object({
      /** As it stands on bills. */
      name: z.string(),
      taxType: z.enum(['percentage', 'fixed']),
      /** Percent, or minor units of a fixed one. */
      rate: z.number(),
      /** The money that a percentage is on; of a fixed tax how many times it is charged. */
      base: z.number(),
      amount: minorUnits,
    }),
  ),
});

const money = z.object({
  /** Each way once: a gateway, or how it was paid at the property. */
  ways: z.array(
    z.object({
      way: z.enum([...gatewayName.options, ...waysAtProperty]),
      isOnline: z.boolean(),
      payments: z.int(),
      taken: difference,
      refunds: z.int(),
      returned: minorUnits,
    }),
  ),
  /** Over all bookings with a night in the period, or whose stay did not take place in it. */
  toPay: minorUnits,
  toReturn: minorUnits,
  openCount: z.int(),
  /** The first 200 of them. */
  open: z.array(z.object({ reference: z.string(), departs: localDate, toPay: minorUnits, toReturn: minorUnits })),
});

const pickUp = z.object({
  /** As which day began the books are compared with; null where none were kept then. */
  since: localDate.nullable(),
  onTheBooks,
  pickUp: onTheBooks.nullable(),
  months: z.array(z.object({ ...span, onTheBooks, pickUp: onTheBooks.nullable() })),
});

export const propertyReportOperations = {
  getReports: operation({
    summary:
      'What a hotel has sold and what stands on its books, by the night slept: occupancy, ADR, RevPAR, length of stay, sources, taxes, money and pick-up; nothing of its guests',
    headers: propertyKey,
    query: z.strictObject({
      /** All of them where none is named. */
      kind: z.enum(reportKinds).optional(),
      /** The first night; of this month where it is not given. */
      from: localDate.optional(),
      /** The last night; of the month of the first where it is not given. At most 366 nights. */
      to: localDate.optional(),
      /** How the nights of `sales` are put together: weeks count from the first of them. `week` where it is not given. */
      by: z.enum(reportGroupings).optional(),
      /** From the beginning of which day a pick-up counts; a week ago where it is not given. */
      since: localDate.optional(),
      /** Of the names of rooms and plans; the hotel’s own where it is not given. */
      language: locale.optional(),
    }),
    responses: {
      200: z.object({
        today: localDate,
        ...span,
        by: z.enum(reportGroupings),
        currency,
        sales: sales.optional(),
        stays: stays.optional(),
        taxes: taxes.optional(),
        money: money.optional(),
        pickUp: pickUp.optional(),
      }),
      ...refusedCaller,
      422: refusal('invalid_period'),
    },
  }),
};
