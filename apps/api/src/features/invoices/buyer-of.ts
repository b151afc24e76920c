import type { InvoiceParty } from '@latchkey/booking-core/invoice';
import type { BookingRow } from '../bookings/bookings.ts';
import type { Folio } from '../folio/folio.ts';
import { isTaxIdOf, plainTaxId } from './tax-id.ts';

/** Whom it is to, where that is not the payer as the folio knows it. */
export type GivenBuyer = InvoiceParty | undefined;

type Payer = Folio['payers'][number];

/** To whom an invoice is, whether that is a company, and whether a number that is wrong was left out. */
interface Buyer {
  readonly buyer: InvoiceParty;
  readonly isCompany: boolean;
  readonly isTaxIdLeftOut: boolean;
}

/** The payer, the company that the guest has named, or whom the desk names; a number that is wrong is left out. */
export function buyerOf(row: BookingRow, payer: Payer | null, given: GivenBuyer, country: string): Buyer {
  const buyer = given ?? (payer === null ? whoBooked(row, country) : payerAsBuyer(payer, country));
  const plain = buyer.taxId === null ? null : plainTaxId(buyer.taxId);
  const isRight = plain !== null && isTaxIdOf(buyer.country, plain);
  const isCompany =
    given === undefined
      ? payer === null
        ? row.travellers[0]?.invoice !== undefined
        : payer.kind === 'company'
      : given.taxId !== null || payer?.kind === 'company';
  return {
    buyer: { ...buyer, taxId: isRight ? plain : null },
    isCompany,
    isTaxIdLeftOut: plain !== null && plain !== '' && !isRight,
  };
}

function whoBooked({ travellers: [lead] }: BookingRow, country: string): InvoiceParty {
  const company = lead?.invoice;
  return {
    ...nowhere(country),
    name: company?.company ?? lead?.fullName ?? '',
    taxId: company?.taxNumber ?? null,
    email: lead?.email === undefined || lead.email === '' ? null : lead.email,
  };
}

const payerAsBuyer = ({ name, tax_id: taxId, address, mail }: Payer, country: string): InvoiceParty => ({
  ...nowhere(country),
  name: name ?? '',
  street: (address ?? '').split('\n').join(', '),
  taxId,
  email: mail,
});

/** Who names no address is taken for one of the house's country. */
const nowhere = (country: string) => ({ street: '', postalCode: '', city: '', country });
