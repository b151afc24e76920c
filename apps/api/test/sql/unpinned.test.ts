import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { unpinned } from './unpinned.ts';

const hotels = (count: number): string => Array.from({ length: count }, (_, at) => `$${at + 1}`).join(', ');
const scoped = (table: string): boolean => ['booking', 'refund', 'outbox'].includes(table);
beforeAll(loadModule);

describe('a statement pins the hotel', () => {
  it.each([
    'select * from booking where hotel_id = $1 and status = $2',
    'select * from booking where hotel_id in ($1, $2)',
    `select * from booking where hotel_id in (${hotels(32)})`,
    'select b.* from booking b join refund r on r.hotel_id = b.hotel_id and r.booking_id = b.booking_id where b.hotel_id = $1',
    'select * from jsonb_to_recordset($1::jsonb) as wanted (hotel_id integer, booking_id text) join booking using (hotel_id, booking_id)',
    'select (select max(amount) from refund r where r.hotel_id = b.hotel_id) from booking b where b.hotel_id = $1',
    'update booking set status = $1 where (hotel_id, booking_id) = ($2, $3)',
    'delete from refund using jsonb_to_recordset($1::jsonb) as free (hotel_id integer) where refund.hotel_id = free.hotel_id',
    'insert into outbox (hotel_id, kind) values ($1, $2)',
    'with due as (select hotel_id from outbox where hotel_id = $1) select * from due',
    'select * from hotel_host where host = $1',
    'set local lock_timeout = 500',
  ])('%s', (statement) => {
    expect(unpinned(statement, scoped)).toEqual([]);
  });

  it.each([
    ['select * from booking where booking_id = $1', ['booking']],
    [`select * from booking where hotel_id in (${hotels(33)})`, ['booking']],
    [`select * from booking where hotel_id = any (array[${hotels(33)}])`, ['booking']],
    ['select * from booking where hotel_id = $1 or status = $2', ['booking']],
    ['select * from booking b join refund r on r.booking_id = b.booking_id where b.hotel_id = $1', ['refund']],
    ['select * from booking b left join refund r on r.hotel_id = b.hotel_id', ['booking', 'refund']],
    ['select 1 where exists (select 1 from refund where refund_id = $1)', ['refund']],
    [
      'update booking set status = $1 where booking_id in (select booking_id from refund where hotel_id = $2)',
      ['booking'],
    ],
    ['delete from outbox where done_at < $1', ['outbox']],
    ['insert into outbox (kind) values ($1)', ['outbox']],
    ['with due as (select hotel_id from outbox limit 5) select * from due', ['outbox']],
  ])('or not: %s', (statement, tables) => {
    expect(unpinned(statement, scoped).toSorted()).toEqual(tables);
  });
});
