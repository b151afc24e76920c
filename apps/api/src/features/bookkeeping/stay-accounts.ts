import type { BookkeepingSettings, InvoiceSettings } from '@latchkey/api-contract/types';
import {
  type EntryDocument,
  type RateShare,
  sharesOfNight,
  sharesOfPosted,
  type StayAccount,
} from '@latchkey/booking-core/bookkeeping';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { taxKindOf } from '@latchkey/booking-core/invoice';
import type { BookingId } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { type BookingRow, findBookings } from '../bookings/bookings.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { carriedLines } from '../counter/counter.ts';
import { postedLines } from '../folio/folio.ts';
import {
  agreedCharges,
  contentOf,
  invoicesOfBookings,
  type InvoiceRow,
  settingsOf as invoiceSettingsOf,
} from '../invoices/invoices.ts';
import { enteredPostings } from './bookkeeping.queries.ts';
import { enteredOf } from './entered-of.ts';

/** The accounts of some stays up to a day, as entries are made of them. */
export async function stayAccounts(
  db: Database | Transaction,
  hotel: HotelRecord,
  ids: readonly BookingId[],
  {
    begins,
    to,
    advanceTax,
  }: { readonly begins: LocalDate; readonly to: LocalDate } & Pick<BookkeepingSettings, 'advanceTax'>,
): Promise<readonly StayAccount[]> {
  if (ids.length === 0) return [];
  const rows = await findBookings(db, hotel.id, ids);
  const lines = Map.groupBy(await carriedLines(db, hotel.id, ids, to), ({ bookingId }) => bookingId);
  const entered = Map.groupBy(await enteredPostings(db, hotel.id, ids), ({ booking_id: id }) => id);
  const papers = Map.groupBy(await invoicesOfBookings(db, hotel.id, ids), ({ booking_id: id }) => id);
  const settings = await invoiceSettingsOf(db, hotel.id);
  const stays: StayAccount[] = [];
  for (const row of rows)
    stays.push({
      bookingId: row.booking_id,
      reference: row.reference,
      lines: lines.get(row.booking_id) ?? [],
      begins,
      entered: enteredOf(entered.get(row.booking_id) ?? []),
      ...(await dividedBy(db, hotel, row, settings)),
      advanceTaxes: advanceTax === null ? [] : [advanceTax],
      papers: (papers.get(row.booking_id) ?? []).map(documentOf),
    });
  return stays;
}

/** A company that a paper is to is named; a guest never. */
function documentOf(paper: InvoiceRow): EntryDocument {
  const { issuedOn, buyer, isCompany } = contentOf(paper);
  const party = isCompany ? { name: buyer.name, taxId: buyer.taxId } : null;
  return { kind: paper.kind, number: paper.number, date: issuedOn, party };
}

/** How the prices of a stay divide by their taxes, as its house has its invoices say it. */
async function dividedBy(
  db: Database | Transaction,
  hotel: HotelRecord,
  row: BookingRow,
  settings: InvoiceSettings | null,
): Promise<Pick<StayAccount, 'sharesOf' | 'isLevy'>> {
  const kindOf = (name: string) => {
    const taxId = row.bill.taxes.find((tax) => tax.name === name)?.taxId ?? name;
    return { taxId, kind: settings?.taxKinds?.[taxId] ?? taxKindOf({ id: taxId, name }) };
  };
  if (settings === null) return { sharesOf: () => [], isLevy: (name) => kindOf(name).kind === 'levy' };
  const { charges, origins } = agreedCharges(await hotel.agreedHotel(db, row), row, settings);
  const taxedLevies = new Set(
    charges.flatMap(({ id, kind, taxes }) => {
      const origin = origins.get(id);
      return kind === 'levy' && taxes.length > 0 && origin?.kind === 'tax' ? [origin.id] : [];
    }),
  );
  const byHand = new Map<string, readonly RateShare[]>();
  for (const line of await postedLines(db, row)) {
    const isOfRooms = line.kind === 'adjustment';
    const roomTaxes = charges.find(({ kind }) => kind === 'night')?.taxes ?? [];
    const isTaxedItself = line.tax_name !== null && (line.tax_percent ?? 0) > 0;
    if (isTaxedItself) continue;
    const part = line.kind === 'fee' ? 'fee' : 'other';
    const shares = isOfRooms ? [] : (settings.extras?.[line.subject_id ?? ''] ?? []);
    byHand.set(`line:${line.line_id}`, sharesOfPosted(part, isOfRooms ? roomTaxes : [], shares));
  }
  return {
    sharesOf: (group) => {
      const [name, , date] = group.split(':');
      return name === 'night' ? sharesOfNight(charges, date as LocalDate) : (byHand.get(group) ?? []);
    },
    isLevy: (name) => {
      const { taxId, kind } = kindOf(name);
      return kind === 'levy' && !taxedLevies.has(taxId);
    },
  };
}
