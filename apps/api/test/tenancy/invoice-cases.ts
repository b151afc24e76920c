import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { InjectOptions } from 'fastify';
import { houseOfInvoices } from '../house-of-invoices.ts';
import { keyFaults, ofProperty, readByKey } from './property-swaps.ts';
import type { Case } from './tenancy-case.ts';

const byKey = (request: InjectOptions): Case => ({
  kind: 'refused',
  swaps: ({ engine }) => keyFaults(engine, request),
});

const idempotencyKey = { 'idempotency-key': 'invoices-of-theirs' };

/** Operations about invoices; that another house's are not found, `invoices.test.ts` shows with real ones. */
export const invoiceCases = {
  getInvoiceSettings: readByKey('invoice-settings'),
  setInvoiceSettings: byKey({ method: 'PUT', url: '/api/property/invoice-settings', payload: houseOfInvoices }),
  listInvoices: ofProperty('/invoices', null, 'GET'),
  getProForma: ofProperty('/pro-forma', null, 'GET'),
  getAccountPaper: readByKey('accounts/1760/none'),
  listHotelInvoices: readByKey('invoices'),
  issueInvoice: ofProperty('/invoices', {}, 'POST', idempotencyKey),
  getInvoice: readByKey('invoices/none'),
  getInvoicePaper: readByKey('invoices/1760/none/paper'),
  getEInvoice: readByKey('invoices/none/e-invoice'),
  signInvoice: byKey({ method: 'POST', url: '/api/property/invoices/none/signature', payload: {} }),
  getFiscalService: readByKey('fiscal'),
  setFiscalService: byKey({ method: 'PUT', url: '/api/property/fiscal', payload: { account: 'a', key: 'k' } }),
  removeFiscalService: byKey({ method: 'DELETE', url: '/api/property/fiscal' }),
  creditInvoice: byKey({
    method: 'POST',
    url: '/api/property/invoices/none/credit-note',
    headers: idempotencyKey,
    payload: { reason: 'Another name' },
  }),
} satisfies Partial<Record<keyof PropertyContract, Case>>;
