import { beforeEach, describe, expect, it } from 'vitest';
import { holdRequest, wideLimits as limits } from '../../../../test/hold-requests.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import { expireBookings } from '../booking-life/expire-bookings.ts';
import { createHoldQueue, type HoldQueue } from './hold-queue.ts';
import { holdRooms } from './hold-rooms.ts';
import type { HoldAnswer } from './hold-together.ts';
import { holdersOf } from './open-holds.ts';

type Asked = NonNullable<Parameters<typeof holdRequest>[1]>;

const minute = 60_000;
const there = { mode: 'at-property', plan: 'full' } as const;
const guest = { address: '203.0.113.7', deviceHash: 'device' };

// Shows docs/rules.md: Holds without payment (First stay).
describe('rooms that a guest asks for', () => {
  const engine = openEngine();
  let asked: string[];
  let queue: HoldQueue;
  beforeEach(() => {
    const held = createHoldQueue(engine.deps.db);
    asked = [];
    queue = {
      hold: (one) => {
        asked.push(one.booking.bookingId);
        return held.hold(one);
      },
    };
  });
  const answering = (answer: HoldAnswer): HoldQueue => ({ hold: async () => answer });
  const deps = (openHolds = limits, more: object = {}) => ({
    ...engine.deps,
    settings: { ...engine.deps.settings, openHolds, ...more },
  });
  type By = { readonly with?: ReturnType<typeof deps>; readonly queue?: HoldQueue };
  const take = async ({ key, quoteKey, booking }: Awaited<ReturnType<typeof holdRequest>>, by: By = {}) => {
    const hotel = await engine.deps.hotels.byId(booking.hotelId);
    if (hotel === undefined || !quoteKey) throw new Error('no hotel');
    return holdRooms(by.with ?? deps(), by.queue ?? queue, booking, { key, quoteKey }, { hotel, ...guest });
  };
  const hold = async (more: Asked = {}, by: By = {}) => {
    const one = await holdRequest(engine, more);
    return { booking: one.booking, outcome: await take(one, by) };
  };
  const inMinutes = (minutes: number): Date => new Date(engine.deps.clock().getTime() + minutes * minute);
  const counted = () =>
    engine.deps.db.selectFrom('open_hold').select(['holder_hash', 'booking_id', 'until', 'rooms']).execute();
  const refused = (code: string) => ({ kind: 'refused', code });

  it('are held until a code is entered where the same guest has another stay without payment', async () => {
    const first = await hold({ payment: there });
    const made = ({ booking }: typeof first) => ({ bookingId: booking.bookingId, reference: booking.reference });
    expect(first.outcome).toEqual({ kind: 'made', made: { ...made(first), status: 'confirmed' } });
    const further = await hold({ payment: there });
    const expiresAt = inMinutes(15).toISOString();
    expect(further.outcome).toEqual({
      kind: 'made',
      made: { ...made(further), status: 'payment_pending', expiresAt, codeWanted: true },
    });
    const request = await hold({ hotelId: 2116, payment: there });
    expect(request.outcome).toMatchObject({ made: { status: 'payment_pending', expiresAt, codeWanted: true } });
    const events = await engine.deps.db
      .selectFrom('booking_event')
      .select(['booking_id', 'facts'])
      .where('type', '=', 'proof_asked')
      .orderBy('hotel_id')
      .execute();
    expect(events).toEqual([
      { booking_id: further.booking.bookingId, facts: { becomes: 'confirmed' } },
      { booking_id: request.booking.bookingId, facts: { becomes: 'requested' } },
    ]);
  });

  it('need no code where money is to come for them', async () => {
    await hold({ payment: there });
    const paid = await hold();
    expect(paid.outcome).toEqual({
      kind: 'made',
      made: {
        bookingId: paid.booking.bookingId,
        reference: paid.booking.reference,
        status: 'payment_pending',
        expiresAt: inMinutes(15).toISOString(),
      },
    });
    expect((await hold({ hotelId: 2116 })).outcome).toMatchObject({ made: { status: 'requested' } });
  });

  it('need no code beside a stay that money is to come for, or that is over', async () => {
    await hold();
    await hold({ booking: { mode: 'at-property', dueNow: 0, afterCode: 'confirmed' } });
    engine.pass(16 * minute);
    expect(await expireBookings(engine.deps)).toBe(2);
    await hold();
    expect((await hold({ payment: there })).outcome).toMatchObject({ made: { status: 'confirmed' } });
  });

  it.each([
    ['a hold counts until it runs out', {}, 1, '2026-11-23T06:15:00Z', '2026-11-23T06:15:00Z'],
    [
      'a confirmed stay counts until it is over, for an address a day',
      { payment: there },
      2,
      '2026-11-24T06:00:00Z',
      '2026-12-04T05:30:00Z',
    ],
  ] as const)('%s', async (_, more, rooms, ofAddress, ofGuest) => {
    const { booking } = await hold({ ...more, rooms });
    const { contactNumber = '', email = '' } = booking.travellers[0] ?? {};
    const [address, ...others] = holdersOf({ ...guest, contactNumber, email });
    const row = { booking_id: bookingKey(1760, booking.bookingId).booking_id, rooms };
    const byHash = (rows: Awaited<ReturnType<typeof counted>>) =>
      rows.toSorted((one, other) => (one.holder_hash < other.holder_hash ? -1 : 1));
    expect(byHash(await counted())).toEqual(
      byHash([
        { ...row, holder_hash: address, until: new Date(ofAddress) },
        ...others.map((hash) => ({ ...row, holder_hash: hash, until: new Date(ofGuest) })),
      ]),
    );
  });

  it('without a traveller are counted for nobody’s number and address', async () => {
    const { booking } = await hold({ booking: { travellers: [] } });
    const hashes = (await counted()).filter(({ booking_id: id }) => id === booking.bookingId);
    expect(hashes.map(({ holder_hash: hash }) => hash).toSorted()).toEqual(
      holdersOf({ ...guest, contactNumber: '', email: '' }).toSorted(),
    );
  });

  it.each([
    ['sold_out', refused('sold_out')],
    ['code_used_up', refused('coupon_not_for_stay')],
    ['extra_sold_out', refused('addon_not_with_stay')],
    ['key_taken', 'key_taken'],
    ['quote_taken', 'quote_taken'],
  ] as const)('that were not held (%s) count for nobody', async (answer, expected) => {
    const { outcome } = await hold({}, { queue: answering(answer) });
    expect([outcome, await counted()]).toEqual([expected, []]);
  });

  it('by request with a card that is kept are refused beyond half of a share, and without one wait for a code', async () => {
    const part = deps({ ...limits, shareOfAddress: 40 });
    const request = { hotelId: 2116, payment: there, rooms: 2 };
    const plan = { mode: 'online', plan: 'guarantee' } as const;
    // The first rooms of an address may be more than its half where money or a card stands for them.
    const kept = await hold({ ...request, booking: { ...plan, dueNow: 0 } }, { with: part });
    expect(kept.outcome).toMatchObject({ made: { status: 'requested' } });
    await engine.reset();
    const free = await hold(request, { with: part });
    expect(free.outcome).toMatchObject({ made: { status: 'payment_pending', codeWanted: true } });
  });

  it('that are known to be gone are refused without a place in the queue; once they are back they are held', async () => {
    const late = await holdRequest(engine);
    await engine.deps.ariSnapshots.of(1760);
    await hold({ rooms: 3 });
    // In memory they are free still: the queue says that they are not, which is remembered.
    const [line] = late.booking.lines;
    const freeInMemory = () => line && engine.deps.ariSnapshots.glimpse(1760)?.freeFor(line);
    expect(freeInMemory()).toBe(3);
    expect([await take(late), asked.length, freeInMemory()]).toEqual([refused('sold_out'), 2, 0]);
    expect([await take(late), asked.length]).toEqual([refused('sold_out'), 2]);
    engine.pass(16 * minute);
    await expireBookings(engine.deps);
    expect([await take(late), asked.length]).toMatchObject([{ kind: 'made' }, 3]);
  });

  it('that a hold keeps which has run out are held, and others are not', async () => {
    const [king, twin] = [await holdRequest(engine), await holdRequest(engine, { roomTypeId: 'garden-twin' })];
    await hold({ rooms: 3 });
    await hold({ roomTypeId: 'garden-twin', rooms: 2, payment: there });
    await engine.deps.ariSnapshots.of(1760);
    engine.pass(16 * minute);
    expect([await take(twin), asked.length]).toEqual([refused('sold_out'), 2]);
    await hold({ rooms: 3 });
    await engine.deps.ariSnapshots.of(1760);
    engine.pass(16 * minute);
    expect([await take(king), asked.length]).toMatchObject([{ kind: 'made' }, 4]);
  });

  it('are asked for together: one kind that is gone is enough to be refused', async () => {
    await hold({ rooms: 3 });
    await engine.deps.ariSnapshots.of(1760);
    const twin = await holdRequest(engine, { roomTypeId: 'garden-twin' });
    const king = await holdRequest(engine, { checkIn: '2026-12-08', checkOut: '2026-12-10' });
    const gone = king.booking.lines.map((line, at) => ({ ...line, date: twin.booking.lines[at]?.date ?? line.date }));
    const outcome = await take({ ...twin, booking: { ...twin.booking, lines: [...twin.booking.lines, ...gone] } });
    expect([outcome, asked.length]).toEqual([refused('sold_out'), 1]);
  });

  it('have their device noted ahead where hotels lie on several servers', async () => {
    const noted = async () => engine.deps.db.selectFrom('device_hotel').selectAll().execute();
    await hold({}, { queue: answering('sold_out') });
    expect(await noted()).toEqual([]);
    await hold({}, { queue: answering('sold_out'), with: deps(limits, { isSharded: true }) });
    expect(await noted()).toEqual([{ device_hash: 'device', hotel_id: 1760 }]);
  });
});
