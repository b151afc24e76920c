import type { FastifyInstance } from 'fastify';
import { addDays } from '@latchkey/booking-core/dates';
import { dayRows, type RegistrationEntry } from '@latchkey/booking-core/registration';
import { actingNow } from '../../../database/acting.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { lockBooking } from '../../bookings/bookings.ts';
import { propertyToday } from '../../catalogue/catalogue.ts';
import {
  daysOf,
  keepEntry,
  missingOf,
  openedEntry,
  registrationsOf,
  reportsOf,
  ruleOf,
  settingsOf,
  stayView,
  staysBetween,
  writeConfirmed,
} from '../../registration/registration.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';
import { registrationSettingsView } from './registration-settings-view.ts';
import { readStay, ruleOfStay } from './stay-of-registration.ts';

const noDuty = { status: 409, body: { code: 'no_duty' } } as const;
const cannotKeep = { status: 409, body: { code: 'cannot_keep' } } as const;
/** Days for which a stay stands on the list after its departure, and before its arrival. */
const [daysAfter, daysBefore] = [14, 1];

/** Registration at the desk: the list, what was filled in, and its confirmation. */
export function registrationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, settings } = deps;

  route(app, 'listRegistrations', async ({ headers, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const now = clock();
    const today = propertyToday(hotel.sale.timeZone, now);
    const day = query.day ?? today;
    const said = await settingsOf(db, hotel.id);
    const rows = await staysBetween(db, hotel.id, {
      departsFrom: addDays(day, -daysAfter),
      arrivesBy: addDays(day, daysBefore),
    });
    const ids = rows.map(({ booking_id: id }) => id);
    const [entries, files] = await Promise.all([registrationsOf(db, hotel.id, ids), reportsOf(db, hotel.id, ids)]);
    const { countryCode: country } = hotel.readFacts();
    const stays = await Promise.all(
      rows.map(async (row) => {
        const rule = ruleOf(country, row, said?.own_fields ?? []);
        if (rule === undefined) return [];
        const own = <T extends { readonly booking_id: string }>(all: readonly T[]): T[] =>
          all.filter(({ booking_id: id }) => id === row.booking_id);
        return [stayView(await hotel.agreedHotel(db, row), rule, row, own(entries), own(files), now)];
      }),
    );
    const view = registrationSettingsView(hotel, said, settings.registrationKeys, today);
    return { status: 200, body: { today, stays: stays.flat(), settings: view } };
  });

  route(app, 'readRegistration', async ({ headers, params }, { reply }) => {
    reply.header('cache-control', 'private, no-store');
    const hotel = await hotelOfCaller(deps, headers);
    const row = hotel === undefined ? undefined : await bookingOfHotel(deps, hotel, params.booking);
    if (hotel === undefined) return noKey;
    if (row === undefined) return unknownBooking;
    const rule = await ruleOfStay(db, hotel, row);
    if (rule === undefined) return noDuty;
    if (settings.registrationKeys.length === 0) return cannotKeep;
    // The journal's line comes before the reading, so that a failed line stops it.
    await transact(db, async (tx) => {
      const read = (await registrationsOf(tx, hotel.id, [row.booking_id])).length;
      noteAct(tx, { hotelId: hotel.id, bookingId: row.booking_id, after: { travellersRead: read } });
    });
    return { status: 200, body: await readStay(deps, hotel, rule, row) };
  });

  route(app, 'keepRegistration', async ({ headers, params, body }, { reply }) => {
    reply.header('cache-control', 'private, no-store');
    const hotel = await hotelOfCaller(deps, headers);
    const found = hotel === undefined ? undefined : await bookingOfHotel(deps, hotel, params.booking);
    if (hotel === undefined) return noKey;
    if (found === undefined) return unknownBooking;
    const said = await transact(db, async (tx) => {
      const row = await lockBooking(tx, found);
      const given = { place: params.place, entry: body as RegistrationEntry, by: 'desk' } as const;
      return row?.status === 'confirmed' ? keepEntry(tx, deps, hotel, row, given, clock()) : 'no_duty';
    });
    if (said === 'no_place') return unknownBooking;
    if (said === 'closed') return noDuty;
    if (said !== 'done') return { status: 409, body: { code: said } };
    const rule = await ruleOfStay(db, hotel, found);
    return rule === undefined ? noDuty : { status: 200, body: await readStay(deps, hotel, rule, found) };
  });

  route(app, 'confirmRegistration', async ({ headers, params, body }, { reply }) => {
    reply.header('cache-control', 'private, no-store');
    const hotel = await hotelOfCaller(deps, headers);
    const found = hotel === undefined ? undefined : await bookingOfHotel(deps, hotel, params.booking);
    if (hotel === undefined) return noKey;
    if (found === undefined) return unknownBooking;
    const rule = await ruleOfStay(db, hotel, found);
    if (rule === undefined) return noDuty;
    if (settings.registrationKeys.length === 0) return cannotKeep;
    const said = await transact(db, async (tx) => {
      const row = await lockBooking(tx, found);
      if (row?.status !== 'confirmed') return 'no_duty';
      if (row.arrived_at === null && daysOf(row).arrival > propertyToday(hotel.sale.timeZone, clock()))
        return 'too_early';
      const rows = await registrationsOf(tx, hotel.id, [row.booking_id]);
      if (missingOf(rule, row, rows, 'arrival').length > 0) return 'incomplete';
      if (rule.signatureFrom !== undefined && !body.isSigned && rows.some(({ duty }) => duty === 'due'))
        return 'signature_missing';
      const by = actingNow()?.name ?? null;
      await writeConfirmed(
        tx,
        row,
        rows.map(({ place }) => place),
        { at: clock(), by, isSigned: body.isSigned },
      );
      noteAct(tx, { hotelId: hotel.id, bookingId: row.booking_id, after: { confirmed: rows.length, ...body } });
      return 'done';
    });
    if (said !== 'done') return { status: 409, body: { code: said } };
    return { status: 200, body: await readStay(deps, hotel, rule, found) };
  });

  route(app, 'listRegisteredDay', async ({ headers, body }, { reply }) => {
    reply.header('cache-control', 'private, no-store');
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const { registrationKeys: keys } = settings;
    if (keys.length === 0) return cannotKeep;
    const rows = (await staysBetween(db, hotel.id, { departsFrom: body.day, arrivesBy: body.day })).filter(
      (row) => daysOf(row).arrival === body.day,
    );
    const entries = await registrationsOf(
      db,
      hotel.id,
      rows.map(({ booking_id: id }) => id),
    );
    await transact(db, async (tx) =>
      noteAct(tx, { hotelId: hotel.id, subject: body.day, after: { travellersRead: entries.length } }),
    );
    const stays = rows.map((row) => ({
      reference: row.reference,
      ...daysOf(row),
      arrivedAt: '',
      leftAt: '',
      bookedOn: daysOf(row).arrival,
      rooms: row.selection.rooms.length,
      people: entries
        .filter(({ booking_id: id, duty }) => id === row.booking_id && duty === 'due')
        .flatMap((entry) => openedEntry(entry, keys) ?? []),
    }));
    const [columns = [], ...lines] = dayRows(stays, (column) => column);
    return { status: 200, body: { columns, rows: lines } };
  });
}
