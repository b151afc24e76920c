import type { InvoicesOfMonth } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { lastOfMonth } from '@latchkey/booking-core/reports';
import { fiscalYearOf } from '@latchkey/booking-core/invoice';
import type { Database } from '../../database/database.types.ts';
import { contentOf, entriesOf } from './invoice-view.ts';
import { signaturesOf } from './fiscal.queries.ts';
import { correctionsOf, invoicesBetween, missingSerials } from './invoices.queries.ts';

/** The papers of a hotel that were issued in a month (`2026-11`), by kind and number, with the numbers that no paper has. */
export async function invoicesOfMonth(
  db: Database,
  hotelId: number,
  country: string | undefined,
  month: string,
): Promise<InvoicesOfMonth> {
  const first = `${month}-01` as LocalDate;
  const last = lastOfMonth(first);
  // Moments are in UTC, days are the hotel's.
  const near = await invoicesBetween(db, hotelId, moment(addDays(first, -1)), moment(addDays(last, 2)));
  const rows = near.filter((row) => contentOf(row).issuedOn.slice(0, 7) === month);
  const notes = await correctionsOf(
    db,
    hotelId,
    rows.map(({ invoice_id: id }) => id),
  );
  const all = [...rows, ...notes.filter(({ invoice_id: id }) => rows.every((row) => row.invoice_id !== id))];
  const signatures = await signaturesOf(
    db,
    hotelId,
    all.map(({ invoice_id: id }) => id),
  );
  const entries = new Map(entriesOf(all, signatures).map((entry) => [entry.invoiceId, entry]));
  const years = [...new Set([fiscalYearOf(country, first).from, ...rows.map(({ fiscal_year: year }) => year)])];
  return {
    month,
    invoices: rows.flatMap((row) => {
      const entry = entries.get(row.invoice_id);
      const { issuedOn, stay, totals } = contentOf(row);
      const { net, tax } = totals;
      return entry === undefined
        ? []
        : [{ ...entry, issuedOn, reference: stay.reference, serial: row.serial, net, tax }];
    }),
    gaps: await missingSerials(db, hotelId, years),
  };
}

const moment = (day: LocalDate): Date => new Date(`${day}T00:00:00Z`);
