import { fieldLengths, houseFieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  documentsPolicy,
  invoiceBuyer,
  invoiceContent,
  invoiceDraft,
  invoiceEntry,
  invoiceRefusals,
  invoiceSettings,
  paperSignature,
} from '../schemas/invoice.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller, unprovedCaller } from '../schemas/property.ts';
import { hotelId, isoMoment, locale, localDate, minorUnits, typedLine } from '../schemas/scalars.ts';

const ofBooking = z.strictObject({ booking: z.string().max(80) });
const ofInvoice = z.strictObject({ invoice: z.string().max(80) });

const payerId = z.string().min(1).max(120);

const paper = z.string().meta({ format: 'binary', examples: [''] });

/** An invoice or credit note as it was issued, with the hash of all that it says. */
export const issuedInvoice = z.object({
  invoiceId: z.string(),
  issuedAt: isoMoment,
  hash: z.string(),
  content: invoiceContent,
  /** A number of the buyer's was given that is wrong, and stands on no invoice. */
  isTaxIdLeftOut: z.boolean(),
  /** Absent where no certified part signs the papers of the house. */
  signature: paperSignature.optional(),
});

/** A house's account at a certified part that signs its papers; its key is told to nobody. */
const fiscalService = z.object({
  /** Whether one can be connected here. */
  canConnect: z.boolean(),
  /** Null where none is connected. */
  account: z.string().nullable(),
  /** Papers that it has not signed yet. */
  waiting: z.int(),
});

/** The papers that a hotel issued in a month, `2026-11`. */
export const invoicesOfMonth = z.object({
  month: z.string(),
  invoices: z.array(
    invoiceEntry.extend({
      issuedOn: localDate,
      reference: z.string(),
      /** Place in its series, from 1 in each fiscal year. */
      serial: z.int(),
      net: minorUnits,
      tax: minorUnits,
    }),
  ),
  /** Numbers of the month's series that no paper has; never one, unless somebody took a paper away. */
  gaps: z.array(z.object({ kind: z.enum(['invoice', 'credit-note']), fiscalYear: localDate, serial: z.int() })),
});

