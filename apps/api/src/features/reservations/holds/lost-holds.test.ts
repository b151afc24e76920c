import { describe, expect, it } from 'vitest';
import { holdRequest, wideLimits } from '../../../../test/hold-requests.ts';
import { losing } from '../../../../test/losing.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { Database } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import { createHoldQueue } from './hold-queue.ts';
import { holdRooms } from './hold-rooms.ts';
import { lookAtHolds } from './open-holds.ts';

const guest = { address: '203.0.113.7', deviceHash: 'device' };
const booking = 'booking.expires_at';

describe('rooms of a hotel whose server stands, while another is lost', () => {
  const engine = openEngine();
  const hold = async (db: Database, more: Parameters<typeof holdRequest>[1] = {}, settings: object = {}) => {
    const { key, quoteKey, booking: asked } = await holdRequest(engine, more);
    const hotel = await engine.deps.hotels.byId(asked.hotelId);
    if (hotel === undefined || !quoteKey) throw new Error('no hotel');
    const openHolds = { ...wideLimits, ofDevice: 1 };
    const deps = { ...engine.deps, db, settings: { ...engine.deps.settings, openHolds, ...settings } };
    const outcome = await holdRooms(
      deps,
      createHoldQueue(engine.deps.db),
      asked,
      { key, quoteKey },
      { hotel, ...guest },
    );
    return typeof outcome === 'string' || outcome.kind !== 'refused' ? 'held' : outcome.code;
  };
  it('are held where nobody can be counted, and fail where the count fails otherwise', async () => {
    const { db } = engine.deps;
    expect(await hold(db)).toBe('held');
    expect(await hold(db)).toBe('too_many_holds');
    expect(await hold(losing(db, 'open_hold'))).toBe('held');
    await expect(hold(losing(db, 'open_hold', '42P01'))).rejects.toThrow('gone');
  });

  it('count as open where it is not known how they stand', async () => {
    const { db } = engine.deps;
    expect(await hold(db)).toBe('held');
    await db.updateTable('booking').set({ proved_at: engine.deps.clock() }).execute();
    expect(await hold(losing(db, booking))).toBe('too_many_holds');
    await expect(hold(losing(db, booking, '42P01'))).rejects.toThrow('gone');
    expect(await hold(db)).toBe('held');
  });

  it('are not told of in a transaction that is lost with them', async () => {
    const { db } = engine.deps;
    await hold(db);
    const one = { ...guest, contactNumber: '', email: '', hotelId: 1760, bookingId: '1760_none' };
    const look = (by: Database) => transact(by, (tx) => lookAtHolds(tx, one, engine.deps.clock()));
    expect((await look(db)).size).toBe(1);
    await expect(look(losing(db, booking))).rejects.toThrow('gone');
  });

  it('are held where their device cannot be noted elsewhere, and fail where that fails otherwise', async () => {
    const { db } = engine.deps;
    const far = { isSharded: true };
    expect(await hold(losing(db, 'device_hotel'), {}, far)).toBe('held');
    await expect(hold(losing(db, 'device_hotel', '42P01'), {}, far)).rejects.toThrow('gone');
  });
});
