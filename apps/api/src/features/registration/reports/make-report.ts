import { createHash } from 'node:crypto';
import {
  alloggiatiFile,
  sesFile,
  sibaFile,
  unknownCodes,
  type reportRefusals,
  type AlloggiatiCodes,
  type DutyRule,
  type FileContent,
  type ReportKind,
  type RegistrationEntry,
  type RegistrationScheme,
} from '@latchkey/booking-core/registration';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { secretText } from '../../../secret-text.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { propertyToday, type AgreedHotel } from '../../catalogue/catalogue.ts';
import { daysOf, ruleOf } from '../entries/registration-of.ts';
import { registrationsOf } from '../entries/registrations.queries.ts';
import { openedEntry, sealedFile } from '../entries/sealed-entry.ts';
import { nextFile, settingsOf } from '../entries/settings.queries.ts';
import { houseMissing } from './house-fields.ts';
import { insertReport, reportsOf, type ReportRow } from '../entries/reports.queries.ts';
import { localMoment } from './local-moment.ts';
import { missingOf } from './stay-view.ts';

export type NotNow = (typeof reportRefusals)[number];

/** A file that was made, in clear. */
export interface MadeFile {
  readonly report: ReportRow;
  readonly rule: DutyRule;
  readonly content: string;
}

/**
 * Makes the file of a locked booking for its authority, under the next number of the house. It is handed in by nobody yet.
 * What was made before and not handed in stays on record by its hash alone.
 */
export async function makeReport(
  tx: Transaction,
  { settings: { registrationKeys: keys } }: Pick<Deps, 'settings'>,
  hotel: AgreedHotel,
  row: BookingRow,
  {
    kind,
    isSent,
    codes,
  }: { readonly kind: ReportKind; readonly isSent: boolean; readonly codes: AlloggiatiCodes | null },
  at: Date,
): Promise<MadeFile | NotNow> {
  if (keys.length === 0) return 'cannot_keep';
  const { countryCode: country } = hotel.readFacts();
  const settings = await settingsOf(tx, hotel.id);
  const rule = ruleOf(country, row, settings?.own_fields ?? []);
  if (rule === undefined || (kind === 'departure' && rule.departure === undefined)) return 'no_duty';
  if ((kind === 'arrival' ? row.arrived_at : row.left_at) === null) return 'too_early';
  const house = settings?.house ?? {};
  if (houseMissing(rule.scheme, house).length > 0) return 'house_unknown';
  const files = (await reportsOf(tx, hotel.id, [row.booking_id])).filter((one) => one.kind === kind);
  if (files.some(({ state }) => state === 'sent' || state === 'sending')) return 'already_reported';
  const rows = await registrationsOf(tx, hotel.id, [row.booking_id]);
  if (missingOf(rule, row, rows, kind).length > 0) return 'incomplete';
  const due = rows.filter(({ duty }) => duty === 'due');
  if (due.length === 0) return 'no_duty';
  const opened = due.map((one) => openedEntry(one, keys));
  const people = opened.filter((entry): entry is RegistrationEntry => entry !== null);
  if (people.length < opened.length) return 'unreadable';
  if (rule.scheme === 'alloggiati' && (codes === null || people.some((one) => unknownCodes(one, codes).length > 0)))
    return 'codes_missing';
  const { timeZone: zone } = hotel.sale;
  const { arrival, departure } = daysOf(row);
  const number = await nextFile(tx, hotel.id, at);
  const content = contentFor(rule.scheme, codes, {
    kind,
    house,
    number,
    madeAt: localMoment(at, zone),
    stays: [
      {
        reference: row.reference,
        arrival,
        departure,
        arrivedAt: localMoment(row.arrived_at ?? at, zone),
        leftAt: row.left_at === null ? `${departure}T12:00:00` : localMoment(row.left_at, zone),
        bookedOn: propertyToday(zone, row.created_at),
        rooms: row.selection.rooms.length,
        people,
      },
    ],
  });
  const key = { hotel_id: hotel.id, booking_id: row.booking_id, report_id: secretText() };
  const by = actingNow()?.name ?? null;
  const report: ReportRow = {
    ...key,
    kind,
    scheme: rule.scheme,
    state: isSent ? 'sending' : 'made',
    number,
    sealed: sealedFile(content, key, keys),
    hash: createHash('sha256').update(content).digest('hex'),
    made_at: at,
    made_by: by,
    sent_at: null,
    sent_by: isSent ? by : null,
    receipt: null,
    refusal: null,
    failures: 0,
  };
  await insertReport(tx, report);
  noteAct(tx, {
    hotelId: hotel.id,
    bookingId: row.booking_id,
    after: { report: kind, scheme: rule.scheme, file: number, hash: report.hash },
  });
  return { report, rule, content };
}

/** The authority's file, or the fields by their names, to be typed into its portal. */
function contentFor(scheme: RegistrationScheme, codes: AlloggiatiCodes | null, content: FileContent): string {
  if (scheme === 'siba') return sibaFile(content);
  if (scheme === 'ses') return sesFile(content);
  if (scheme === 'alloggiati' && codes !== null) return alloggiatiFile(content.stays, codes);
  return content.stays
    .flatMap(({ people }) => people)
    .map((one) =>
      Object.entries(one)
        .map(([field, text]) => `${field}: ${text}`)
        .join('\r\n'),
    )
    .join('\r\n\r\n');
}
