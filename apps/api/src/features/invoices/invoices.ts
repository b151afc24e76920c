export { changeSettings } from './change-settings.ts';
export { creditInvoice } from './credit-invoice.ts';
export { draftsOfBooking, type PayerDraft } from './drafts-of-booking.ts';
export { invoicesOfMonth } from './invoices-of-month.ts';
export { entriesOf, issuedView } from './invoice-view.ts';
export { findInvoice, settingsOf, type InvoiceRow } from './invoices.queries.ts';
export { eInvoiceOf } from './e-invoice/e-invoice-of.ts';
export { accountAnswer, paperAnswer } from './paper/paper-answer.ts';
export { issueInvoice } from './issue-invoice.ts';
