import type { InvoiceRefusal, InvoiceSettings } from '@latchkey/api-contract/types';
import { folioBalance, guestPayer, isCharge, type FolioLine, type PayerKind } from '@latchkey/booking-core/folio';
import { documentsPolicyOf, type DocumentsPolicy, type InvoiceDraft } from '@latchkey/booking-core/invoice';
import type { Database, Transaction } from '../../database/database.types.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import { propertyToday, type AgreedHotel } from '../catalogue/catalogue.ts';
import { type Folio, folioOf } from '../folio/folio.ts';
import { connectionOf } from './fiscal.queries.ts';
import { buyerOf, type GivenBuyer } from './buyer-of.ts';
import { chargesOfPayers } from './charges-of-payers.ts';
import { creditedOf } from './invoice-view.ts';
import { invoicesOf, settingsOf, type InvoiceRow } from './invoices.queries.ts';

/** What an invoice of a payer of a booking would say now, without its number. */
export interface PayerDraft {
  readonly payerId: string;
  readonly kind: PayerKind;
  /** Absent where the house has said nothing of itself. */
  readonly draft?: Omit<InvoiceDraft, 'kind' | 'number'>;
  /** Names of what stands there of whose tax nobody has said anything. */
  readonly unrated: readonly string[];
  readonly isTaxIdLeftOut: boolean;
  /** Why it cannot be issued now. */
  readonly refused: InvoiceRefusal | null;
  /** What the folio's lines of the payer come to. */
  readonly onFolio: number;
}

/** The drafts of all payers of a booking, whoever booked first, and the papers that were issued. */
export interface BookingDrafts {
  readonly policy: DocumentsPolicy;
  readonly settings: InvoiceSettings | null;
  readonly drafts: readonly PayerDraft[];
  readonly issued: readonly InvoiceRow[];
}

/** Puts together what invoices of a booking say. Names are in the language in which it was booked. */
export async function draftsOfBooking(
  db: Database | Transaction,
  hotel: AgreedHotel,
  row: BookingRow,
  now: Date,
  given?: { readonly payerId: string; readonly buyer: GivenBuyer },
): Promise<BookingDrafts> {
  const { countryCode: country, email, phone } = hotel.readFacts();
  const today = propertyToday(hotel.sale.timeZone, now);
  const policy = documentsPolicyOf(country, today, (await connectionOf(db, hotel.id)) !== undefined);
  const settings = await settingsOf(db, hotel.id);
  const issued = await invoicesOf(db, row);
  const folio = await folioOf(db, hotel, row, now);
  const payers = payersOf(folio);
  const isAllowed = policy.documents === 'invoice';
  if (country === undefined || settings === null) {
    const lacks = country === undefined ? 'country_missing' : 'settings_missing';
    const refused = country === undefined || isAllowed ? lacks : 'documents_not_allowed';
    const drafts = payers.map(({ payerId, kind }): PayerDraft => ({
      payerId,
      kind,
      refused,
      unrated: [],
      isTaxIdLeftOut: false,
      onFolio: onFolioOf(folio.lines, payerId),
    }));
    return { policy, settings, drafts, issued };
  }
  const charges = chargesOfPayers(hotel, row, settings, folio);
  const stay = { reference: row.reference, guest: row.travellers[0]?.fullName ?? '', ...datesOf(row) };
  const { seller } = settings;
  const isUnknown = seller.taxId === null && seller.localTaxId === null;
  const drafts = payers.map((payer): PayerDraft => {
    const { payerId, kind } = payer;
    const { charges: own, unrated } = charges.get(payerId) ?? { charges: [], unrated: [] };
    const { isTaxIdLeftOut, ...buyer } = buyerOf(
      row,
      payer.row,
      given?.payerId === payerId ? given.buyer : undefined,
      country,
    );
    const draft = {
      ...buyer,
      issuedOn: today,
      currency: row.bill.currency,
      seller: { ...seller, country, email, phone },
      stay,
      charges: own,
      paid: paidBy(folio, payerId),
    };
    const reasons: (InvoiceRefusal | false)[] = [
      !isAllowed && 'documents_not_allowed',
      isUnknown && own.some(({ taxes }) => taxes.length > 0) && 'seller_incomplete',
      row.status !== 'confirmed' && 'not_confirmed',
      stay.arrival > today && 'before_arrival',
      unrated.length > 0 && 'extra_without_rate',
      own.length === 0 && 'nothing_to_invoice',
      row.erased_at !== null && given?.buyer === undefined && 'guest_erased',
      standingOf(issued, payerId) !== null && 'already_invoiced',
    ];
    const refused = reasons.find((reason) => reason !== false) || null;
    return { payerId, kind, draft, unrated, isTaxIdLeftOut, refused, onFolio: onFolioOf(folio.lines, payerId) };
  });
  return { policy, settings, drafts: drafts.map((draft) => withOthers(draft, drafts, issued)), issued };
}

/** A charge is invoiced once: while the paper of another payer says more than that one owes, it is credited first. */
function withOthers(draft: PayerDraft, drafts: readonly PayerDraft[], issued: readonly InvoiceRow[]): PayerDraft {
  const isOff = drafts.some(({ payerId, draft: other }) => {
    const standing = payerId === draft.payerId ? null : standingOf(issued, payerId);
    return (standing ?? 0) > (other?.charges.reduce((sum, { gross }) => sum + gross, 0) ?? 0);
  });
  return draft.refused === null && isOff ? { ...draft, refused: 'account_changed' } : draft;
}

/** What of a payer's invoice stands, in minor units; null where none does. */
export function standingOf(rows: readonly InvoiceRow[], payer: string): number | null {
  const standing = rows.find(
    (row) => row.kind === 'invoice' && row.payer_id === payer && creditedOf(rows, row) !== row.total,
  );
  return standing === undefined ? null : standing.total - creditedOf(rows, standing);
}

const payersOf = ({ payers }: Folio) => [
  { payerId: guestPayer, kind: 'guest' as const, row: null },
  ...payers.map((row) => ({ payerId: row.payer_id, kind: row.kind, row })),
];

const onFolioOf = (lines: readonly FolioLine[], payer: string): number =>
  folioBalance(lines.filter((line) => isCharge(line) && line.payerId === payer)).charges;

/** Payments of a payer, less refunds made or under way. */
function paidBy({ ofPayers, money }: Folio, payer: string): number {
  const balance = ofPayers.get(payer);
  if (balance === undefined) return 0;
  return balance.paid - balance.givenBack - (payer === guestPayer ? money.refunding : 0);
}

function datesOf({ selection: { stay } }: BookingRow): Pick<InvoiceDraft['stay'], 'arrival' | 'departure'> {
  return stay.kind === 'hours'
    ? { arrival: stay.date, departure: stay.date }
    : { arrival: stay.checkIn, departure: stay.checkOut };
}
