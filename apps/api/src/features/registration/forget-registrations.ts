import { retentionOf } from '@latchkey/booking-core/registration';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { actAs } from '../../database/acting.ts';
import { noteAct } from '../../database/journal.ts';
import { readByServer } from '../../database/read-by-server.ts';
import { transact } from '../../database/transact.ts';
import type { BookingId } from '../../database/booking-key.ts';
import type { Deps } from '../../deps.ts';
import { findBooking } from '../bookings/bookings.ts';
import { propertyToday } from '../catalogue/catalogue.ts';
import { daysOf, ruleOf } from './entries/registration-of.ts';
import { deleteRegistrations, keptUntilWritten, writeKeptUntil } from './entries/registrations.queries.ts';
import { settingsOf } from './entries/settings.queries.ts';
import { dropFiles } from './entries/reports.queries.ts';
import { dueToForget } from './forget-registrations.queries.ts';

type Forgetting = Pick<Deps, 'db' | 'clock' | 'hotels' | 'settings'>;

/**
 * Deletes what the law lets go: registrations of a stay after the last day on which they are kept, which a longer stay
 * moves. The journal of the house tells of how many travellers, and which days they came; never whose. Answers how many
 * stays there were.
 */
export async function forgetRegistrations(deps: Forgetting): Promise<number> {
  const now = deps.clock();
  const due = await readByServer(deps.db, (hotelIds) => dueToForget(deps.db, hotelIds, now));
  let stays = 0;
  for (const { hotel_id: hotelId, booking_id: bookingId } of due)
    if (await forget(deps, hotelId, bookingId, now)) stays += 1;
  return stays;
}

async function forget(deps: Forgetting, hotelId: number, bookingId: BookingId, now: Date): Promise<boolean> {
  const hotel = await deps.hotels.byId(hotelId);
  if (hotel === undefined) return false;
  const principal = { hotelId, kind: 'operator', id: 'engine', role: null } as const;
  const work = (): Promise<boolean> =>
    transact(deps.db, async (tx) => {
      const key = { hotel_id: hotelId, booking_id: bookingId };
      const row = await findBooking(tx, key);
      const settings = await settingsOf(tx, hotelId);
      const rule =
        row === undefined ? undefined : ruleOf(hotel.readFacts().countryCode, row, settings?.own_fields ?? []);
      const days = row === undefined ? undefined : daysOf(row);
      // Of a rule that follows a receipt, the day that was written with it stands; a longer stay moves it back, never forth.
      const kept = rule === undefined || days === undefined ? null : retentionOf(rule.retention, days, null);
      const written = rule?.retention.from === 'departure-receipt' ? await keptUntilWritten(tx, key) : null;
      const today: LocalDate = propertyToday(hotel.sale.timeZone, now);
      const until = written !== null && kept !== null && written > kept.keptUntil ? written : (kept?.keptUntil ?? null);
      if (until !== null && until >= today) {
        await writeKeptUntil(tx, key, until);
        return false;
      }
      const people = await deleteRegistrations(tx, key);
      await dropFiles(tx, key);
      noteAct(tx, {
        hotelId,
        subject: 'registrations',
        after: {
          deleted: people,
          ...(days === undefined ? {} : { arrivedOn: days.arrival }),
          lawOf: rule?.source ?? null,
        },
      });
      return true;
    });
  const { providerName: name } = deps.settings;
  return actAs(
    { principal, name, device: null, operation: 'forgetRegistrations', isFresh: true, now: deps.clock },
    work,
  );
}
