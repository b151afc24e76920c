import { altering } from '../bookings/bookings.ts';

const ofSame = (row: string, of: string): string =>
  `${row}.hotel_id = ${of}.hotel_id and ${row}.booking_id = ${of}.booking_id`;
/** The first event of a booking `b` that says by what quote and at what total it was made, as those of older versions do not. */
const made = `join booking_event f on ${ofSame('f', 'b')} and f.sequence = 1 and f.facts ? 'quote'`;
/** What an event of one type says in minor units. */
const said = (name: string, row = 'e'): string => `(${row}.facts ->> '${name}')::bigint`;
const sumOf = (what: string, where: string): string =>
  `coalesce((select sum(${what}) from booking_event e where ${ofSame('e', 'b')} and ${where}), 0)`;
/** Whether a stay took place as an event `e` happened: a later refund lowers the sum kept, and no price. */
const stands = `(select m.type from booking_event m where ${ofSame('m', 'e')} and m.sequence < e.sequence
  and m.type in ('confirmed', 'confirmed_late', 'cancelled', 'no_show', 'no_show_undone') order by m.sequence desc limit 1)
  in ('confirmed', 'confirmed_late', 'no_show_undone')`;

/** What a price came from: the quotes, and what was done since; and the code that is in it. */
export const priceInvariants: Readonly<Record<string, string>> = {
  'a booking made or changed by a quote that was not for it': `
    select count(*) from booking_event e where e.facts ? 'quote' and not coalesce(case when e.type in ('modified', 'change_asked')
      then e.facts -> 'quote' ->> 'for' = 'change' and e.facts -> 'quote' ->> 'by' = e.actor
        and e.facts -> 'quote' ->> 'bookingId' = e.booking_id
      else e.facts -> 'quote' ->> 'for' = 'booking' end, false)`,
  'a change that was priced before something else was done': `
    select count(*) from booking_event e where e.facts -> 'quote' ->> 'for' = 'change'
      and (e.facts -> 'quote' ->> 'lastEvent')::int is distinct from (
        select max(a.sequence) from booking_event a where ${ofSame('a', 'e')} and a.sequence < e.sequence and ${altering('a')})`,
  // One that is made at once says by which quote, unless an engine of an older version made it.
  'a change that is paid for and was not asked for so': `
    select count(*) from booking b ${made} join booking_event e on ${ofSame('e', 'b')} and e.type = 'modified' and e.actor = 'payment'
    where ${said('to')} is distinct from (
      select case when a.type = 'change_asked' then ${said('to', 'a')} end from booking_event a where ${ofSame('a', 'e')}
      and a.sequence < e.sequence and a.type in ('change_asked', 'modified', 'refunded_by_property', 'price_lowered', 'price_accepted')
      order by a.sequence desc limit 1)`,
  'a price that its history does not lead to': `
    select count(*) from booking b ${made} where b.total <> ${said('total', 'f')}
      + ${sumOf(`${said('to')} - ${said('from')}`, `e.type in ('modified', 'price_accepted')`)}
      - ${sumOf(said('amount'), `e.type in ('refunded_by_property', 'price_lowered') and ${stands}`)}`,
  'a code that takes something off and is not counted, or is counted and in no booking': `
    select count(*) from booking b ${made} where (b.coupon_id is null) <> (b.selection ->> 'couponCode' is null)
      or b.coupon_id is null and coalesce((b.bill ->> 'additionalDiscount')::bigint, 0) <> 0`,
};
