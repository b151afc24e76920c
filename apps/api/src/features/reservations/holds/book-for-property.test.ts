import { bookingLinesOf } from '@latchkey/booking-core/inventory';
import { describe, expect, it } from 'vitest';
import { holdRequest, liveQuote, sellsScarce } from '../../../../test/hold-requests.ts';
import { editHotel } from '../../../../test/edit-hotel.ts';
import { quoteFor, type Selected } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { newSecretId } from '../../../secret-id.ts';
import { findBooking } from '../../bookings/bookings.queries.ts';
import { bookForProperty, type WalkIn, type WalkInOutcome } from './book-for-property.ts';
import { holdTogether } from './hold-together.ts';

const minute = 60_000;

describe('what a property books of a quote', () => {
  const engine = openEngine();
  sellsScarce(engine);

  const key = (name: string, requestHash = name) => ({ hotelId: 1760, scope: 'walk-in', key: name, requestHash });
  const guest = { fullName: 'Meera Nair', phone: '98450 12399', email: 'meera@example.com' };
  const walkIn = (quoteToken: string, more: Partial<WalkIn> = {}): WalkIn => ({
    quoteToken,
    guest,
    locale: 'de',
    pays: 'at_property',
    ...more,
  });
  const make = async (selected: Selected = {}, more: Partial<WalkIn> = {}) => {
    const { quoteToken } = await quoteFor(engine, selected);
    return bookForProperty(engine.deps, walkIn(quoteToken, more), key(quoteToken));
  };
  const rowOf = (outcome: WalkInOutcome) =>
    findBooking(engine.deps.db, bookingKey(1760, 'bookingId' in outcome ? outcome.bookingId : ''));
  const inMinutes = (minutes: number): Date => new Date(engine.deps.clock().getTime() + minutes * minute);
  /** Takes what a guest would take, after the quote was made and before it is booked. */
  const takes = async (asked: Parameters<typeof holdRequest>[1]) => {
    const one = await holdRequest(engine, asked);
    return async () => expect(await holdTogether(engine.deps.db, [one], true)).toEqual(['held']);
  };

  it('is confirmed under the property’s name, as it was quoted', async () => {
    const { hotel, quote } = await liveQuote(engine, { rooms: 2 });
    const outcome = await bookForProperty(engine.deps, walkIn(quote.quoteToken), key('one'));
    const row = await rowOf(outcome);
    expect(outcome).toEqual({ bookingId: row?.booking_id });
    const lines = await engine.deps.db
      .selectFrom('booking_line')
      .select(['date', 'quantity'])
      .orderBy('date')
      .execute();
    expect(lines).toEqual(
      bookingLinesOf(hotel.sale, quote.selection).map(({ date, quantity }) => ({ date, quantity })),
    );
    expect(row).toEqual({
      ...row,
      hotel_id: 1760,
      reference: expect.stringMatching(/./) as unknown,
      status: 'confirmed',
      selection: quote.selection,
      bill: quote.bill,
      agreed: quote.agreed,
      currency: 'INR',
      total: quote.bill.total,
      due_now: 0,
      payment_mode: 'at-property',
      payment_plan: 'full',
      travellers: [{ fullName: 'Meera Nair', contactNumber: '+919845012399', email: 'meera@example.com' }],
      special_requests: null,
      estimated_arrival_time: null,
      language: 'de',
      expires_at: null,
      created_at: engine.deps.clock(),
      attribution: { utmSource: 'desk' },
      contact_phone: '+919845012399',
      booked_by: 'property',
      coupon_id: null,
    });
    expect(await engine.deps.db.selectFrom('booking_access').selectAll().execute()).toEqual([]);
  });

  it('is of a guest without a number, and without an address', async () => {
    const named = async (one: WalkIn['guest']) => (await rowOf(await make({}, { guest: one })))?.travellers;
    const fullName = 'Meera Nair';
    expect(await named({ fullName, phone: '98450 12399' })).toEqual([
      { fullName, contactNumber: '+919845012399', email: '' },
    ]);
    expect(await named({ fullName, email: 'm@example.com' })).toEqual([
      { fullName, contactNumber: '', email: 'm@example.com' },
    ]);
  });

  const option = '2026-11-24T06:00:00.000Z';
  it.each([
    ['to be paid online', { pays: 'link' }, { due_now: 10_080, payment_mode: 'online' }, null],
    ['as an option', { optionUntil: option }, { due_now: 0, payment_mode: 'at-property' }, 'confirmed'],
    [
      'as an option to be paid',
      { pays: 'link', optionUntil: option },
      { due_now: 10_080, payment_mode: 'online' },
      null,
    ],
  ] as const)('%s is held until then', async (_, more, fields, becomes) => {
    const row = await rowOf(await make({}, more));
    const until = 'optionUntil' in more ? new Date(option) : inMinutes(24 * 60);
    expect(row).toMatchObject({ status: 'payment_pending', payment_plan: 'full', expires_at: until, ...fields });
    const events = await engine.deps.db
      .selectFrom('booking_event')
      .select(['type', 'actor', 'facts'])
      .orderBy('sequence')
      .execute();
    expect(events).toEqual([
      { type: 'held', actor: 'property', facts: { quote: { for: 'booking' }, total: 10_080 } },
      ...(becomes === null ? [] : [{ type: 'proof_asked', actor: 'property', facts: { becomes } }]),
    ]);
  });

  it('uses its code and its extras, which others may have taken meanwhile', async () => {
    expect(
      (await rowOf(await make({ couponCode: 'ALWAYS', addons: [{ addonId: 'cot', quantity: 1 }] })))?.coupon_id,
    ).toBe('always');
    const cots = await engine.deps.db.selectFrom('held_extra').select(['addon_id', 'quantity']).execute();
    expect(cots).toEqual([
      { addon_id: 'cot', quantity: 1 },
      { addon_id: 'cot', quantity: 1 },
    ]);
    await engine.reset();
    const chosen = { couponCode: 'ONCE' };
    const first = await takes(chosen);
    const { quoteToken } = await quoteFor(engine, chosen);
    await first();
    expect(await bookForProperty(engine.deps, walkIn(quoteToken), key('late'))).toEqual({
      refused: 'coupon_not_for_stay',
    });
    const cot = { addons: [{ addonId: 'cot', quantity: 1 }] };
    const second = await takes(cot);
    const late = await quoteFor(engine, cot);
    await second();
    expect(await bookForProperty(engine.deps, walkIn(late.quoteToken), key('later'))).toEqual({
      refused: 'addon_not_with_stay',
    });
  });

  it('has rooms that a hold keeps which has run out, and none that are gone, which is remembered', async () => {
    const [{ quoteToken: late }, { quoteToken: later }] = [await quoteFor(engine), await quoteFor(engine)];
    await engine.deps.ariSnapshots.of(1760);
    await (
      await takes({ rooms: 3 })
    )();
    const line = { roomTypeId: 'courtyard-king', date: '2026-12-02', hourFrom: 14, hourTo: 24, night: true } as never;
    const freeInMemory = () => engine.deps.ariSnapshots.glimpse(1760)?.freeFor(line);
    expect(freeInMemory()).toBe(3);
    expect(await bookForProperty(engine.deps, walkIn(late), key('late'))).toEqual({ refused: 'sold_out' });
    expect(freeInMemory()).toBe(0);
    engine.pass(16 * minute);
    expect(await bookForProperty(engine.deps, walkIn(later), key('later'))).toHaveProperty('bookingId');
  });

  it('is made once for a key and once for a quote, and not of another hotel’s or no quote', async () => {
    const { quoteToken } = await quoteFor(engine);
    const made = await bookForProperty(engine.deps, walkIn(quoteToken), key('one'));
    expect(await bookForProperty(engine.deps, walkIn(quoteToken), key('one'))).toEqual(made);
    expect(await bookForProperty(engine.deps, walkIn(quoteToken), key('one', 'other'))).toEqual({
      refused: 'idempotency_key_reused',
    });
    expect(await bookForProperty(engine.deps, walkIn(quoteToken), key('two'))).toEqual({ refused: 'already_booked' });
    const other = await quoteFor(engine, { hotelId: 2116 });
    for (const token of [other.quoteToken, newSecretId(1760)])
      expect(await bookForProperty(engine.deps, walkIn(token), key('three'))).toEqual({ refused: 'not_found' });
  });

  it('is not made online where that is not offered', async () => {
    const { hotel, quote } = await liveQuote(engine);
    const sale = { ...hotel.sale, payment: { ...hotel.sale.payment, modes: ['at-property'] } };
    const hotels: Deps['hotels'] = { ...engine.deps.hotels, byId: async () => ({ ...hotel, sale }) as never };
    expect(
      await bookForProperty({ ...engine.deps, hotels }, walkIn(quote.quoteToken, { pays: 'link' }), key('link')),
    ).toEqual({ refused: 'payment_not_offered' });
  });

  it('of a quote that has run out is shown the new price', async () => {
    const quote = await quoteFor(engine);
    engine.pass(engine.deps.settings.quoteMs + 1);
    const restore = await editHotel(engine, 1760, ({ facts }) => {
      facts.convenienceFee = { kind: 'fixed', amount: 100 };
    });
    const outcome = await bookForProperty(engine.deps, walkIn(quote.quoteToken), key('late'));
    await restore();
    expect(outcome).toMatchObject({ priceChanged: { code: 'price_changed', oldTotal: quote.bill.total } });
  });
});
