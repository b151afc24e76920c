import {
  chargeKinds,
  chargeShares,
  documentsAllowed,
  invoiceKinds,
  partsNotBuilt,
  signatureStates,
  taxKinds,
} from '@latchkey/booking-core/invoice';
import { payerKinds } from '@latchkey/booking-core/folio';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { currency, emailAddress, isoMoment, localDate, minorUnits, typedLine } from './scalars.ts';

const line = typedLine.max(fieldLengths.invoiceCompany);
const countryCode = z.string().regex(/^[A-Z]{2}$/);
const taxId = z.string().max(fieldLengths.taxNumber);

/** A tax that is shown by its rate, in percent. */
const tax = z.strictObject({ name: line.min(1), rate: z.number().gt(0).max(100) });

const share = z.strictObject({
  share: z.enum(chargeShares),
  taxes: z.array(tax).max(3),
  percent: z.number().gt(0).max(100),
});

/** What is in a price, in parts with rates of their own; 100 percent together. */
const shares = z
  .array(share)
  .min(1)
  .max(4)
  .refine((parts) => Math.abs(parts.reduce((sum, { percent }) => sum + percent, 0) - 100) < 1e-6);

/** What a house says of itself and its prices for its invoices. */
export const invoiceSettings = z
  .strictObject({
    /** What stands first in the numbers of invoices, and of credit notes: capital letters and digits, in India three at most. */
    prefix: z.string().max(fieldLengths.invoicePrefix),
    creditPrefix: z.string().max(fieldLengths.invoicePrefix),
    seller: z.strictObject({
      /** The name of the firm, as its tax office knows it. */
      name: line.min(1),
      street: line.min(1),
      postalCode: line,
      city: line.min(1),
      /** GSTIN, VAT id or TRN; null where the house has none. */
      taxId: taxId.nullable(),
      /** Another number of the tax office, such as a German Steuernummer. */
      localTaxId: taxId.nullable(),
      iban: z
        .string()
        .regex(/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/)
        .nullable(),
    }),
    /** By the id of a tax, where it is something else than its name says. */
    taxKinds: z.record(z.string().max(80), z.enum(taxKinds)).optional(),
    /** Ids of levies that the house owes itself: they have the rooms’ tax in them. */
    leviesInPrice: z.array(z.string().max(80)).max(50).optional(),
    /** By the id of an extra, and of a rate plan with more than lodging in its price. */
    extras: z.record(z.string().max(80), shares).optional(),
    plans: z.record(z.string().max(80), shares).optional(),
  })
  .meta({
    examples: [
      {
        prefix: 'SWC',
        creditPrefix: 'SWN',
        seller: {
          name: 'Sandalwood Courtyard',
          street: '14, 7th Cross, Indiranagar',
          postalCode: '560038',
          city: 'Bengaluru',
          taxId: '29AAGCB7383J1Z4',
          localTaxId: null,
          iban: null,
        },
      },
    ],
  });

/** What the law of the house's country lets it hand out by this product, and what is to be used beside it. */
export const documentsPolicy = z.object({
  documents: z.enum(documentsAllowed),
  notBuilt: z.array(z.enum(partsNotBuilt)),
  /** Whether that is needed for money taken in cash alone. */
  ofCashAlone: z.boolean(),
  /** The law, as its own country cites it. */
  source: z.string().nullable(),
});

/** Why no invoice can be issued of a booking now. */
export const invoiceRefusals = [
  'documents_not_allowed',
  'country_missing',
  'settings_missing',
  'seller_incomplete',
  'not_confirmed',
  'before_arrival',
  'extra_without_rate',
  'already_invoiced',
  'nothing_to_invoice',
  'number_too_long',
  'unknown_payer',
  'account_changed',
  'guest_erased',
  'tax_id_wrong',
  'buyer_address_missing',
] as const;

/** Whom an invoice is to, in place of the guest. */
export const invoiceBuyer = z.strictObject({
  name: line.min(1),
  street: line,
  postalCode: line,
  city: line,
  country: countryCode,
  taxId: taxId.nullable(),
  email: emailAddress.nullable(),
});

const party = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  taxId: z.string().nullable(),
  email: z.string().nullable(),
});

const taxOfLine = z.object({ name: z.string(), rate: z.number() });

/** All that an invoice says, as it was issued. Sums in minor units. */
export const invoiceContent = z.object({
  kind: z.enum(invoiceKinds),
  number: z.string().nullable(),
  issuedOn: localDate,
  currency,
  seller: party.extend({
    phone: z.string().nullable(),
    localTaxId: z.string().nullable(),
    iban: z.string().nullable(),
  }),
  buyer: party,
  isCompany: z.boolean(),
  stay: z.object({ reference: z.string(), guest: z.string(), arrival: localDate, departure: localDate }),
  lines: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(chargeKinds),
      day: localDate.nullable(),
      description: z.object({
        name: z.string(),
        ratePlan: z.string().optional(),
        share: z.enum(chargeShares).optional(),
      }),
      quantity: z.int(),
      gross: minorUnits,
      net: minorUnits,
      taxes: z.array(taxOfLine),
      code: z.string().nullable(),
    }),
  ),
  breakdown: z.array(
    z.object({
      category: z.enum(['S', 'E']),
      taxes: z.array(taxOfLine.extend({ amount: minorUnits })),
      taxable: minorUnits,
      gross: minorUnits,
    }),
  ),
  totals: z.object({ net: minorUnits, tax: minorUnits, total: minorUnits, paid: minorUnits, due: minorUnits }),
  placeOfSupply: z.string().nullable(),
  inWords: z.string().nullable(),
  corrects: z.object({ number: z.string(), issuedOn: localDate, reason: z.string() }).nullable(),
});

/** What an invoice of a payer would say now, and whether it can be issued. */
export const invoiceDraft = z.object({
  payerId: z.string(),
  kind: z.enum(payerKinds),
  /** Why no invoice can be issued now; null where one can. */
  refused: z.enum(invoiceRefusals).nullable(),
  /** Names of what stands there of whose tax nobody has said anything. */
  unrated: z.array(z.string()),
  /** As a pro forma; null where nothing is owed or the house lacks its settings. */
  content: invoiceContent.nullable(),
  /** A number of the buyer's was given that is wrong, and would stand on no invoice. */
  isTaxIdLeftOut: z.boolean(),
  /** What the folio's lines of this payer come to: the total of the invoice. */
  onFolio: minorUnits,
});

/** What a certified part has said of a paper. Only a signed one is handed out. */
export const paperSignature = z.object({
  state: z.enum(signatureStates),
  /** Why it was refused, in the service's words. */
  words: z.string().nullable(),
  /** Of the tax authority. */
  authorityNumber: z.string().nullable(),
  signature: z.string().nullable(),
  /** The text of the code that is printed. */
  code: z.string().nullable(),
});

/** An invoice or credit note in a list. */
export const invoiceEntry = z.object({
  invoiceId: z.string(),
  /** Whose part of the folio it is; `guest` of whoever booked. */
  payerId: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  issuedAt: isoMoment,
  buyer: z.string(),
  currency,
  total: minorUnits,
  /** The invoice that a credit note corrects. */
  corrects: z.string().nullable(),
  /** Of an invoice, what was credited of it so far. */
  credited: minorUnits,
  /** Absent where no certified part signs the papers of the house. */
  signature: paperSignature.optional(),
});
