import type { OwnRegistration } from '@latchkey/api-contract/types';
import type { Deps } from '../../deps.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import { propertyToday, type HotelRecord } from '../catalogue/catalogue.ts';
import { closedBy } from './entries/closed-by.ts';
import { keptUntilOf } from './entries/kept-until.ts';
import { masked, readPlaces } from './entries/read-stay.ts';
import { daysOf, ruleOf } from './entries/registration-of.ts';
import { registrationsOf } from './entries/registrations.queries.ts';
import { settingsOf } from './entries/settings.queries.ts';
import { reportsOf } from './entries/reports.queries.ts';

/** The registration of a booking for its guest: numbers by their ends; undefined where nobody is registered. */
export async function ownRegistration(
  { db, clock, settings: { registrationKeys: keys } }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  hotel: HotelRecord,
  row: BookingRow,
): Promise<OwnRegistration | undefined> {
  const { countryCode: country } = hotel.readFacts();
  const settings = await settingsOf(db, hotel.id);
  const rule = ruleOf(country, row, settings?.own_fields ?? []);
  if (rule === undefined || row.status !== 'confirmed' || keys.length === 0) return undefined;
  const rows = await registrationsOf(db, hotel.id, [row.booking_id]);
  const files = await reportsOf(db, hotel.id, [row.booking_id]);
  const closed = closedBy(row, rows, files, propertyToday(hotel.sale.timeZone, clock()));
  return {
    scheme: rule.scheme,
    who: rule.who,
    source: rule.source,
    country: country ?? null,
    ...daysOf(row),
    keptUntil: keptUntilOf(rule, row, null),
    isOpen: closed === null,
    closedBy: closed,
    places: masked(readPlaces(rule, country, row, rows, keys)).map((place) => ({
      ...place,
      fields: place.fields.filter(({ isOfDeparture }) => !isOfDeparture),
    })),
  };
}
