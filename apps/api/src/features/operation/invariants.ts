const held = `('requested', 'payment_pending', 'price_revised', 'confirmed')`;

/** Promises that must hold in the database at rest: each query counts what breaks one, and must count none. */
export const invariants: Readonly<Record<string, string>> = {
  'counter differs from ledger': `
    select count(*) from inventory i where i.used <> coalesce((
      select sum(l.quantity) from booking_line l join booking b on b.hotel_id = l.hotel_id and b.booking_id = l.booking_id
      where l.hotel_id = i.hotel_id and l.date = i.date and l.room_type_id = i.room_type_id and l.night and b.status in ${held}), 0)`,
  'used beyond total': `select count(*) from inventory where used < 0 or used > total`,
  'confirmed without captured money or an at-property agreement': `
    select count(*) from booking b where b.status = 'confirmed' and b.payment_mode = 'online' and b.due_now > 0 and b.due_now > coalesce((
      select sum(p.amount) from payment p where p.hotel_id = b.hotel_id and p.booking_id = b.booking_id and p.status = 'captured'), 0)`,
  'captured money without a room or a refund': `
    select count(*) from payment p join booking b on b.hotel_id = p.hotel_id and b.booking_id = p.booking_id
    where p.status = 'captured' and b.status in ('expired', 'rejected') and p.amount > coalesce((
      select sum(r.amount) from refund r where r.hotel_id = p.hotel_id and r.payment_id = p.payment_id and r.status <> 'failed'), 0)`,
  'confirmed without exactly one voucher': `
    select count(*) from booking b where b.status = 'confirmed' and (
      select count(*) from outbox o where o.hotel_id = b.hotel_id and o.dedupe_key = 'voucher-mail:' || b.booking_id) <> 1`,
  'refund pending without an outbox row': `
    select count(*) from refund r where r.status = 'pending' and not exists (
      select 1 from outbox o where o.hotel_id = r.hotel_id and o.dedupe_key = 'refund:' || r.refund_id)`,
  'refunds above what was captured': `
    select count(*) from payment p where coalesce((
      select sum(r.amount) from refund r where r.hotel_id = p.hotel_id and r.payment_id = p.payment_id and r.status <> 'failed'), 0)
      > case when p.status = 'captured' then p.amount else 0 end`,
  'confirmed twice': `
    select count(*) from (select 1 from booking_event where type in ('confirmed', 'confirmed_late') group by hotel_id, booking_id having count(*) > 1) twice`,
};
