import type { RegisteredStay, RegistrationPlace } from '@latchkey/api-contract/types';
import type { DutyRule } from '@latchkey/booking-core/registration';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import {
  readPlaces,
  registrationsOf,
  reportsOf,
  ruleOf,
  settingsOf,
  stayView,
} from '../../registration/registration.ts';

/** The rule under which a booking of a house is registered; undefined where nobody is. */
export async function ruleOfStay(
  db: Database | Transaction,
  hotel: HotelRecord,
  row: BookingRow,
): Promise<DutyRule | undefined> {
  const settings = await settingsOf(db, hotel.id);
  return ruleOf(hotel.readFacts().countryCode, row, settings?.own_fields ?? []);
}

/** A stay as the list has it. */
export async function viewOfStay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hotel: HotelRecord,
  rule: DutyRule,
  row: BookingRow,
): Promise<RegisteredStay> {
  const [agreed, rows, files] = await Promise.all([
    hotel.agreedHotel(db, row),
    registrationsOf(db, hotel.id, [row.booking_id]),
    reportsOf(db, hotel.id, [row.booking_id]),
  ]);
  return stayView(agreed, rule, row, rows, files, clock());
}

/** The same with what was filled in: whoever asks has it in the journal. */
export async function readStay(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  hotel: HotelRecord,
  rule: DutyRule,
  row: BookingRow,
): Promise<{ readonly stay: RegisteredStay; readonly places: RegistrationPlace[] }> {
  const rows = await registrationsOf(deps.db, hotel.id, [row.booking_id]);
  const { countryCode: country } = hotel.readFacts();
  return {
    stay: await viewOfStay(deps, hotel, rule, row),
    places: readPlaces(rule, country, row, rows, deps.settings.registrationKeys),
  };
}
