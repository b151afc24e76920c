import type { HttpMethod } from './paths.ts';

/** Invoices at the desk: apart from the other operations of the property's side, since their pages alone call them. */
export const invoicePaths = {
  getInvoiceSettings: { method: 'GET', path: '/api/property/invoice-settings' },
  setInvoiceSettings: { method: 'PUT', path: '/api/property/invoice-settings' },
  listInvoices: { method: 'GET', path: '/api/property/bookings/:booking/invoices' },
  getProForma: { method: 'GET', path: '/api/property/bookings/:booking/pro-forma' },
  getAccountPaper: { method: 'GET', path: '/api/property/accounts/:hotel/:booking' },
  listHotelInvoices: { method: 'GET', path: '/api/property/invoices' },
  issueInvoice: { method: 'POST', path: '/api/property/bookings/:booking/invoices' },
  getInvoice: { method: 'GET', path: '/api/property/invoices/:invoice' },
  getInvoicePaper: { method: 'GET', path: '/api/property/invoices/:hotel/:invoice/paper' },
  getEInvoice: { method: 'GET', path: '/api/property/invoices/:invoice/e-invoice' },
  signInvoice: { method: 'POST', path: '/api/property/invoices/:invoice/signature' },
  getFiscalService: { method: 'GET', path: '/api/property/fiscal' },
  setFiscalService: { method: 'PUT', path: '/api/property/fiscal' },
  removeFiscalService: { method: 'DELETE', path: '/api/property/fiscal' },
  creditInvoice: { method: 'POST', path: '/api/property/invoices/:invoice/credit-note' },
} as const satisfies Record<string, { method: HttpMethod; path: `/api/property/${string}` }>;
