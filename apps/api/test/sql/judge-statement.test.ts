import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { homeOf } from './home-of.ts';
import { judgeStatement } from './judge-statement.ts';

const hotels = (count: number): string => Array.from({ length: count }, (_, at) => `$${at + 1}`).join(', ');
const rows = (columns: string): string => `jsonb_to_recordset($1::jsonb) as wanted (${columns})`;
beforeAll(loadModule);

describe('a statement is of one server', () => {
  it.each([
    'select * from booking where hotel_id = $1 and status = $2',
    'select * from booking where hotel_id in ($1) for update',
    'select b.* from booking b join refund r on r.hotel_id = b.hotel_id and r.booking_id = b.booking_id where b.hotel_id = $1 for update of b',
    'select b.* from booking b left join refund r on r.hotel_id = b.hotel_id where b.hotel_id = $1',
    'select b.* from booking b left join refund r using (hotel_id, booking_id) where b.hotel_id = $1',
    `select booking.* from ${rows('booking_id text')} join booking using (booking_id) where booking.hotel_id = $2 for update of booking`,
    'select (select max(amount) from refund r where r.hotel_id = $1 and r.booking_id = b.booking_id) from booking b where b.hotel_id = $1',
    'update booking set status = $1 where (hotel_id, booking_id) = ($2, $3)',
    `delete from refund using ${rows('refund_id text')} where refund.hotel_id = $2 and refund.refund_id = wanted.refund_id`,
    'insert into outbox (hotel_id, kind) values ($1, $2)',
    `insert into outbox (hotel_id, kind) select hotel_id, kind from ${rows('hotel_id integer, kind text')}`,
    'with due as (select hotel_id from outbox where hotel_id = $1) select * from due',
    'select * from open_hold where holder_hash = $1',
    'select * from hotel_host where host = $1',
    'select stocked_until from hotel where hotel_id = $1 for update',
    'set local lock_timeout = 500',
  ])('%s', (statement) => {
    const { unpinned, refused } = judgeStatement(statement, homeOf);
    expect([...unpinned, ...refused]).toEqual([]);
  });
});

describe('a statement asks every server', () => {
  it.each([
    ['select * from booking where booking_id = $1', ['booking']],
    [`select * from booking where hotel_id in (${hotels(33)})`, ['booking']],
    [`select * from booking where hotel_id = any (array[${hotels(33)}])`, ['booking']],
    ['select * from booking where hotel_id = any ($1)', ['booking']],
    ['select * from booking where hotel_id = $1 or status = $2', ['booking']],
    ['select * from booking b join refund r on r.booking_id = b.booking_id where b.hotel_id = $1', ['refund']],
    [
      'select * from booking b left join refund r on r.hotel_id = b.hotel_id and b.hotel_id = $1',
      ['booking', 'refund'],
    ],
    ['select 1 where exists (select 1 from refund where refund_id = $1)', ['refund']],
    [
      'update booking set status = $1 where booking_id in (select booking_id from refund where hotel_id = $2)',
      ['booking'],
    ],
    ['delete from outbox where done_at < $1', ['outbox']],
    ['insert into outbox (kind) values ($1)', ['outbox']],
    ['with due as (select hotel_id from outbox limit 5) select * from due', ['outbox']],
    // What a function gives, and what only an outer query says, pins nothing.
    [`select booking.* from ${rows('hotel_id integer')} join booking using (hotel_id)`, ['booking']],
    [
      'select (select max(amount) from refund r where r.hotel_id = b.hotel_id) from booking b where b.hotel_id = $1',
      ['refund'],
    ],
    // A person's rows lie by what leads their key.
    ['delete from open_hold where hotel_id = $1 and booking_id = $2', ['open_hold']],
    ['select rooms from open_hold where hotel_id = $1 and booking_id = $2 limit $3', ['open_hold']],
    ['update open_hold set until = $1 where hotel_id = $2 and booking_id = $3 and until > $4', ['open_hold']],
    ['delete from open_hold where until < $1', ['open_hold']],
  ])('%s', (statement, tables) => {
    expect(judgeStatement(statement, homeOf).unpinned.toSorted()).toEqual(tables);
  });
});

