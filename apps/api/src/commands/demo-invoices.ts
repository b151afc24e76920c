import type { InvoiceSettings } from '@latchkey/api-contract/types';

type Seller = InvoiceSettings['seller'];
type Shares = NonNullable<InvoiceSettings['extras']>[string];

const nothing = { postalCode: '', taxId: null, localTaxId: null, iban: null } as const;
const house = (prefix: string, creditPrefix: string, seller: Omit<Seller, keyof typeof nothing> & Partial<Seller>) => ({
  prefix,
  creditPrefix,
  seller: { ...nothing, ...seller },
});

const at = (name: string, rate: number): Shares => [{ share: 'services', taxes: [{ name, rate }], percent: 100 }];
/** Meals at 5 %, everything else at 18 %, each in the two halves that an invoice within the state shows. */
const gst = (rate: number): Shares => [
  {
    share: rate === 5 ? 'food' : 'services',
    taxes: ['CGST', 'SGST'].map((name) => ({ name, rate: rate / 2 })),
    percent: 100,
  },
];
/** Drinks are 30 % of a breakfast (UStAE 10.1(12)); what is no lodging is 15 % of a rate with breakfast (UStAE 12.16(12)). */
const breakfast: Shares = [
  { share: 'food', taxes: [{ name: 'MwSt.', rate: 7 }], percent: 70 },
  { share: 'drinks', taxes: [{ name: 'MwSt.', rate: 19 }], percent: 30 },
];
const withBreakfast: Shares = [
  { share: 'lodging', taxes: [{ name: 'MwSt.', rate: 7 }], percent: 85 },
  { share: 'services', taxes: [{ name: 'MwSt.', rate: 19 }], percent: 15 },
];

/** What the demo hotels say for their invoices, by their ids. The numbers are made up: their check digits are right, and nobody has them. */
export const demoInvoices: Readonly<Record<string, InvoiceSettings>> = {
  '10': house('VK', 'VKN', { name: 'Villa Kayu', street: 'Jalan Labuansait 18', postalCode: '80361', city: 'Pecatu' }),
  '493': {
    ...house('CM', 'CMN', {
      name: 'Casa Mango',
      street: 'House 118, Ozran, Vagator',
      postalCode: '403509',
      city: 'Anjuna',
      taxId: '30AAAAA0000A1ZF',
    }),
    extras: { scooter: gst(18) },
  },
  '1188': {
    ...house('HL', 'HLG', {
      name: 'Haus Linde',
      street: 'Zionskirchstraße 21',
      postalCode: '10119',
      city: 'Berlin',
      taxId: 'DE123456788',
    }),
    extras: { breakfast, bicycle: at('MwSt.', 19), parking: at('MwSt.', 19) },
    plans: { breakfast: withBreakfast },
  },
  '1760': {
    ...house('SWC', 'SWN', {
      name: 'Sandalwood Courtyard',
      street: '14, 7th Cross, Indiranagar',
      postalCode: '560038',
      city: 'Bengaluru',
      taxId: '29AAAAA0000A1ZY',
    }),
    extras: { 'airport-car': gst(5), 'thali-dinner': gst(5), 'late-checkout': gst(5) },
  },
  '2116': {
    ...house('SWP', 'SPN', {
      name: 'Sandalwood Palace',
      street: '7, Chandpole Haveli Marg',
      postalCode: '302001',
      city: 'Jaipur',
      taxId: '08AAAAA0000A1Z2',
    }),
    extras: { 'station-car': gst(5), 'rooftop-dinner': gst(5) },
  },
  '3057': {
    ...house('TB', 'TBN', {
      name: 'Thamel Bunks',
      street: 'Saatghumti Marg 9',
      postalCode: '44600',
      city: 'Kathmandu',
      taxId: '000000001',
    }),
    extras: { breakfast: at('VAT', 13), towel: at('VAT', 13) },
  },
  '4152': {
    ...house('CH', 'CHN', {
      name: 'Creek House',
      street: 'Al Seef Road 41',
      city: 'Dubai',
      taxId: '100000000000003',
    }),
    extras: { 'airport-car': at('VAT', 5), breakfast: at('VAT', 5) },
  },
};
