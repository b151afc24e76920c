import { bookingLinesOf } from '@latchkey/booking-core/inventory';
import { describe, expect, it } from 'vitest';
import { asha, type Selected } from '../../../../test/journeys.ts';
import { liveQuote } from '../../../../test/hold-requests.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { BookingRequest } from './booking-request.ts';
import { newBookingOf } from './new-booking.ts';

const anything = (pattern: RegExp): unknown => expect.stringMatching(pattern) as unknown;

// Shows docs/rules.md: States and selection (Uses of a code).
describe('the booking that a request makes of a quote', () => {
  const engine = openEngine();
  const booker = { deviceHash: 'device', address: '203.0.113.7', cameFrom: { utmSource: 'the visit' } };
  const made = async (
    more: Partial<BookingRequest> = {},
    { sale, ...selected }: Selected & { readonly sale?: Partial<HotelRecord['sale']> } = {},
  ) => {
    const { hotel, quote } = await liveQuote(engine, selected);
    const request: BookingRequest = {
      quoteToken: quote.quoteToken,
      travellers: [asha],
      payment: { mode: 'online', plan: 'full' },
      ...more,
    };
    const sold = sale === undefined ? hotel : { ...hotel, sale: { ...hotel.sale, ...sale } };
    return { hotel, quote, booking: newBookingOf(engine.deps, sold, quote, request, booker) };
  };
  const atMinutes = (minutes: number): Date => new Date(engine.deps.clock().getTime() + minutes * 60_000);

  it('is all that was asked for, and what it takes', async () => {
    const { hotel, quote, booking } = await made({}, { rooms: 2 });
    expect(booking).toEqual({
      hotelId: 1760,
      bookingId: anything(/^1760_.{22}$/),
      reference: anything(/^.+$/),
      status: 'payment_pending',
      selection: quote.selection,
      bill: quote.bill,
      agreed: quote.agreed,
      dueNow: 20_160,
      mode: 'online',
      plan: 'full',
      travellers: [asha],
      specialRequests: null,
      estimatedArrivalTime: null,
      language: 'en',
      expiresAt: atMinutes(15),
      createdAt: engine.deps.clock(),
      afterCode: null,
      afterPayment: 'confirmed',
      lines: bookingLinesOf(hotel.sale, quote.selection),
      extras: [],
      attribution: { utmSource: 'the visit' },
      deviceHash: 'device',
      coupon: null,
      quote: { for: 'booking' },
    });
  });

  it('takes what it chose of the hotel’s extras', async () => {
    const { hotel, quote: plain } = await liveQuote(engine);
    const addons = [{ addonId: 'cot', quantity: 2 }];
    const chosen = { ...plain, selection: { ...plain.selection, addons } };
    const sold = {
      ...hotel,
      sale: { ...hotel.sale, addons: [{ id: 'cot', category: 'room', price: 500, each: 'night', stock: 2 }] },
    } as unknown as HotelRecord;
    const request = { quoteToken: '', travellers: [asha], payment: { mode: 'online', plan: 'full' } } as const;
    expect(newBookingOf(engine.deps, sold, chosen, request, booker)).toMatchObject({
      extras: [
        { addonId: 'cot', date: '2026-12-02', quantity: 1 },
        { addonId: 'cot', date: '2026-12-03', quantity: 1 },
      ],
    });
  });

  it('has the guest’s words, language, arrival and link where they are given', async () => {
    const words = {
      specialRequests: 'a cot',
      language: 'ar',
      estimatedArrivalTime: '18:00',
      attribution: { utmSource: 'a letter' },
    } as const;
    expect((await made(words)).booking).toMatchObject(words);
  });

  it('has every traveller’s number in international form, read as one of the country that is named, or of the hotel’s', async () => {
    const second = { ...asha, fullName: 'Ravi Rao', contactNumber: '98450 54321' };
    const named = { travellers: [{ ...asha, contactNumber: '030 901820' }], phoneCountry: 'DE' };
    expect([(await made({ travellers: [asha, second] })).booking, (await made(named)).booking]).toMatchObject([
      { travellers: [asha, { ...second, contactNumber: '+919845054321' }] },
      { travellers: [{ ...asha, contactNumber: '+4930901820' }] },
    ]);
  });

  it.each([
    ['a number of the second traveller that is none', { travellers: [asha, { ...asha, contactNumber: '12' }] }, {}],
    [
      'a way of paying that is not offered',
      { payment: { mode: 'at-property', plan: 'full' } },
      { ratePlanId: 'saver' },
    ],
  ] as const)('is none with %s', async (what, more, selected) => {
    expect((await made(more, selected)).booking).toEqual({
      code: what.startsWith('a number') ? 'invalid_phone' : 'payment_not_offered',
    });
  });

  it.each([
    ['pays the advance', { payment: { mode: 'online', plan: 'advance' } }, {}, 3024, 'payment_pending', 15],
    ['pays there', { payment: { mode: 'at-property', plan: 'full' } }, {}, 0, 'confirmed', null],
    ['asks first', { payment: { mode: 'online', plan: 'full' } }, { hotelId: 2116 }, 10_080, 'requested', 24 * 60],
  ] as const)('of a guest who %s is held for so long', async (_, more, selected, dueNow, status, minutes) => {
    const { booking } = await made(more, selected);
    expect(booking).toMatchObject({
      ...more.payment,
      dueNow,
      status,
      expiresAt: minutes === null ? null : atMinutes(minutes),
    });
  });

  it('of a guest who asks shortly before the stay is answered by its start', async () => {
    const start = Date.parse('2026-12-02T14:00:00+05:30');
    engine.pass(start - 5 * 3_600_000 - engine.deps.clock().getTime());
    const { booking } = await made({}, { hotelId: 2116 });
    expect(booking).toMatchObject({ status: 'requested', expiresAt: new Date(start) });
  });

  it.each([
    ['no limit', {}, null],
    ['a limit', { maxUses: 3 }, 3],
  ])('uses its code, with %s', async (_, limit, maxUses) => {
    const promotions = [{ id: 'direct', kind: 'coupon', couponCode: 'DIRECT15', percent: 15, ...limit }] as never;
    const { booking } = await made({}, { couponCode: 'direct15', sale: { promotions } });
    expect(booking).toMatchObject({ coupon: { id: 'direct', maxUses } });
  });

  it('is counted without a limit where the hotel has ended it since', async () => {
    expect((await made({}, { couponCode: 'DIRECT15', sale: { promotions: [] } })).booking).toMatchObject({
      coupon: { id: 'direct', maxUses: null },
    });
  });
});
