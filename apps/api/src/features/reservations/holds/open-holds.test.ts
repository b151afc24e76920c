import type { LocalDate } from '@latchkey/booking-core/dates';
import { describe, expect, it } from 'vitest';
import { wideLimits } from '../../../../test/hold-requests.ts';
import { losing } from '../../../../test/losing.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { newSecretId } from '../../../secret-id.ts';
import { countHold, type HoldToCount } from './open-holds.ts';

const hourMs = 3_600_000;

// Shows docs/rules.md: Holds without payment (At a time, Six hours afterwards).
describe('what counts for a guest who holds rooms without payment', () => {
  const engine = openEngine();
  const inMs = (ms: number): Date => new Date(engine.deps.clock().getTime() + ms);
  let serial = 0;
  /** A stranger's hold of one room, of which nothing else knows. */
  const strangers = (more: Partial<HoldToCount> = {}): HoldToCount => {
    serial += 1;
    return {
      hotelId: 1760,
      bookingId: newSecretId(1760),
      rooms: 1,
      stay: { kind: 'nights', checkIn: '2026-12-02' as LocalDate, checkOut: '2026-12-04' as LocalDate },
      isRequest: false,
      isFree: false,
      expiresAt: inMs(hourMs),
      stayEnd: () => inMs(48 * hourMs),
      deviceHash: `device ${serial}`,
      contactNumber: `number ${serial}`,
      email: `guest${serial}@example.com`,
      address: `198.51.100.${serial}`,
      ...more,
    };
  };
  const count = (more: Partial<HoldToCount>, limits: Partial<typeof wideLimits> = {}) => {
    const openHolds = { ...wideLimits, ...limits };
    return countHold({ ...engine.deps, settings: { ...engine.deps.settings, openHolds } }, strangers(more));
  };
  const rows = async (table: 'open_hold' | 'holder') =>
    (await engine.deps.db.selectFrom(table).select('holder_hash').execute()).length;

  const same = {
    device: [{ deviceHash: 'the same' }, 'ofDevice'],
    number: [{ contactNumber: 'the same' }, 'ofNumber'],
    email: [{ email: 'the.same@example.com' }, 'ofEmail'],
    address: [{ address: '203.0.113.7' }, 'ofAddress'],
  } as const;

  it.each(Object.entries(same))('are so many of one %s, and another’s do not', async (_, [who, limit]) => {
    const counted = [
      await count(who, { [limit]: 2 }),
      await count({}, { [limit]: 2 }),
      await count(who, { [limit]: 2 }),
      await count(who, { [limit]: 2 }),
      await count({}, { [limit]: 2 }),
    ];
    const further = limit === 'ofAddress' ? 'first' : 'further';
    expect(counted).toEqual(['first', 'first', further, 'too_many_holds', 'first']);
  });

  it.each(Object.entries(same))('are so many rooms of one %s, unless it holds none', async (_, [who, limit]) => {
    const most = limit === 'ofAddress' ? { roomsOfAddress: 5 } : { roomsOfGuest: 5 };
    const further = limit === 'ofAddress' ? 'first' : 'further';
    expect(await count({ ...who, rooms: 3 }, most)).toBe('first');
    expect(await count({ ...who, rooms: 3 }, most)).toBe('too_many_holds');
    expect(await count({ ...who, rooms: 2 }, most)).toBe(further);
    expect(await count({ ...who, rooms: 1 }, most)).toBe('too_many_holds');
    // A party of strangers may be larger.
    expect(await count({ rooms: 6 }, most)).toBe('first');
  });

  it('is nothing of what is refused', async () => {
    await count(same.device[0], { ofDevice: 1 });
    expect([await rows('open_hold'), await rows('holder')]).toEqual([4, 4]);
    expect(await count(same.device[0], { ofDevice: 1 })).toBe('too_many_holds');
    expect([await rows('open_hold'), await rows('holder')]).toEqual([4, 4]);
  });

  it('is nothing, and is not asked for, where there are no limits', async () => {
    const { settings } = engine.deps;
    const deps = { ...engine.deps, db: losing(engine.deps.db, 'open_hold', '42P01') };
    expect(await countHold({ ...deps, settings: { ...settings, openHolds: null } }, strangers())).toBe('first');
  });

  it('is the same hold once, whoever asks again', async () => {
    const again = { ...same.device[0], bookingId: newSecretId(1760) };
    expect([await count(again, { ofDevice: 1 }), await count(again, { ofDevice: 1 })]).toEqual(['first', 'first']);
  });

  it('ends with the hold, of one without an end with its stay, and for an address after a day', async () => {
    for (const who of [same.device[0], same.address[0]]) {
      const most = { ofDevice: 1, ofAddress: 1 };
      const [counted, at] = [[] as unknown[], engine.deps.clock().getTime()];
      const after = async (ms: number, more: Partial<HoldToCount> = {}) => {
        engine.pass(at + ms - engine.deps.clock().getTime());
        counted.push(await count({ ...who, ...more }, most));
      };
      await after(0);
      await after(hourMs - 1);
      await after(hourMs, { expiresAt: null });
      await after(25 * hourMs - 1);
      await after(25 * hourMs);
      await after(26 * hourMs);
      const isAddress = 'address' in who;
      expect(counted).toEqual([
        'first',
        'too_many_holds',
        'first',
        'too_many_holds',
        isAddress ? 'first' : 'too_many_holds',
        isAddress ? 'first' : 'too_many_holds',
      ]);
      await engine.reset();
    }
  });

  it('is what a share of the hotel leaves, of one address', async () => {
    const [address] = same.address;
    const share = { shareOfAddress: 40 };
    // Of its five rooms two.
    expect([await count(address, share), await count(address, share), await count(address, share)]).toEqual([
      'first',
      'first',
      'too_many_holds',
    ]);
    expect(await rows('open_hold')).toBe(8);
    const request = { isRequest: true, isFree: true, rooms: 2, address: '203.0.113.99' };
    expect(await count(request, share)).toBe('further');
    expect(await count({ ...request, address: '203.0.113.98', isFree: false }, share)).toBe('first');
  });
});
