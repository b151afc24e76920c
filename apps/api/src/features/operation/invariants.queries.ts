import { dueRefunds } from '../../database/due-refunds.ts';
import { bookingMoves, endedStatuses } from '@latchkey/booking-core/booking-states';
import { processingChargePercent } from '@latchkey/booking-core/refund';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { untoldToGuest, untoldToProperty } from '../outbox/outbox.ts';
import { statusesWithRooms } from '../../database/statuses-with-rooms.ts';
import { invoiceInvariants } from './invoice-invariants.ts';
import { bookkeepingInvariants } from './bookkeeping-invariants.ts';
import { counterInvariants } from './counter-invariants.ts';
import { priceInvariants } from './price-invariants.ts';
import { hashOfName } from '../booking-access/booking-access.ts';

const inSql = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

const ofHeld = `from booking_line l join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id and b.status in ${statusesWithRooms}`;
/** Captured money that is owed back or has gone back: our refunds, those made at the gateway, and lost disputes. */
const refunded = (what: (row: string) => string): string =>
  `(coalesce((select sum(r.amount) from refund r where ${what('r')} and r.status in (${inSql(dueRefunds)})), 0)
    + coalesce((select sum(d.gone) from dispute d where ${what('d')}), 0))`;
/** A sum of a booking's lines of what its property takes and gives back by itself. */
const atProperty = (sign: string): string =>
  `coalesce((select sum(${sign} * h.amount) from property_payment h where h.hotel_id = b.hotel_id and h.booking_id = b.booking_id), 0)`;
const takenThere = atProperty(`case h.kind when 'payment' then 1 when 'taken_back' then -1 else 0 end`);
const owedThere = atProperty(`case h.kind when 'owed' then 1 else 0 end`);
const givenThere = atProperty(`case h.kind when 'given_back' then 1 else 0 end`);
const ofBooking = (row: string): string => `${row}.hotel_id = b.hotel_id and ${row}.booking_id = b.booking_id`;
const atSameAccount = (row: string): string =>
  `${row}.gateway = p.gateway and (coalesce(${row}.vendor, '') = 'own') = (coalesce(p.vendor, '') = 'own')`;
const ofPayment = (row: string): string => `${row}.hotel_id = p.hotel_id and ${row}.payment_id = p.payment_id`;
const capturedOfBooking = `(coalesce((
  select sum(p.amount) from payment p where p.hotel_id = b.hotel_id and p.booking_id = b.booking_id and p.status = 'captured'), 0)
  + ${takenThere})`;
/** What was put on a booking's folio by hand. */
const postedOfBooking =
  '(coalesce((select sum(f.amount) from folio_line f where f.hotel_id = b.hotel_id and f.booking_id = b.booking_id), 0))';
/** All the money of a booking that is owed back or has gone back. */
const goneOfBooking = `(${refunded(ofBooking)} + ${owedThere})`;

/** A sum that a booking's history names, in SQL: of events `e` of some kind, by one of their facts. */
const told = (fact: string, where: string): string =>
  `coalesce((select sum((e.facts ->> '${fact}')::bigint) from booking_event e where ${where}), 0)`;
/** The same of events of the booking of an event `one` that came before it. */
const toldBefore = (fact: string, where: string): string =>
  told(fact, `e.hotel_id = one.hotel_id and e.booking_id = one.booking_id and e.sequence < one.sequence and ${where}`);

/** The state a booking is in after each event that moves it. */
const stateAfter = `case type when 'requested' then 'requested' when 'held' then 'payment_pending' when 'accepted' then 'payment_pending'
  when 'price_revised' then 'price_revised' when 'price_refused' then 'rejected' when 'rejected' then 'rejected' when 'cancelled' then 'cancelled'
  when 'no_show' then 'no_show' when 'no_show_undone' then 'confirmed' when 'expired' then 'expired' when 'confirmed' then 'confirmed' when 'confirmed_late' then 'confirmed' end`;
