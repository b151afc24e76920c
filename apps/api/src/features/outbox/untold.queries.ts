import type { BookingEventType } from '../../database/booking-event-type.ts';
import { noticesOf } from './notices.table.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');
const types = Object.keys(noticesOf) as BookingEventType[];
const told = types.filter((type) => noticesOf[type].property && noticesOf[type].sometimes !== true);

/** The kinds of outbox rows that bring what is no notice by name. */
const kinds = { voucher: ['voucher-mail', 'voucher-sms'], code: ['proof-code'] } as const;

/** By event and cause, what of the guest's notices must be in the outbox: one of those the table names. */
const guestRows = types.flatMap((type) => {
  const { by, guest, guestBy = {}, sometimes = false } = noticesOf[type];
  return by.flatMap((actor) => {
    const notices = guestBy[actor] ?? guest;
    if (notices.length === 0 || sometimes) return [];
    const named = notices
      .map((notice) => (notice === 'voucher' || notice === 'code' ? kinds[notice] : [notice]))
      .flat();
    return named.map((one) => `('${type}', '${actor}', '${one}')`);
  });
});
const promised = `(values ${guestRows.join(', ')}) as n (type, actor, notice)`;

/** Bookings older than the agreement were told by older rules. */
const ofNewBookings = `booking_event e join booking b on b.hotel_id = e.hotel_id and b.booking_id = e.booking_id and b.agreed is not null`;

/** Counts events without the mail to the property that the table of notices promises. */
export const untoldToProperty = `
  select count(*) from ${ofNewBookings} where e.type in (${quoted(told)}) and e.actor <> 'property' and not exists (
    select 1 from outbox o where o.hotel_id = e.hotel_id and o.dedupe_key = 'property-mail:' || e.booking_id || ':' || e.sequence)`;

/** Counts events without any of the notices to the guest that the table of notices promises. */
export const untoldToGuest = `
  select count(*) from ${ofNewBookings}
  where exists (select 1 from ${promised} where n.type = e.type and n.actor = e.actor)
    and not exists (
      select 1 from outbox o join ${promised} on n.notice = coalesce(o.payload ->> 'notice', o.kind)
      where o.hotel_id = e.hotel_id and o.payload ->> 'bookingId' = e.booking_id and n.type = e.type and n.actor = e.actor)`;
