import { charts } from '@latchkey/booking-core/bookkeeping';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { currency, hotelId, isoMoment, localDate, minorUnits, typedLine } from '../schemas/scalars.ts';

const month = z
  .string()
  .regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/)
  .meta({ examples: ['2026-11'] });
const accountKey = z.string().min(1).max(120);
const code = z.string().regex(/^[A-Za-z0-9 ._:/-]{1,40}$/);

const ownAccount = z.strictObject({
  code,
  name: typedLine.min(1).max(houseFieldLengths.accountName),
  /** What the program calls the tax of it; in DATEV the BU key, empty on automatic accounts. */
  taxCode: z.string().max(houseFieldLengths.taxCode),
});

/** What a house says of its books. */
export const bookkeepingSettings = z
  .strictObject({
    /** `own`: every account is named by the house. The others are DATEV's, for Germany. */
    chart: z.enum(charts),
    /** What DATEV asks of who keeps the books; null where no DATEV file is wanted. */
    datev: z
      .strictObject({
        adviser: z.int().min(1001).max(9_999_999),
        client: z.int().min(1).max(99_999),
        accountLength: z.int().min(4).max(8),
      })
      .nullable(),
    /** The tax that is due on an advance as it is received; null where none is. */
    advanceTax: z
      .strictObject({ name: typedLine.min(1).max(houseFieldLengths.taxName), rate: z.number().gt(0).max(100) })
      .nullable(),
    /** By what is posted there, such as `revenue:room:7`; what the chart knows may be left out. */
    accounts: z.record(accountKey, ownAccount).refine((all) => Object.keys(all).length <= 300),
  })
  .meta({ examples: [{ chart: 'own', datev: null, advanceTax: null, accounts: {} }] });

/** A sealed batch of entries. */
export const bookkeepingBatch = z.object({
  /** Of the hotel, without a gap, from 1. */
  number: z.int(),
  month,
  from: localDate,
  to: localDate,
  madeAt: isoMoment,
  by: z.string().nullable(),
  entries: z.int(),
  /** Of the debits, which is that of the credits. */
  sum: minorUnits,
  hasDatev: z.boolean(),
  /** SHA-256 of the hash before and the files. */
  hash: z.string(),
});

/** The books of a house in a month: what is ready, what lacks, and the batches that were made. */
export const bookkeepingPage = z.object({
  settings: bookkeepingSettings.nullable(),
  currency,
  /** Whether the house can have DATEV files: it is in Germany and its money is euros. */
  canDatev: z.boolean(),
  month,
  /** Closed days of the month that are in no batch; null where there are none. */
  ready: z.object({ from: localDate, to: localDate, days: z.int(), entries: z.int(), sum: minorUnits }).nullable(),
  /** The first day of the month that is not closed yet; null where all of them are. */
  openFrom: localDate.nullable(),
  /** Whether the house has closed any day at all. */
  hasClosedDays: z.boolean(),
  /** A month before whose closed days are in no batch: it comes first. */
  earlier: month.nullable(),
  /** What is posted in the month or was named before, with its account where there is one. */
  accounts: z.array(
    z.object({
      key: accountKey,
      account: ownAccount.nullable(),
      /** Whether it is the chart's own. */
      isPreset: z.boolean(),
      /** Whether what is ready needs it. */
      isNeeded: z.boolean(),
    }),
  ),
  /** The last one first. */
  batches: z.array(bookkeepingBatch),
});

const accountsRefused = z.object({
  code: z.enum(['accounts_missing', 'accounts_unfit']),
  accounts: z.array(accountKey),
});

/** Exports for programs that keep books: entries of closed days, each sent once, in sealed batches. */
export const propertyBookkeepingOperations = {
  getBookkeeping: operation({
    summary: 'The entries of a month that are ready for the books, accounts that lack, and the batches that were made',
    headers: propertyKey,
    /** The month of the first closed day that is in no batch, unless given. */
    query: z.strictObject({ month: month.optional() }),
    responses: { 200: bookkeepingPage, ...refusedCaller },
  }),
  setBookkeeping: operation({
    summary: 'Say by which accounts the books of the house have its entries from now on; batches that were made stay',
    headers: propertyKey,
    body: bookkeepingSettings,
    responses: {
      200: bookkeepingSettings,
      ...refusedCaller,
      /** `chart_elsewhere`: DATEV's charts are for Germany. */
      422: refusal('chart_elsewhere'),
    },
  }),
  makeBookkeepingBatch: operation({
    summary:
      'Make the next batch of a month: the entries of its closed days that are in no batch, sealed. Entries of later days go to a later one',
    headers: propertyKey.extend(idempotency.shape),
    body: z.strictObject({ month }).meta({ examples: [{ month: '2026-11' }] }),
    responses: {
      200: bookkeepingBatch,
      ...refusedCaller,
      /** `accounts_missing`: these have none. `accounts_unfit`: DATEV takes no such codes. `earlier_first`: a month before waits. */
      409: z.union([refusal('nothing_ready', 'settings_missing', 'earlier_first'), accountsRefused]),
      422: refusal('idempotency_key_reused'),
    },
  }),
  getBookkeepingFile: operation({
    summary:
      'A file of a batch, the same byte for byte whenever it is fetched: the journal as CSV, or DATEV’s Buchungsstapel. Its address opens only in a session, or with a key, of that hotel',
    headers: propertyKey,
    params: z.strictObject({
      hotel: hotelId,
      batch: z.coerce.number().int().min(1).max(1_000_000),
      file: z.enum(['journal', 'datev']),
    }),
    sendsFile: true,
    responses: { 200: z.string().meta({ format: 'binary', examples: [''] }), ...refusedCaller, 404: notFound },
  }),
};