const moving = `select hotel_id, booking_id, sequence, ${stateAfter} as state from booking_event where ${stateAfter} is not null`;
const allowed = bookingMoves.map(({ from, to }) => `('${from}', '${to}')`).join(', ');

/** The names, read by themselves: they do not lie where the bookings lie. */
const named = 'with named as materialized (select name_hash, hotel_id, booking_id, known_until from booking_name)';

/** Whether a booking `b` stands under a name, by its hash. */
const isNamed = (name: string, and = ''): string =>
  `exists (select 1 from named n where n.hotel_id = b.hotel_id and n.booking_id = b.booking_id
    and n.name_hash = ${hashOfName(name)} ${and})`;

/** Whether the names of a booking `b` are still to be written by the outbox, where they lie on other servers. */
const isNamedSoon = `exists (select 1 from outbox o where o.hotel_id = b.hotel_id and o.kind = 'booking-names'
    and o.payload ->> 'bookingId' = b.booking_id and o.done_at is null)`;

/** Whether a hotel's file as it is known has an id: of its rooms, its plans or its add-ons. */
const isInFile = (part: string, hotelId: string, id: string): string =>
  `exists (select 1 from hotel h, jsonb_array_elements(h.facts -> '${part}') as f where h.hotel_id = ${hotelId} and f ->> 'id' = ${id})`;

/** The last day of a booking `b`. */
const lastDay = `coalesce(b.selection -> 'stay' ->> 'checkOut', b.selection -> 'stay' ->> 'date')::date`;

/**
 * Promises that must hold in the database at rest: each query counts what breaks one, and must count none. `now` is
 * when the clock last ran: null leaves out what only time breaks.
 */
