import type { StayTime } from '@latchkey/booking-core/basket';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import { transact } from '../../../database/transact.ts';
import { fewestRooms } from '../../stock/stock.ts';
import type { CountedHold } from './open-holds.queries.ts';
import { shareOfNights } from './share-of-nights.ts';

const nights = (checkIn: string, checkOut: string): StayTime => ({
  kind: 'nights',
  checkIn: checkIn as LocalDate,
  checkOut: checkOut as LocalDate,
});
const stay = nights('2026-12-10', '2026-12-12');
const hours: StayTime = { kind: 'hours', date: '2026-12-11' as LocalDate, startHour: 10, hours: 3 };

/** A hold of the same address, open and of the same nights unless more is said. */
const hold = (rooms: number, more: Partial<CountedHold> = {}): CountedHold => ({
  hash: 'address',
  hotelId: 1760,
  rooms,
  stay,
  isOpen: true,
  isFree: false,
  ...more,
});

// Shows docs/rules.md: Holds without payment (Share of a hotel).
describe('what one address may take of the same nights, of which its share is five rooms', () => {
  const engine = openEngine();
  const share = (holds: readonly CountedHold[], rooms: number, more: object = {}, most = 5) =>
    transact(engine.deps.db, async (tx) => {
      const there = await fewestRooms(tx, 1760, ['2026-12-10' as LocalDate, '2026-12-11' as LocalDate]);
      const asked = { hotelId: 1760, rooms, stay, isRequest: false, isFree: false, ...more };
      return shareOfNights(tx, holds, asked, (100 * most) / there);
    });
  // One room less is sold in one of the nights: the night with the fewest rooms counts.
  beforeEach(async () => {
    const { db } = engine.deps;
    const night = { hotel_id: 1760, date: '2026-12-11' as LocalDate, room_type_id: 'courtyard-king' };
    await db
      .updateTable('inventory')
      .set(({ eb }) => ({ total: eb('total', '-', 1) }))
      .where((eb) => eb.and(night))
      .execute();
  });

  it('is anything for who holds none of them', async () => {
    expect(await share([], 9)).toBe('take');
    expect(await share([hold(9, { hotelId: 2116 })], 9)).toBe('take');
    expect(await share([hold(9, { stay: nights('2026-12-12', '2026-12-13') })], 9)).toBe('take');
    expect(await share([hold(9, { stay: nights('2026-12-08', '2026-12-10') })], 9)).toBe('take');
  });

  it('is five with what it holds, of any of the nights or of hours of their days', async () => {
    for (const one of [stay, nights('2026-12-11', '2026-12-15'), nights('2026-12-01', '2026-12-11'), hours, null]) {
      expect(await share([hold(2, { stay: one })], 3)).toBe('take');
      expect(await share([hold(2, { stay: one })], 4)).toBe('full');
    }
    expect(await share([hold(1), hold(2)], 2)).toBe('take');
    expect(await share([hold(1), hold(2)], 3)).toBe('full');
  });

  it('is a part of a room counted whole', async () => {
    expect([await share([hold(2)], 3, {}, 4.1), await share([hold(2)], 4, {}, 4.1)]).toEqual(['take', 'full']);
  });

  it('is none once what ran out is four times as much', async () => {
    const ended = (rooms: number) => hold(rooms, { isOpen: false });
    expect(await share([ended(19)], 1)).toBe('take');
    expect(await share([ended(20)], 1)).toBe('full');
    expect(await share([ended(12), ended(8)], 1)).toBe('full');
    // What ran out does not count among what is held.
    expect(await share([ended(19), hold(1)], 4)).toBe('take');
  });

  it('is half as much by requests, which wait for a code where nothing is to be paid', async () => {
    const free = { isRequest: true, isFree: true };
    const paid = { isRequest: true };
    // Half of five is three.
    expect([await share([], 3, free), await share([], 4, free)]).toEqual(['take', 'wait']);
    expect([await share([hold(1)], 2, free), await share([hold(1)], 3, free)]).toEqual(['take', 'wait']);
    expect([await share([hold(1)], 2, paid), await share([hold(1)], 3, paid)]).toEqual(['take', 'full']);
    expect(await share([], 9, paid)).toBe('take');
    expect(await share([hold(2)], 4, free)).toBe('full');
  });
});
