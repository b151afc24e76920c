import type { LocalDate } from '../dates/local-date.types.ts';
import type { Charge, InvoiceSeller, InvoiceTax } from './invoice.types.ts';
import type { InvoiceDraft } from './invoice-of.ts';

export const dayOf = (text: string): LocalDate => text as LocalDate;
export const mwst = (rate: number): readonly InvoiceTax[] => [{ name: 'MwSt.', rate }];
export const gst = (half: number): readonly InvoiceTax[] => [
  { name: 'CGST', rate: half },
  { name: 'SGST', rate: half },
];

export const seller: InvoiceSeller = {
  name: 'Haus Linde GmbH',
  street: 'Lindenweg 3',
  postalCode: '10119',
  city: 'Berlin',
  country: 'DE',
  taxId: 'DE136695976',
  localTaxId: null,
  email: 'empfang@haus-linde.example',
  phone: '+49 30 5550 1188',
  iban: 'DE02120300000000202051',
};

export const charge = (fields: Partial<Charge> & Pick<Charge, 'id' | 'gross'>): Charge => ({
  kind: 'extra',
  day: null,
  description: { name: fields.id },
  quantity: 1,
  taxes: [],
  ...fields,
});

/** Two guests from 12 to 14 November 2026, of a firm in Munich, 100 euros paid online. */
export const germanDraft: InvoiceDraft = {
  kind: 'invoice',
  number: '2026-000123',
  issuedOn: dayOf('2026-11-14'),
  currency: 'EUR',
  seller,
  buyer: {
    name: 'Muster AG',
    street: 'Isarweg 1',
    postalCode: '80331',
    city: 'München',
    country: 'DE',
    taxId: 'DE129273398',
    email: 'rechnung@muster.example',
  },
  isCompany: true,
  stay: { reference: 'LIN4M8TD', guest: 'Jürgen Groß', arrival: dayOf('2026-11-12'), departure: dayOf('2026-11-14') },
  charges: [
    charge({
      id: 'n1',
      kind: 'night',
      day: dayOf('2026-11-12'),
      description: { name: 'Doppelzimmer' },
      gross: 10_700,
      taxes: mwst(7),
    }),
    charge({
      id: 'n2',
      kind: 'night',
      day: dayOf('2026-11-13'),
      description: { name: 'Doppelzimmer' },
      gross: 10_700,
      taxes: mwst(7),
    }),
    charge({ id: 'food', description: { name: 'Frühstück', share: 'food' }, quantity: 4, gross: 4280, taxes: mwst(7) }),
    charge({
      id: 'drinks',
      description: { name: 'Frühstück', share: 'drinks' },
      quantity: 4,
      gross: 1904,
      taxes: mwst(19),
    }),
    charge({ id: 'kurtaxe', kind: 'levy', description: { name: 'Kurtaxe' }, quantity: 4, gross: 1200 }),
  ],
  paid: 10_000,
};
