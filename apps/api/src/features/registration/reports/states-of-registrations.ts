import type { RegistrationReport } from '@latchkey/api-contract/types';
import type { BookingId } from '../../../database/booking-key.ts';
import type { Database } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { ruleOf } from '../entries/registration-of.ts';
import { registrationsOf } from '../entries/registrations.queries.ts';
import { reportsOf } from '../entries/reports.queries.ts';
import { settingsOf } from '../entries/settings.queries.ts';
import { arrivalState } from './stay-view.ts';

type Stay = Pick<BookingRow, 'booking_id' | 'selection' | 'status'>;
type State = RegistrationReport['state'];

/** How far the registrations of some stays are, of those that have any. Nothing that was filled in is opened for it. */
export async function statesOfRegistrations(
  { db, settings: { registrationKeys: keys } }: Pick<Deps, 'settings'> & { readonly db: Database },
  hotel: HotelRecord,
  stays: readonly Stay[],
): Promise<ReadonlyMap<BookingId, State>> {
  if (keys.length === 0) return new Map();
  const { countryCode: country } = hotel.readFacts();
  const settings = await settingsOf(db, hotel.id);
  const registered = stays.flatMap((stay) => {
    const rule = stay.status === 'confirmed' ? ruleOf(country, stay, settings?.own_fields ?? []) : undefined;
    return rule === undefined ? [] : [{ rule, stay }];
  });
  const ids = registered.map(({ stay }) => stay.booking_id);
  const [rows, files] = await Promise.all([registrationsOf(db, hotel.id, ids), reportsOf(db, hotel.id, ids)]);
  return new Map(
    registered.map(({ rule, stay }) => {
      const own = <T extends { readonly booking_id: string }>(all: readonly T[]): T[] =>
        all.filter(({ booking_id: id }) => id === stay.booking_id);
      return [stay.booking_id, arrivalState(rule, stay, own(rows), own(files))];
    }),
  );
}

/** The same of one stay, as a part of its view; empty where nobody is registered. */
export async function stateOfRegistration(
  deps: Pick<Deps, 'settings'> & { readonly db: Database },
  hotel: HotelRecord,
  stay: Stay,
): Promise<{ readonly registration?: State }> {
  const state = (await statesOfRegistrations(deps, hotel, [stay])).get(stay.booking_id);
  return state === undefined ? {} : { registration: state };
}