/** As the engine once sent them: a coordinator of Citus 13 refused each, or sent it to all 32 shards. */
describe('a coordinator has refused, or sent everywhere', () => {
  it.each([
    [
      'rooms that are locked',
      `select inventory.hotel_id, total, used, hours from (select distinct "hotelId", date, "roomTypeId" from jsonb_to_recordset($1::jsonb) as place ("hotelId" integer, date date, "roomTypeId" text)) as wanted
        join inventory on inventory.hotel_id = wanted."hotelId" and inventory.date = wanted.date and inventory.room_type_id = wanted."roomTypeId"
        order by inventory.hotel_id for update of inventory`,
    ],
    [
      'counters that are written',
      `update inventory set used = wanted.used from ${rows('hotel_id integer, date date, used smallint')} where inventory.hotel_id = wanted.hotel_id and inventory.date = wanted.date`,
    ],
    [
      'keys that are let go',
      `delete from idempotency using ${rows('hotel_id integer, scope text, key text')} where idempotency.hotel_id = wanted.hotel_id and idempotency.key = wanted.key`,
    ],
    [
      'holds that are over',
      `select booking.booking_id from ${rows('hotel_id integer, booking_id text')} join booking using (hotel_id, booking_id) where booking.expires_at <= $2 for update of booking skip locked`,
    ],
    [
      'lines of bookings',
      `select booking_line.* from ${rows('hotel_id integer, booking_id text')} join booking_line using (hotel_id, booking_id)`,
    ],
    [
      'bookings with money',
      `select distinct payment.booking_id from ${rows('hotel_id integer, booking_id text')} join payment using (hotel_id, booking_id) where payment.status = 'captured'`,
    ],
    [
      'bookings that have expired',
      `with written as (
          update booking set status = 'expired' from ${rows('hotel_id integer, booking_id text')} where booking.hotel_id = wanted.hotel_id and booking.booking_id = wanted.booking_id
        )
        insert into booking_event (hotel_id, booking_id, sequence)
        select hotel_id, booking_id, 1 + coalesce((select max(sequence) from booking_event before where before.hotel_id = wanted.hotel_id and before.booking_id = wanted.booking_id), 0)
        from ${rows('hotel_id integer, booking_id text')}`,
    ],
    [
      'bookings that are counted',
      `select booking.booking_id, exists (select 1 from payment where payment.hotel_id = booking.hotel_id and payment.booking_id = booking.booking_id) as is_paid
        from ${rows('hotel_id integer, booking_id text')} join booking on booking.hotel_id = wanted.hotel_id and booking.booking_id = wanted.booking_id`,
    ],
    [
      'hours that are opened',
      `update inventory set hours = filled.hours from (
          select i.date, coalesce((select sum(l.quantity) from booking_line l where l.hotel_id = i.hotel_id and l.date = i.date), 0) as hours
          from inventory i cross join generate_series(0, 23) as hour where i.hotel_id = $1
        ) filled where inventory.hotel_id = $1 and inventory.date = filled.date`,
    ],
    [
      'changes that are forgotten',
      `delete from stock_change where hotel_id = $2 and at < clock_timestamp() - $1 * interval '1 second'`,
    ],
    [
      'names that are compared with bookings',
      `select count(*) from booking b where not exists (select 1 from booking_name n where n.hotel_id = b.hotel_id and n.booking_id = b.booking_id)`,
    ],
    ['rows of several hotels that are locked', 'select 1 from booking where hotel_id in ($1, $2) for update'],
    ['a row that moves', 'update booking set hotel_id = $1 where hotel_id = $2'],
    [
      'a conflict that a clock solves',
      'insert into outbox (hotel_id) values ($1) on conflict (hotel_id) do update set done_at = now()',
    ],
    [
      'a table that is joined on other columns',
      'select 1 from booking b join payment p on p.booking_id = b.booking_id',
    ],
  ])('%s', (_, statement) => {
    const { unpinned, refused } = judgeStatement(statement, homeOf);
    expect([...unpinned, ...refused]).not.toEqual([]);
  });

  it('what is carried out by itself may lie elsewhere', () => {
    const apart = `with n as materialized (select hotel_id, booking_id from booking_name)
      select count(*) from booking b where not exists (select 1 from n where n.booking_id = b.booking_id)`;
    expect(judgeStatement(apart, homeOf).refused).toEqual([]);
  });

  it('tells who writes to every server, and who is on several', () => {
    expect(judgeStatement('update hotel set slug = $1 where hotel_id = $2', homeOf)).toMatchObject({
      writesEverywhere: true,
      isOfSeveral: false,
    });
    expect(judgeStatement('select 1 from booking where hotel_id in ($1, $2)', homeOf)).toMatchObject({
      writesEverywhere: false,
      isOfSeveral: true,
    });
  });
});
