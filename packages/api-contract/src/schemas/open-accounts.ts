import { payerKinds } from '@latchkey/booking-core/folio';
import { z } from 'zod';
import { bookingStatus } from './booking.ts';
import { bookingId, currency, localDate, minorUnits } from './scalars.ts';

/** The same sum by how long it has been open: up to 30 days, to 60, to 90, and longer. */
const byAge = z.object({ to30: minorUnits, to60: minorUnits, to90: minorUnits, over90: minorUnits });

/** What one debtor still owes of one stay that is over. */
const openStay = z.object({
  bookingId,
  reference: z.string(),
  /** Of the stay, whoever owes it. */
  guestName: z.string(),
  /** Other than `confirmed`, it is the fee of a stay that did not take place. */
  status: bookingStatus,
  departs: localDate,
  /** The day at the hotel on which it was left open. */
  since: localDate,
  daysOpen: z.int(),
  toPay: minorUnits,
});

/** Whoever owes something of stays that are over: a company, a guest who booked, or another payer of a folio. */
const debtor = z.object({
  kind: z.enum(payerKinds),
  /** Empty of one who was erased. */
  name: z.string(),
  taxId: z.string().optional(),
  currency,
  toPay: minorUnits,
  byAge,
  /** Earliest first. */
  stays: z.array(openStay),
});

/** What stays that are over still owe the hotel, by who owes it. What the hotel owes lowers nobody's debt. */
export const openAccounts = z.object({
  today: localDate,
  /** Whoever has owed for longest first; a debtor in two currencies stands there twice. */
  debtors: z.array(debtor),
  /** Of each currency in which something is owed. */
  totals: z.array(z.object({ currency, toPay: minorUnits, byAge })),
});
