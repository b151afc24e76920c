import type { InvoiceSettings } from '@latchkey/api-contract/types';

/** What the house of the tests says for its invoices. */
export const houseOfInvoices: InvoiceSettings = {
  prefix: 'SWC',
  creditPrefix: 'SWN',
  seller: {
    name: 'Sandalwood Courtyard LLP',
    street: '14, 7th Cross, Indiranagar',
    postalCode: '560038',
    city: 'Bengaluru',
    taxId: '29AAGCB7383J1Z4',
    localTaxId: null,
    iban: null,
  },
};
