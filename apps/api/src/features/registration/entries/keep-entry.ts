import { hiddenFields, type RegistrationEntry, type RegistrationField } from '@latchkey/booking-core/registration';
import { latinDigits } from '@latchkey/booking-core/text';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { propertyToday, type HotelRecord } from '../../catalogue/catalogue.ts';
import { closedBy } from './closed-by.ts';
import { reportsOf } from './reports.queries.ts';
import { registrationsOf, writeRegistration } from './registrations.queries.ts';
import { daysOf, judged, ruleOf } from './registration-of.ts';
import { keptUntilOf } from './kept-until.ts';
import { openedEntry, sealedEntry } from './sealed-entry.ts';
import { settingsOf } from './settings.queries.ts';
import { placesOf } from './travellers-of.ts';

export type NotKept = 'no_duty' | 'no_place' | 'cannot_keep' | 'already_reported' | 'closed';

/** Who fills in. Only the desk confirms an entry, and only the desk changes a confirmed one. */
export type FilledBy = 'guest' | 'desk';

/**
 * Keeps what was filled in of a traveller of a locked booking, in part too. A number that is left empty stays as it was:
 * a guest's page never has it in clear. What the property confirmed is to be confirmed again.
 */
export async function keepEntry(
  tx: Transaction,
  { settings: { registrationKeys: keys } }: Pick<Deps, 'settings'>,
  hotel: HotelRecord,
  row: BookingRow,
  given: { readonly place: number; readonly entry: RegistrationEntry; readonly by: FilledBy },
  at: Date,
): Promise<'done' | NotKept> {
  if (keys.length === 0) return 'cannot_keep';
  const { countryCode: country } = hotel.readFacts();
  const settings = await settingsOf(tx, hotel.id);
  const rule = ruleOf(country, row, settings?.own_fields ?? []);
  if (rule === undefined) return 'no_duty';
  const place = placesOf(row)[given.place];
  if (place === undefined) return 'no_place';
  const reports = await reportsOf(tx, hotel.id, [row.booking_id]);
  // A reported arrival stands; a departure may still want a field of its own.
  if (reports.some(({ kind, state }) => kind === 'departure' && (state === 'sent' || state === 'sending')))
    return given.by === 'guest' ? 'closed' : 'already_reported';
  const rows = await registrationsOf(tx, hotel.id, [row.booking_id]);
  const before = rows.find((one) => one.place === given.place);
  const today = propertyToday(hotel.sale.timeZone, at);
  if (given.by === 'guest' && closedBy(row, rows, reports, today) !== null) return 'closed';
  const known = before === undefined ? {} : (openedEntry(before, keys) ?? {});
  const { arrival } = daysOf(row);
  const key = { hotel_id: hotel.id, booking_id: row.booking_id, place: given.place };
  const said = judged(rule, country, place, merged(known, inLatinDigits(given.entry)), arrival);
  await writeRegistration(tx, {
    ...key,
    sealed: sealedEntry(said.entry, key, keys),
    scheme: rule.scheme,
    duty: said.duty.kind,
    missing: said.faults.map(({ field }) => field),
    missing_leaving: said.faultsLeaving.map(({ field }) => field),
    is_signed: false,
    filled_by: given.by,
    changed_at: at,
    confirmed_at: null,
    confirmed_by: null,
    kept_until: keptUntilOf(rule, row, null),
  });
  // Never what was filled in: how many fields, and of whom, by place.
  noteAct(tx, {
    hotelId: hotel.id,
    bookingId: row.booking_id,
    after: { traveller: given.place + 1, fields: Object.keys(said.entry).length },
  });
  return 'done';
}

/** Days, numbers of documents and telephones in the digits that authorities read, whatever keyboard wrote them. */
const inLatinDigits = (entry: RegistrationEntry): RegistrationEntry =>
  Object.fromEntries(
    Object.entries(entry).map(([field, text]) => [field, text === undefined ? text : latinDigits(text)]),
  );

/** A number as a guest's page shows it, sent back as it was. */
const isMasked = (text: string): boolean => text.startsWith('••••');

const isHidden = (field: string): boolean => (hiddenFields as readonly string[]).includes(field);

/** The new entry over the stored one; hidden numbers that are left empty stay. */
const merged = (known: RegistrationEntry, given: RegistrationEntry): RegistrationEntry => ({
  ...Object.fromEntries(Object.entries(known).filter(([field]) => isHidden(field) || !(field in given))),
  ...Object.fromEntries(
    (Object.entries(given) as [RegistrationField, string | undefined][]).filter(
      ([field, text]) => text !== undefined && text.trim() !== '' && !(isHidden(field) && isMasked(text)),
    ),
  ),
});