/** Invoices of a property: what it may hand out, what it says for them, and the papers of a booking. */
export const propertyInvoiceOperations = {
  getInvoiceSettings: operation({
    summary: 'What the property says of itself for its invoices, and which papers the law of its country allows',
    headers: propertyKey,
    responses: {
      200: z.object({ settings: invoiceSettings.nullable(), policy: documentsPolicy }),
      ...refusedCaller,
    },
  }),
  setInvoiceSettings: operation({
    summary: 'Say what stands on the invoices of the property from now on; those that were issued stay as they are',
    headers: propertyKey,
    body: invoiceSettings,
    responses: {
      200: z.object({ settings: invoiceSettings.nullable(), policy: documentsPolicy }),
      ...refusedCaller,
      422: refusal('prefix_invalid', 'prefixes_equal', 'tax_id_invalid'),
    },
  }),
  listInvoices: operation({
    summary: 'The invoices and credit notes of a booking, and whether one can be issued now',
    headers: propertyKey,
    params: ofBooking,
    responses: {
      200: z.object({
        policy: documentsPolicy,
        /** Why no invoice can be issued now; null where one can. */
        refused: z.enum(invoiceRefusals).nullable(),
        /** Names of the extras of whose tax nobody has said anything. */
        unrated: z.array(z.string()),
        /** By payer of the folio, whoever booked first; `refused` and `unrated` are theirs. */
        drafts: z.array(invoiceDraft),
        invoices: z.array(invoiceEntry),
      }),
      ...refusedCaller,
      404: notFound,
    },
  }),
  getProForma: operation({
    summary: 'What an invoice of a booking would say now. It is no tax document, has no number and is not kept',
    headers: propertyKey,
    params: ofBooking,
    query: z.strictObject({ payer: payerId.optional() }),
    responses: {
      200: z.object({ content: invoiceContent, isTaxIdLeftOut: z.boolean() }),
      ...refusedCaller,
      404: notFound,
      409: refusal('documents_not_allowed', 'country_missing', 'settings_missing', 'nothing_to_invoice'),
    },
  }),
  getAccountPaper: operation({
    summary:
      'What a payer of a booking owes now as a PDF on A4, in a language. It says that it is no tax document, has no number and is not kept',
    headers: propertyKey,
    params: z.strictObject({ hotel: hotelId, booking: z.string().max(80) }),
    query: z.strictObject({ payer: payerId.optional(), language: locale.default('en') }),
    sendsPaper: true,
    responses: {
      200: paper,
      ...refusedCaller,
      404: notFound,
      409: refusal('documents_not_allowed', 'country_missing', 'settings_missing', 'nothing_to_invoice'),
    },
  }),
  listHotelInvoices: operation({
    summary:
      'The invoices and credit notes of a hotel that were issued in a month, by their numbers, and numbers that lack',
    headers: propertyKey,
    query: z.strictObject({
      /** This month unless given. */
      month: z
        .string()
        .regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/)
        .meta({ examples: ['2026-11'] })
        .optional(),
    }),
    responses: {
      200: invoicesOfMonth,
      ...refusedCaller,
    },
  }),
  issueInvoice: operation({
    summary: 'Issue the invoice of a booking under the next number of its series, frozen as it is then',
    headers: propertyKey.extend(idempotency.shape),
    params: ofBooking,
    body: z
      .strictObject({
        /** Whom it is to; the guest, or the company that the guest named, where nothing is said. */
        buyer: invoiceBuyer.optional(),
        /** Whose part of the folio it is; of whoever booked unless given. */
        payerId: payerId.optional(),
        /** Whether a number of the buyer's that is wrong stops it; unless it does, it is issued without the number. */
        numberMustBeRight: z.boolean().optional(),
      })
      .meta({ examples: [{}] }),
    responses: {
      200: issuedInvoice,
      ...refusedCaller,
      404: notFound,
      409: refusal(...invoiceRefusals),
      422: refusal('idempotency_key_reused'),
    },
  }),
  getInvoice: operation({
    summary: 'An invoice or credit note as it was issued',
    headers: propertyKey,
    params: ofInvoice,
    responses: { 200: issuedInvoice, ...refusedCaller, 404: notFound },
  }),
  getInvoicePaper: operation({
    summary:
      'An invoice or credit note as a PDF on A4, in a language: searchable, and read aloud in Arabic and Hindi too. Its address opens only in a session, or with a key, of that hotel',
    headers: propertyKey,
    params: z.strictObject({
      /** The hotel whose it is: an address that a page names sends no header. */
      hotel: hotelId,
      invoice: z.string().max(80),
    }),
    query: z.strictObject({ language: locale.default('en') }),
    sendsPaper: true,
    responses: { 200: paper, ...refusedCaller, 404: notFound, 409: refusal('waits_for_signature') },
  }),
  getEInvoice: operation({
    summary:
      'An invoice or credit note between businesses in Germany as an e-invoice: CII by EN 16931, or as XRechnung 3.0 wants it',
    headers: propertyKey,
    params: ofInvoice,
    query: z.strictObject({ profile: z.enum(['en16931', 'xrechnung']).default('en16931') }),
    responses: {
      200: z.object({ number: z.string(), xml: z.string() }),
      ...refusedCaller,
      404: notFound,
      409: refusal('no_german_business', 'xrechnung_incomplete', 'waits_for_signature'),
    },
  }),
  signInvoice: operation({
    summary:
      'Ask the certified part again to sign a paper that waits, or that it refused; it is asked by itself too until it answers',
    headers: propertyKey,
    params: ofInvoice,
    body: z.strictObject({}).meta({ examples: [{}] }),
    responses: {
      200: issuedInvoice,
      ...refusedCaller,
      404: notFound,
      409: refusal('not_to_sign'),
    },
  }),
  getFiscalService: operation({
    summary: 'Whether a certified part signs the papers of the property, and how many wait for it',
    headers: propertyKey,
    responses: { 200: fiscalService, ...refusedCaller },
  }),
  setFiscalService: operation({
    summary:
      'Connect the property’s account at a certified fiscal service: from then on every paper is signed there before it is handed out, and where the law asks for such a part invoices can be issued. The key is kept sealed and told to nobody',
    headers: propertyKey,
    body: z
      .strictObject({
        account: typedLine.min(1).max(houseFieldLengths.fiscalAccount),
        key: z.string().min(1).max(houseFieldLengths.fiscalKey),
      })
      .meta({ examples: [{ account: 'house-1760', key: 'as-the-service-showed-it' }] }),
    responses: { 200: fiscalService, ...unprovedCaller, 409: refusal('cannot_keep') },
  }),
  removeFiscalService: operation({
    summary: 'Disconnect the certified part; while papers wait for their signature it stays',
    headers: propertyKey,
    responses: { 200: fiscalService, ...unprovedCaller, 404: notFound, 409: refusal('papers_waiting') },
  }),
  creditInvoice: operation({
    summary: 'Issue the credit note of an invoice, or of some of its lines, with the reason that it prints',
    headers: propertyKey.extend(idempotency.shape),
    params: ofInvoice,
    body: z
      .strictObject({
        reason: typedLine.min(1).max(fieldLengths.propertyNote),
        /** Ids of lines; by default all that are not credited yet. */
        lines: z.array(z.string().max(160)).min(1).max(500).optional(),
      })
      .meta({ examples: [{ reason: 'The minibar was charged twice' }] }),
    responses: {
      200: issuedInvoice,
      ...refusedCaller,
      404: notFound,
      409: refusal('not_an_invoice', 'already_credited', 'unknown_line', 'documents_not_allowed', 'number_too_long'),
      422: refusal('idempotency_key_reused'),
    },
  }),
};
