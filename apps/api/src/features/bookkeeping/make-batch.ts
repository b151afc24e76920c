import type { BookkeepingSettings } from '@latchkey/api-contract/types';
import {
  accountOf,
  extfBatch,
  guestsAccount,
  isExtfCode,
  keysOf,
  neutralJournal,
  postingsOf,
  unmappedOf,
  type Entry,
} from '@latchkey/booking-core/bookkeeping';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { fiscalYearOf } from '@latchkey/booking-core/invoice';
import { actingNow } from '../../database/acting.ts';
import type { Transaction } from '../../database/database.types.ts';
import { noteAct } from '../../database/journal.ts';
import { hashOf } from '../../hash-of.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { batchesOf, type BatchRow, insertBatch, lockSettings } from './bookkeeping.queries.ts';
import { entriesOfDays } from './entries-of-days.ts';
import { readyDays } from './ready-days.ts';

/** Why a batch is not made; of accounts, which. */
export type BatchRefusal =
  | { readonly code: 'nothing_ready' | 'settings_missing' | 'earlier_first' }
  | { readonly code: 'accounts_missing' | 'accounts_unfit'; readonly accounts: string[] };

/** Whether a house can have DATEV files: they are for Germany, and in euros. */
export const canDatev = (hotel: HotelRecord): boolean =>
  hotel.readFacts().countryCode === 'DE' && hotel.sale.currency === 'EUR';

/** Seals the entries of the closed days of a month that are in no batch under the next number. */
export async function makeBatch(
  tx: Transaction,
  hotel: HotelRecord,
  { month, asked }: { readonly month: string; readonly asked: string },
  at: Date,
): Promise<BatchRow | BatchRefusal> {
  const settings = await lockSettings(tx, hotel.id);
  if (settings === null) return { code: 'settings_missing' };
  const { days: rows, begins, earlier } = await readyDays(tx, hotel.id, month);
  if (earlier !== null) return { code: 'earlier_first' };
  const days = rows.map(({ day }) => day);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || begins === undefined) return { code: 'nothing_ready' };
  const entries = await entriesOfDays(tx, hotel, rows, { begins, advanceTax: settings.advanceTax });
  const refused = faultOf(hotel, settings, entries);
  if (refused !== null) return refused;
  const posted = entries.map((entry) => ({ entry, postings: postingsOf(entry) }));
  const [before] = await batchesOf(tx, hotel.id);
  const number = (before?.number ?? 0) + 1;
  const files = filesOf(hotel, settings, entries, { number, month, first, last, at });
  const previousHash = before?.hash ?? '';
  const author = actingNow();
  const row: BatchRow = {
    hotel_id: hotel.id,
    number,
    month,
    asked,
    first_day: first,
    last_day: last,
    author_kind: author?.principal.kind ?? null,
    author_id: author?.principal.id ?? null,
    author_name: author?.name ?? null,
    made_at: at,
    entries: entries.length,
    total: posted.flatMap(({ postings }) => postings).reduce((sum, { debit }) => sum + debit, 0),
    ...files,
    previous_hash: previousHash,
    hash: sealOf(previousHash, files),
  };
  await insertBatch(tx, row, days, posted);
  const { entries: count, total, hash } = row;
  noteAct(tx, {
    hotelId: hotel.id,
    subject: month,
    after: { number, from: first, to: last, entries: count, total, hash },
  });
  return row;
}

/** The hash that a batch is sealed with: of the one before, and of its files. */
export const sealOf = (before: string, { journal, datev }: Pick<BatchRow, 'journal' | 'datev'>): string =>
  hashOf(`${before}\n${journal}\n${datev ?? ''}`);

function faultOf(hotel: HotelRecord, settings: BookkeepingSettings, entries: readonly Entry[]): BatchRefusal | null {
  const keys = keysOf(entries);
  const missing = unmappedOf(settings, keys);
  if (missing.length > 0) return { code: 'accounts_missing', accounts: [...missing] };
  const { datev } = settings;
  if (datev === null || !canDatev(hotel)) return null;
  const unfit = keys.filter(
    (key) => !isExtfCode(accountOf(settings, key)?.code ?? '', key === guestsAccount, datev.accountLength),
  );
  return unfit.length > 0 ? { code: 'accounts_unfit', accounts: unfit } : null;
}

function filesOf(
  hotel: HotelRecord,
  settings: BookkeepingSettings,
  entries: readonly Entry[],
  of: {
    readonly number: number;
    readonly month: string;
    readonly first: LocalDate;
    readonly last: LocalDate;
    readonly at: Date;
  },
): Pick<BatchRow, 'journal' | 'datev'> {
  const { datev } = settings;
  const journal = neutralJournal(entries, settings, hotel.sale.currency);
  if (datev === null || !canDatev(hotel)) return { journal, datev: null };
  const { number, month, first, last, at } = of;
  const head = {
    ...datev,
    yearBegins: fiscalYearOf('DE', first).from,
    from: first,
    to: last,
    name: `Latchkey ${month} ${number}`,
    madeAt: at,
  };
  return { journal, datev: Buffer.from(extfBatch(entries, settings, head)).toString('base64') };
}
