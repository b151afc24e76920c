import type { CurrencyCode, MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { chargeKinds, chargeShares, invoiceKinds } from './invoice-lists.ts';

export type InvoiceKind = (typeof invoiceKinds)[number];

/** A tax that an invoice shows by its rate: value added tax, or one of the two halves of GST. */
export interface InvoiceTax {
  /** As the law of the country calls it (`CGST`, `MwSt.`). */
  readonly name: string;
  /** Percent, above 0. */
  readonly rate: number;
}

export type ChargeKind = (typeof chargeKinds)[number];
export type ChargeShare = (typeof chargeShares)[number];

/** Facts by which a line is described in any language; names stand as they were agreed. */
export interface ChargeDescription {
  /** Of a room type, extra, fee or tax. */
  readonly name: string;
  readonly ratePlan?: string | undefined;
  readonly share?: ChargeShare | undefined;
}

/** A line of the account of a stay, as an invoice takes it. */
export interface Charge {
  readonly id: string;
  readonly kind: ChargeKind;
  /** The night or day that it is for; null where it is for the whole stay. */
  readonly day: LocalDate | null;
  readonly description: ChargeDescription;
  /** At least 1. */
  readonly quantity: number;
  /** The sum due for it with all its taxes; below 0 where it takes something off. */
  readonly gross: MinorUnits;
  /** The taxes in `gross` that are shown by their rates, in the order of the bill; none of what is outside them. */
  readonly taxes: readonly InvoiceTax[];
}

/** Whose paper it is, or to whom. */
export interface InvoiceParty {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** GSTIN, VAT id, TRN or PAN; null where there is none that is valid. */
  readonly taxId: string | null;
  readonly email: string | null;
}

/** Who issues it. */
export interface InvoiceSeller extends InvoiceParty {
  readonly phone: string | null;
  /** Another number that a tax office knows it by, where it has no VAT id (in Germany the Steuernummer). */
  readonly localTaxId: string | null;
  readonly iban: string | null;
}

/** A line with its part of the taxes. */
export interface InvoiceLine extends Charge {
  /** Without the taxes shown by their rates; the lines of a rate add up to its `taxable`. */
  readonly net: MinorUnits;
  /** Harmonised code of the service, where the country has one printed. */
  readonly code: string | null;
}

/** All lines of one rate: what is taxed, and what each tax comes to, worked out once on the sum. */
export interface TaxBreakdown {
  /** `S`: taxed at these rates; `E`: outside the tax (EN 16931; `O` may not stand beside other categories). */
  readonly category: 'S' | 'E';
  readonly taxes: readonly (InvoiceTax & { readonly amount: MinorUnits })[];
  readonly taxable: MinorUnits;
  readonly gross: MinorUnits;
}

/** The sums of an invoice, in minor units; `net + tax = total`, `total - paid = due`. */
export interface InvoiceTotals {
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  readonly total: MinorUnits;
  /** Received in advance and not given back; below 0 it would be owed to the guest. */
  readonly paid: MinorUnits;
  readonly due: MinorUnits;
}

/** The stay that an invoice is of. */
export interface InvoicedStay {
  readonly reference: string;
  readonly guest: string;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
}

/** All that an invoice says. It is frozen when it is issued: what later changes does not reach it. */
export interface InvoiceContent {
  readonly kind: InvoiceKind;
  /** Null of a pro forma. */
  readonly number: string | null;
  readonly issuedOn: LocalDate;
  readonly currency: CurrencyCode;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceParty;
  readonly isCompany: boolean;
  readonly stay: InvoicedStay;
  readonly lines: readonly InvoiceLine[];
  readonly breakdown: readonly TaxBreakdown[];
  readonly totals: InvoiceTotals;
  /** The state by the law of GST, `29 Karnataka`; null elsewhere. */
  readonly placeOfSupply: string | null;
  /** The total in words, where it is the custom; null elsewhere. */
  readonly inWords: string | null;
  /** Of a credit note: what it corrects, and why. */
  readonly corrects: { readonly number: string; readonly issuedOn: LocalDate; readonly reason: string } | null;
}
