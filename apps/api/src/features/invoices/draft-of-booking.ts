import type { InvoiceRefusal, InvoiceSettings } from '@latchkey/api-contract/types';
import { billInPrices } from '@latchkey/booking-core/pricing';
import {
  chargesOfStay,
  documentsPolicyOf,
  isGstin,
  withGstHalves,
  type Charge,
  type DocumentsPolicy,
  type InvoiceDraft,
  type InvoiceParty,
} from '@latchkey/booking-core/invoice';
import type { Database, Transaction } from '../../database/database.types.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import { propertyToday, type AgreedHotel } from '../catalogue/catalogue.ts';
import { moneyOf } from '../ledger/ledger.ts';
import { agreementOf } from '../reservations/reservations.ts';
import { settingsOf } from './invoices.queries.ts';
import { isTaxIdOf, plainTaxId } from './tax-id.ts';

/** What an invoice of a booking would say now, without its number. */
export interface BookingDraft {
  readonly policy: DocumentsPolicy;
  readonly settings: InvoiceSettings | null;
  /** Absent where the house has said nothing of itself. */
  readonly draft?: Omit<InvoiceDraft, 'kind' | 'number'>;
  /** Names of the extras of whose tax nobody has said anything. */
  readonly unrated: readonly string[];
  readonly isTaxIdLeftOut: boolean;
  /** Why it cannot be issued now, whatever was issued before. */
  readonly refused: InvoiceRefusal | null;
}

/** Whom it is to, where that is not the guest. */
export type GivenBuyer = InvoiceParty | undefined;

/** Puts together what an invoice of a booking says. Names are in the language in which it was booked. */
export async function draftOfBooking(
  db: Database | Transaction,
  hotel: AgreedHotel,
  row: BookingRow,
  given: GivenBuyer,
  now: Date,
): Promise<BookingDraft> {
  const { countryCode: country, email, phone } = hotel.readFacts();
  const today = propertyToday(hotel.sale.timeZone, now);
  const policy = documentsPolicyOf(country, today);
  const settings = await settingsOf(db, hotel.id);
  const nothing = { policy, settings, unrated: [], isTaxIdLeftOut: false };
  if (country === undefined) return { ...nothing, refused: 'country_missing' };
  if (settings === null) return { ...nothing, refused: firstOf(policy, 'settings_missing') };
  const { charges, unrated } = chargesOf(hotel, row, settings);
  const { buyer, isCompany, isTaxIdLeftOut } = buyerOf(row, given, country);
  const money = await moneyOf(db, row);
  const { seller } = settings;
  const draft = {
    issuedOn: today,
    currency: row.bill.currency,
    seller: { ...seller, country, email, phone },
    buyer,
    isCompany,
    stay: { reference: row.reference, guest: row.travellers[0]?.fullName ?? '', ...datesOf(row) },
    charges,
    paid: money.captured - money.lost - money.refunded - money.refunding,
  };
  const isUnknown = seller.taxId === null && seller.localTaxId === null;
  const reasons: (InvoiceRefusal | false)[] = [
    isUnknown && charges.some(({ taxes }) => taxes.length > 0) && 'seller_incomplete',
    row.status !== 'confirmed' && 'not_confirmed',
    draft.stay.arrival > today && 'before_arrival',
    unrated.length > 0 && 'extra_without_rate',
    charges.length === 0 && 'nothing_to_invoice',
  ];
  const refused = firstOf(policy, reasons.find((reason) => reason !== false) || null);
  return { policy, settings, draft, unrated, isTaxIdLeftOut, refused };
}

const firstOf = ({ documents }: DocumentsPolicy, other: InvoiceRefusal | null): InvoiceRefusal | null =>
  documents === 'invoice' ? other : 'documents_not_allowed';

function chargesOf(
  hotel: AgreedHotel,
  row: BookingRow,
  settings: InvoiceSettings,
): { readonly charges: readonly Charge[]; readonly unrated: readonly string[] } {
  const { stay } = agreementOf(hotel, row);
  const names = hotel.namesIn(row.language);
  const { charges, unrated } = chargesOfStay(billInPrices(stay, hotel.taxesOf), settings, {
    room: (id) => names.rooms[id] ?? id,
    plan: (id) => names.ratePlans[id],
    tax: (id, name) => names.taxes?.[id] ?? name,
    fee: (id, name) => names.fees?.[id] ?? name,
  });
  const { taxId } = settings.seller;
  // Outside India no tax has the name.
  if (taxId === null || !isGstin(taxId)) return { charges, unrated };
  return { charges: charges.map((charge) => ({ ...charge, taxes: withGstHalves(charge.taxes, taxId) })), unrated };
}

function datesOf({ selection: { stay } }: BookingRow): Pick<InvoiceDraft['stay'], 'arrival' | 'departure'> {
  return stay.kind === 'hours'
    ? { arrival: stay.date, departure: stay.date }
    : { arrival: stay.checkIn, departure: stay.checkOut };
}

/** The guest, or the company that the guest has named, or whom the desk names; a number that is wrong is left out. */
function buyerOf(
  { travellers }: BookingRow,
  given: GivenBuyer,
  country: string,
): { readonly buyer: InvoiceParty; readonly isCompany: boolean; readonly isTaxIdLeftOut: boolean } {
  const [lead] = travellers;
  const company = lead?.invoice;
  const buyer = given ?? {
    name: company?.company ?? lead?.fullName ?? '',
    street: '',
    postalCode: '',
    city: '',
    // A company that names a number without its address is taken for one of the house's country.
    country,
    taxId: company?.taxNumber ?? null,
    email: lead?.email === undefined || lead.email === '' ? null : lead.email,
  };
  const plain = buyer.taxId === null ? null : plainTaxId(buyer.taxId);
  const isRight = plain !== null && isTaxIdOf(buyer.country, plain);
  return {
    buyer: { ...buyer, taxId: isRight ? plain : null },
    isCompany: given === undefined ? company !== undefined : given.taxId !== null,
    isTaxIdLeftOut: plain !== null && plain !== '' && !isRight,
  };
}