export function invariants(now: Date | null): Readonly<Record<string, string>> {
  return {
    'counter differs from ledger': `
      select count(*) from inventory i full join (
        select l.hotel_id, l.date, l.room_type_id, sum(l.quantity) as sold ${ofHeld} where l.night group by 1, 2, 3
      ) s on s.hotel_id = i.hotel_id and s.date = i.date and s.room_type_id = i.room_type_id
      where coalesce(i.used, 0) <> coalesce(s.sold, 0)`,
    'hour counter differs from ledger': `
      select count(*) from (
        select i.hotel_id, i.date, i.room_type_id, u.hour - 1 as hour, u.used from inventory i, unnest(i.hours) with ordinality as u(used, hour)
        where i.hours is not null and 0 <> any (i.hours) and u.used <> 0
      ) c full join (
        select l.hotel_id, l.date, l.room_type_id, h.hour, sum(l.quantity) as sold ${ofHeld}
        join inventory i on i.hotel_id = l.hotel_id and i.date = l.date and i.room_type_id = l.room_type_id and i.hours is not null
        cross join generate_series(l.hour_from, l.hour_to - 1) as h(hour) group by 1, 2, 3, 4
      ) s on s.hotel_id = c.hotel_id and s.date = c.date and s.room_type_id = c.room_type_id and s.hour = c.hour
      where coalesce(c.used, 0) <> coalesce(s.sold, 0)`,
    'used beyond total': `select count(*) from inventory where used < 0 or used > total or total < any (hours) or 0 > any (hours)`,
    'confirmed without captured money or an at-property agreement': `
      select count(*) from booking b where b.status = 'confirmed' and b.payment_mode = 'online' and b.due_now > 0 and b.due_now > ${capturedOfBooking}`,
    'confirmed by a guarantee without a card': `
      select count(*) from booking b where b.status = 'confirmed' and b.payment_mode = 'online' and b.payment_plan = 'guarantee' and not exists (
        select 1 from kept_card c where c.hotel_id = b.hotel_id and c.booking_id = b.booking_id and c.status <> 'asked')`,
    'a fee that is owed and that nobody asks for': `
      select count(*) from booking b where b.penalty_due <> 0 and (b.status not in ('cancelled', 'no_show') or not exists (
        select 1 from outbox o where o.hotel_id = b.hotel_id and o.kind = 'charge-card' and o.payload ->> 'bookingId' = b.booking_id))`,
    'a sum that is held on a card, or is to be, and that nobody looks after': `
      select count(*) from security_deposit d where d.check_at is null and d.state in ('due', 'held', 'capturing', 'letting_go')
        or d.captured <> 0 and d.state not in ('capturing', 'captured')`,
    // The fee of nights that were not stayed may be owed still.
    'kept of money that has gone back': `
      select count(*) from booking b where b.kept > 0 and b.left_at is null and b.kept > ${capturedOfBooking} - ${goneOfBooking}`,
    'captured money without a room or a refund': `
      select count(*) from booking b where b.status in (${inSql(endedStatuses)}) and b.kept <> ${capturedOfBooking}
        - ${goneOfBooking}
      or b.status in ${statusesWithRooms} and b.left_at is null and not exists (select 1 from booking_line l where l.hotel_id = b.hotel_id and l.booking_id = b.booking_id)`,
    'left without having come, or with nights that come after': `
      select count(*) from booking b where b.left_at is not null and (b.arrived_at is null or b.status <> 'confirmed' or exists (
        select 1 from booking_line l where l.hotel_id = b.hotel_id and l.booking_id = b.booking_id
        and l.date > (b.left_at at time zone 'UTC')::date + 1))`,
    'captured money beyond what a stay costs': `
      select count(*) from booking b where b.status = 'confirmed' and b.total + b.kept + ${postedOfBooking} < ${capturedOfBooking}
        - ${goneOfBooking}`,
    'confirmed without exactly one voucher': `
      select count(*) from booking b where b.status = 'confirmed' and (
        select count(*) from outbox o where o.hotel_id = b.hotel_id and o.dedupe_key = 'voucher-mail:' || b.booking_id) <> 1`,
    'refund pending without an outbox row': `
      select count(*) from refund r where r.status = 'pending' and r.origin = 'engine' and not exists (
        select 1 from outbox o where o.hotel_id = r.hotel_id and o.dedupe_key = 'refund:' || r.refund_id)`,
    'unmatched payment pending without an outbox row': `
      select count(*) from unmatched_payment u where u.refund_status = 'pending' and not exists (
        select 1 from outbox o where o.hotel_id = u.hotel_id and o.dedupe_key = 'unmatched-refund:' || u.gateway || ':' || u.gateway_payment_id)`,
    'refunds above what was captured': `
      select count(*) from payment p where ${refunded(ofPayment)}
        > case when p.status = 'captured' then p.amount else 0 end`,
    'given back at the property beyond what was paid there': `
      select count(*) from booking b where exists (select 1 from property_payment h where h.hotel_id = b.hotel_id and h.booking_id = b.booking_id)
        and (${owedThere} > ${takenThere} or ${givenThere} > ${owedThere})`,
    // With each refund the charge is rounded by half a unit at most.
    'a charge beyond what went back through a gateway': `
      select count(*) from (
        select e.hotel_id, e.booking_id, count(*) as times, sum((e.facts ->> 'processingCharge')::bigint) as charged
        from booking_event e where e.facts ->> 'processingCharge' is not null group by 1, 2
      ) b where b.charged > (b.charged + ${told('amount', `${ofBooking('e')} and e.type = 'refund_started'`)}) * ${processingChargePercent} / 100 + 0.5 * b.times`,
    'given back at the property while a gateway had it': `
      select count(*) from booking_event one where one.type = 'owed_at_property' and
        ${toldBefore('amount', `e.type = 'payment_captured'`)}
        - ${toldBefore('amount', `e.type = 'refund_started'`)}
        - ${toldBefore('processingCharge', `e.type in ('cancelled', 'modified', 'no_show')`)}
        - coalesce((select sum(r.amount) from refund r where ${ofBooking('r').replaceAll('b.', 'one.')} and r.origin = 'gateway'), 0)
        - coalesce((select sum(d.gone) from dispute d where ${ofBooking('d').replaceAll('b.', 'one.')}), 0) > 0`,
    'an end that cost less than changes had left': `
      select count(*) from booking_event e where (e.type = 'no_show' or e.type = 'cancelled' and e.actor = 'guest')
        and e.facts ->> 'leastFee' is not null and (e.facts ->> 'kept')::bigint - coalesce((e.facts ->> 'processingCharge')::bigint, 0)
          < least((e.facts ->> 'leastFee')::bigint, (e.facts ->> 'kept')::bigint + (e.facts ->> 'refund')::bigint)`,
    'a payment at the property taken back for another': `
      select count(*) from property_payment t where t.kind = 'taken_back' and not exists (
        select 1 from property_payment h where h.hotel_id = t.hotel_id and h.entry_id = t.reverses and h.kind = 'payment'
        and h.booking_id = t.booking_id and h.amount = t.amount)`,
    'a charge of a folio taken off one payer and not put on another': `
      select count(*) from (
        select hotel_id, booking_id from folio_line where kind = 'transfer' and other_booking is null
        group by hotel_id, booking_id having sum(amount) <> 0) uneven`,
    'a charge that one stay gave and another did not take': `
      select count(*) from (
        select f.hotel_id, least(f.booking_id, f.other_booking), greatest(f.booking_id, f.other_booking) from folio_line f
        where f.other_booking is not null group by 1, 2, 3 having sum(f.amount) <> 0) uneven`,
    ...counterInvariants,
    ...bookkeepingInvariants,
    'a line of a folio taken back for another': `
      select count(*) from folio_line t where t.reverses is not null and not exists (
        select 1 from folio_line f where f.hotel_id = t.hotel_id and f.line_id = t.reverses and f.booking_id = t.booking_id
        and f.kind = t.kind and f.amount = -t.amount and f.payer_id = t.payer_id)`,
    'a fee that is owed of a stay that stands, or below nothing': `
      select count(*) from booking b where b.fee_owed < 0 or b.fee_owed > 0 and b.status not in ('cancelled', 'no_show')`,
    'a payment that counts though it was sent back': `
      select count(*) from payment p join unmatched_payment u on u.hotel_id = p.hotel_id and u.gateway = p.gateway and u.gateway_payment_id = p.gateway_payment_id
      where p.status = 'captured' and p.amount > ${refunded(ofPayment)}`,
    'a payment at a gateway that counts for two orders': `
      select count(*) from payment p join payment o on o.hotel_id = p.hotel_id and ${atSameAccount('o')} and o.gateway_payment_id = p.gateway_payment_id
      where o.payment_id > p.payment_id and o.status = 'captured' and p.status = 'captured'`,
    'a payment at a gateway that counts for a deposit too': `
      select count(*) from payment p join security_deposit d on d.hotel_id = p.hotel_id and ${atSameAccount('d')} and d.charge_id = p.gateway_payment_id
      where p.status = 'captured'`,
    'a refund that cannot be made without a word of it': `
      select count(*) from refund r where r.status = 'unpayable' and not exists (
        select 1 from booking_event e where e.hotel_id = r.hotel_id and e.booking_id = r.booking_id and e.type = 'refund_given_up' and e.facts ->> 'refundId' = r.refund_id)`,
    'confirmed twice': `
      select count(*) from (select 1 from booking_event where type in ('confirmed', 'confirmed_late') group by hotel_id, booking_id having count(*) > 1) twice`,
    'confirmed by a guest without the proof it waited for': `
      select count(*) from booking_event c where c.type = 'confirmed' and c.actor = 'guest' and exists (
        select 1 from booking_event a where a.hotel_id = c.hotel_id and a.booking_id = c.booking_id and a.type = 'proof_asked' and a.sequence < c.sequence
        and not exists (select 1 from booking_event g where g.hotel_id = a.hotel_id and g.booking_id = a.booking_id and g.type = 'proof_given' and g.sequence between a.sequence and c.sequence))`,
    'waiting for a code without having been asked for one': `
      select count(*) from booking b where b.status = 'payment_pending' and b.due_now = 0 and not (b.payment_mode = 'online' and b.payment_plan = 'guarantee') and not exists (
        select 1 from booking_event e where e.hotel_id = b.hotel_id and e.booking_id = b.booking_id and e.type = 'proof_asked')`,
    'a move outside the state table': `
      select count(*) from (
        select state, lag(state) over (partition by hotel_id, booking_id order by sequence) as before from (${moving}) moved
      ) pair where before is not null and (before, state) not in (${allowed})`,
    'a booking under terms that are lost': `
      select count(*) from booking b where b.agreed is not null and not exists (
        select 1 from hotel_revision r where r.hotel_id = b.hotel_id and r.revision = b.agreed ->> 'revision')`,
    'a price other than was agreed': `
      select count(*) from booking b where b.agreed is not null and (
        (b.agreed ->> 'total')::bigint <> b.total
        or jsonb_array_length(b.agreed -> 'stay' -> 'rooms') <> jsonb_array_length(b.selection -> 'rooms'))`,
    ...priceInvariants,
    ...invoiceInvariants,
    'an event that its property was not told': untoldToProperty,
    'an event that its guest was not told': untoldToGuest,
    'a state that no event tells': `
      select count(*) from booking b where b.status is distinct from (
        select m.state from (${moving}) m where m.hotel_id = b.hotel_id and m.booking_id = b.booking_id order by m.sequence desc limit 1)`,
    'a booking that its reference or its number does not find': `
      ${named} select count(*) from booking b where b.erased_at is null and (not ${isNamed(`'reference:' || b.reference`)}
        or b.contact_phone is not null and not ${isNamed(`'phone:' || b.contact_phone`)}) and not ${isNamedSoon}`,
    'a confirmed stay whose number is known for less than a year after it': `
      ${named} select count(*) from booking b where b.status = 'confirmed' and b.contact_phone is not null and not ${isNamed(
        `'phone:' || b.contact_phone`,
        `and n.known_until > coalesce(b.selection -> 'stay' ->> 'checkOut', b.selection -> 'stay' ->> 'date')::timestamp at time zone 'UTC' + interval '365 days'`,
      )} and not ${isNamedSoon}`,
    // A room type that goes by another id is counted anew, and its rooms are sold twice.
    'a booking ahead of a room type that its hotel does not have': `
      select count(*) from (
        select distinct b.hotel_id, b.booking_id, l.room_type_id ${ofHeld} where ${lastDay} >= ${dayOf(now)}
      ) sold where not ${isInFile('rooms', 'sold.hotel_id', 'sold.room_type_id')}`,
    'a booking ahead of a rate plan or an extra that its hotel does not have': `
      select count(*) from booking b where b.status in ${statusesWithRooms} and ${lastDay} >= ${dayOf(now)} and (
        exists (select 1 from jsonb_array_elements(b.selection -> 'rooms') as r where not ${isInFile('ratePlans', 'b.hotel_id', `r ->> 'ratePlanId'`)})
        or exists (select 1 from jsonb_array_elements(coalesce(b.selection -> 'addons', '[]')) as a where not ${isInFile('addons', 'b.hotel_id', `a ->> 'addonId'`)}))`,
    // Of types that have units, whoever says how many are sold.
    'rooms on sale beyond the units that are open': `
      select count(*) from inventory i join (
        select hotel_id, room_type_id, count(*) as units from room_unit where removed_at is null group by hotel_id, room_type_id
      ) k on k.hotel_id = i.hotel_id and k.room_type_id = i.room_type_id
      where i.date >= ${dayOf(now)} and i.total > i.used and (i.hours is null or i.total > all (i.hours))
        and (i.total > k.units or exists (select 1 from unit_closure c where c.hotel_id = i.hotel_id and c.ended_at is null and c.kind = 'out_of_order'))
        and i.total > k.units - (select count(distinct u.unit_id) from unit_closure c
          join room_unit u on u.hotel_id = c.hotel_id and u.unit_id = c.unit_id and u.removed_at is null
          where c.hotel_id = i.hotel_id and u.room_type_id = i.room_type_id and c.ended_at is null
            and c.kind = 'out_of_order' and i.date between c.first and c.last)`,
    'a unit with two stays at a time': `
      select count(*) from unit_night one join unit_night other on other.hotel_id = one.hotel_id and other.unit_id = one.unit_id
        and other.date = one.date and (other.booking_id, other.place) > (one.booking_id, one.place)
        and one.hour_from < other.hour_to and other.hour_from < one.hour_to`,
    'a unit for a night that its booking does not have': `
      select count(*) from unit_night n where not exists (select 1 ${ofHeld} where l.hotel_id = n.hotel_id and l.booking_id = n.booking_id
        and l.room_type_id = n.room_type_id and l.date = n.date and l.quantity > n.place)`,
    // A guest in the house comes before stays that nobody holds where they are.
    'a guest in the house without a unit': `
      select count(*) ${ofHeld} where b.arrived_at is not null and b.left_at is null and l.night and l.date >= ${dayOf(now)} and (
        select count(*) from unit_night n where n.hotel_id = l.hotel_id and n.booking_id = l.booking_id
        and n.room_type_id = l.room_type_id and n.date = l.date) < l.quantity
        and exists (select 1 from room_unit u where u.hotel_id = l.hotel_id and u.room_type_id = l.room_type_id and u.removed_at is null
          and not exists (select 1 from unit_night n where n.hotel_id = u.hotel_id and n.unit_id = u.unit_id and n.date = l.date and n.held is not null)
          and not exists (select 1 from unit_closure c where c.hotel_id = u.hotel_id and c.unit_id = u.unit_id and c.ended_at is null
            and l.date between c.first and c.last))`,
    'a stay without a unit on a night that has one free': `
      select count(*) ${ofHeld} where l.night and l.date >= ${dayOf(now)} and (
        select count(*) from unit_night n where n.hotel_id = l.hotel_id and n.booking_id = l.booking_id
        and n.room_type_id = l.room_type_id and n.date = l.date) < l.quantity
        and exists (select 1 from room_unit u where u.hotel_id = l.hotel_id and u.room_type_id = l.room_type_id and u.removed_at is null
          and not exists (select 1 from unit_night n where n.hotel_id = u.hotel_id and n.unit_id = u.unit_id and n.date = l.date)
          and not exists (select 1 from unit_closure c where c.hotel_id = u.hotel_id and c.unit_id = u.unit_id and c.ended_at is null
            and l.date between c.first and c.last))`,
    ...(now === null
      ? {}
      : {
          'hold older than its expiry by over 5 s': `select count(*) from booking where expires_at < timestamptz '${now.toISOString()}' - interval '5 seconds'`,
        }),
  };
}

/** The earliest day that it is anywhere at a moment; of no moment every day is ahead. */
const dayOf = (now: Date | null): string =>
  now === null
    ? `'-infinity'::date`
    : `(timestamptz '${now.toISOString()}' at time zone 'UTC' - interval '12 hours')::date`;

/** What a database has for the invariants to judge: of an empty one they say nothing. */
export const judged: Readonly<Record<string, string>> = {
  bookings: `select count(*) from booking`,
  confirmed: `select count(*) from booking where status = 'confirmed'`,
  'payments captured': `select count(*) from payment where status = 'captured'`,
  'payments at the property': `select count(*) from property_payment where kind = 'payment'`,
  'payments sent back': `select count(*) from unmatched_payment`,
  refunds: `select count(*) from refund where status in ('pending', 'processed')`,
  'refunds made at the gateway': `select count(*) from refund where origin = 'gateway'`,
  'nights with a unit': `select count(*) from unit_night`,
  disputes: `select count(*) from dispute`,
};

/** How many rows a query of `invariants` or `judged` counts. */
export async function countBroken(db: Kysely<Tables>, query: string): Promise<number> {
  const { rows } = await sql.raw<{ count: number }>(query).execute(db);
  return Number(rows[0]?.count ?? 0);
}
