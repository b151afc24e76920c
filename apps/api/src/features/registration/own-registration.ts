import type { RegistrationScheme } from '@latchkey/booking-core/registration';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Deps } from '../../deps.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { masked, readPlaces, type OwnPlace } from './entries/read-stay.ts';
import { daysOf, ruleOf } from './entries/registration-of.ts';
import { registrationsOf } from './entries/registrations.queries.ts';
import { settingsOf } from './entries/settings.queries.ts';
import { reportsOf } from './entries/reports.queries.ts';

/** What a guest sees of the registration of a booking. */
export interface OwnRegistration {
  readonly scheme: RegistrationScheme;
  readonly country: string | null;
  readonly arrival: LocalDate;
  readonly isOpen: boolean;
  readonly places: OwnPlace[];
}

/** The registration of a booking for its guest: numbers by their ends; undefined where nobody is registered. */
export async function ownRegistration(
  { db, settings: { registrationKeys: keys } }: Pick<Deps, 'db' | 'settings'>,
  hotel: HotelRecord,
  row: BookingRow,
): Promise<OwnRegistration | undefined> {
  const { countryCode: country } = hotel.readFacts();
  const settings = await settingsOf(db, hotel.id);
  const rule = ruleOf(country, row, settings?.own_fields ?? []);
  if (rule === undefined || row.status !== 'confirmed' || keys.length === 0) return undefined;
  const rows = await registrationsOf(db, hotel.id, [row.booking_id]);
  const files = await reportsOf(db, hotel.id, [row.booking_id]);
  const places = readPlaces(rule, country, row, rows, keys);
  return {
    scheme: rule.scheme,
    country: country ?? null,
    arrival: daysOf(row).arrival,
    isOpen:
      row.left_at === null &&
      files.every(({ state }) => state === 'made' || state === 'refused') &&
      rows.every(({ confirmed_at: at }) => at === null),
    places: masked(places).map((place) => ({
      ...place,
      fields: place.fields.filter(({ isOfDeparture }) => !isOfDeparture),
    })),
  };
}
