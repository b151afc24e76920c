import { invoiceOf, type Charge, type InvoiceContent } from '@latchkey/booking-core/invoice';
import type { LocalDate } from '@latchkey/booking-core/dates';

const day = (text: string): LocalDate => text as LocalDate;
const mwst = (rate: number) => [{ name: 'MwSt.', rate }];
const charge = (id: string, quantity: number, gross: number, rate: number | null): Charge => ({
  id,
  kind: rate === null ? 'levy' : 'extra',
  day: null,
  description: { name: id },
  quantity,
  gross,
  taxes: rate === null ? [] : mwst(rate),
});

/** Two guests from 12 to 14 November 2026, of a firm in Munich, 100 euros paid online. */
export const contentOfPaper = ({ guest = 'Jürgen Groß' }: { readonly guest?: string } = {}): InvoiceContent =>
  invoiceOf({
    kind: 'invoice',
    number: 'HL/2026/0123',
    issuedOn: day('2026-11-14'),
    currency: 'EUR',
    seller: {
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
    },
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
    stay: { reference: 'LIN4M8TD', guest, arrival: day('2026-11-12'), departure: day('2026-11-14') },
    charges: [
      { ...charge('Übernachtung Doppelzimmer', 2, 21_400, 7), kind: 'night', day: day('2026-11-12') },
      charge('Frühstück, Speisen', 4, 4280, 7),
      charge('Frühstück, Getränke', 4, 1904, 19),
      charge('Kurtaxe', 4, 1200, null),
    ],
    paid: 10_000,
  });
