import type {
  InvoiceDraftOfPayer,
  InvoiceEntry,
  InvoiceSettings,
  InvoicesOfMonth,
  IssuedInvoice,
} from '@latchkey/api-contract/types';
import type { DocumentsPolicy } from '@latchkey/booking-core/invoice';
import type { Framed } from '../../../frame/desk-frame.types.ts';

/** Why a form of invoices was not carried out. */
export const invoiceProblems = [
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
  'buyer_missing',
  'reason_missing',
  'already_credited',
  'prefix_invalid',
  'prefixes_equal',
  'tax_id_invalid',
  'iban_invalid',
  'seller_missing',
  'rate_invalid',
  'prove_again',
  'cannot_keep',
  'papers_waiting',
  'not_to_sign',
  'unavailable',
] as const;
export type InvoiceProblem = (typeof invoiceProblems)[number];

/** Common to all pages of invoices: the input of a refused form, and the reason. */
interface Typed {
  readonly typed: Readonly<Record<string, string>>;
  readonly problem: InvoiceProblem | null;
  /** Under which a form has its effect once. */
  readonly key: string;
}

/** The papers of a booking, and what can be issued of it now. */
export interface BookingInvoices extends Typed {
  readonly page: 'booking';
  readonly reference: string;
  readonly policy: DocumentsPolicy;
  readonly drafts: readonly InvoiceDraftOfPayer[];
  readonly invoices: readonly InvoiceEntry[];
  /** Whole, of the invoices of which something can be credited. */
  readonly open: readonly IssuedInvoice[];
  readonly may: { readonly issue: boolean; readonly credit: boolean; readonly set: boolean; readonly sign: boolean };
}

/** All papers of a month, for who keeps the books. */
export interface MonthInvoices {
  readonly page: 'month';
  /** Null where the address names no month. */
  readonly listed: InvoicesOfMonth | null;
  readonly opensBookings: boolean;
  readonly may: { readonly set: boolean };
}

/** What stands on the hotel's invoices. */
export interface InvoiceSettingsPage extends Typed {
  readonly page: 'settings';
  readonly settings: InvoiceSettings | null;
  /** What the hotel sells beside rooms. */
  readonly extras: readonly { readonly id: string; readonly name: string }[];
  readonly policy: DocumentsPolicy;
  readonly isDone: boolean;
  /** The certified part that signs the papers. */
  readonly fiscal: { readonly canConnect: boolean; readonly account: string | null; readonly waiting: number };
  readonly may: { readonly set: boolean; readonly connect: boolean };
}

export type InvoicesModel = BookingInvoices | MonthInvoices | InvoiceSettingsPage;
export type FramedInvoices<Page extends InvoicesModel = InvoicesModel> = Page & Framed;
