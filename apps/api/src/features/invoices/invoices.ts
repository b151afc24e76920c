export { changeSettings } from './change-settings.ts';
export { creditInvoice } from './credit-invoice.ts';
export { draftOfBooking } from './draft-of-booking.ts';
export { entriesOf, issuedView } from './invoice-view.ts';
export { findInvoice, invoicesOf, settingsOf, type InvoiceRow } from './invoices.queries.ts';
export { eInvoiceOf } from './e-invoice/e-invoice-of.ts';
export { paperAnswer } from './paper/paper-answer.ts';
export { hasStanding, issueInvoice } from './issue-invoice.ts';
