import { join } from 'node:path';
import type { Availability, Locale, ModificationQuote } from '@latchkey/api-contract/types';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { formatMoney } from '@latchkey/format/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadHotels } from '../src/features/publishing/load-hotels.ts';
import { completeByCardVault } from './card-vault-webhook.ts';
import { guestCalls } from './guest-calls.ts';
import { completeByRazorpay, openOrder, postBooking, type Booked } from './journeys.ts';
import { byDay } from './night.ts';
import { openEngine } from './open-engine.ts';
import { completeByStripe } from './played-gateways.ts';
import { keepStock } from './prepared-database.ts';
import { propertyCalls } from './property-calls.ts';

const demoHotels = join(import.meta.dirname, '../hotels');
const completeBy = { razorpay: completeByRazorpay, stripe: completeByStripe, 'card-vault': completeByCardVault };

/** Each demo hotel, who takes its payments, and the ways in which a stay of it is paid. */
const houses = [
  { id: 10, name: 'Villa Kayu', gateway: 'card-vault', ways: ['card', 'mixed'] },
  { id: 493, name: 'Casa Mango', gateway: 'razorpay', ways: ['card', 'mixed'] },
  { id: 1188, name: 'Haus Linde', gateway: 'card-vault', ways: ['card', 'cash', 'mixed'] },
  { id: 1760, name: 'Sandalwood Courtyard', gateway: 'razorpay', ways: ['card', 'cash', 'mixed'] },
  { id: 2116, name: 'Sandalwood Palace', gateway: 'razorpay', ways: ['card', 'cash', 'mixed'] },
  { id: 3057, name: 'Thamel Bunks', gateway: 'card-vault', ways: ['card', 'cash'] },
  { id: 4152, name: 'Creek House', gateway: 'stripe', ways: ['card', 'cash', 'mixed'] },
] as const;
type House = (typeof houses)[number];
type Way = House['ways'][number];
const walks = houses.flatMap((house) =>
  house.ways.flatMap((way) => (['en', 'ar'] as const).map((language) => ({ ...house, way, language }))),
);
/** By day each hotel once, the ways and languages among them. */
const walksByDay = houses.flatMap(({ id }, place) => {
  const own = walks.filter((walk) => walk.id === id);
  return own.slice(place % own.length, (place % own.length) + 1);
});

interface Seen {
  readonly total: number;
  readonly amountPaid: number;
  readonly refundAmount: number;
  readonly owedAtProperty?: number;
  readonly status: string;
  readonly currency: CurrencyCode;
}

const checkIn = '2027-02-15';
const nights = (checkOut: string): object => ({ stay: { kind: 'nights', checkIn, checkOut } });

// Shows docs/rules.md: What was agreed (A change); Money at the property (Money that goes back).
describe('a stay at each demo hotel', () => {
  const engine = openEngine();
  const { post, relay, view } = guestCalls(engine);
  const property = propertyCalls(engine);
  beforeAll(async () => {
    const { faults } = await loadHotels(engine.deps.db, demoHotels, engine.deps.clock());
    if (faults.length > 0) throw new Error(`the demo hotels have faults: ${JSON.stringify(faults)}`);
    await keepStock(engine.deps.db);
  });
  const seen = async (booked: Booked): Promise<Seen> => (await view(booked)) as unknown as Seen;

  async function request({ id, way, language }: House & { readonly way: Way; readonly language: Locale }) {
    const dates = `checkIn=${checkIn}&checkOut=2027-02-18&adults=2`;
    const { rooms } = (await engine.app.inject(`/api/hotels/${id}/availability?${dates}`)).json<Availability>();
    const beds = id === 3057 ? [1, 1] : [2];
    const [offer] = rooms.flatMap(({ roomTypeId, availableRooms, pricing }) =>
      pricing
        .filter(({ ratePlanId, priceForPax }) => {
          const isHeld = availableRooms < beds.length || !priceForPax.some(({ pax }) => pax === beds[0]);
          return !isHeld && ratePlanId !== 'fixed' && ratePlanId !== 'room-only';
        })
        .map(({ ratePlanId }) => ({ roomTypeId, ratePlanId })),
    );
    const one = { ...offer, childAges: [], infants: 0 };
    const wanted = { hotelId: id, ...nights('2027-02-18'), rooms: beds.map((adults) => ({ ...one, adults })) };
    const quote = (await post('quotes', wanted)).json<{ quoteToken: string; bill: { total: number } }>();
    const made = await postBooking(engine, quote.quoteToken, {
      mode: way === 'cash' ? 'at-property' : 'online',
      plan: way === 'mixed' ? 'advance' : 'full',
      body: { language },
    });
    if (made.statusCode !== 201) throw new Error(`${JSON.stringify([wanted, quote])} ${made.body}`);
    const { bookingId, status } = made.json<{ bookingId: string; status: string }>();
    const booked = { bookingId, status, cookie: String(made.headers['set-cookie']).split(';')[0] ?? '' };
    return { booked, quoted: quote.bill.total };
  }

  it.each(byDay(walksByDay, walks))('is what was quoted, mailed and booked: $name, $way, $language', async (walk) => {
    const { id, gateway, way, language } = walk;
    const { booked, quoted } = await request(walk);
    let payments = 0;
    const pay = async (): Promise<void> => {
      payments += 1;
      const paymentId = `pay_walk${String(payments).padStart(10, '0')}`;
      const paid = await completeBy[gateway](engine, booked.bookingId, await openOrder(engine, booked.bookingId), {
        paymentId,
      });
      expect(paid.statusCode).toBe(200);
    };
    const atDesk = async (amount: number): Promise<void> => {
      const paid = await property('POST', `bookings/${booked.bookingId}/payments`, { amount, method: 'cash' }, id);
      expect([paid.statusCode, paid.body]).toEqual([200, expect.anything()]);
    };
    if (booked.status === 'requested') {
      const { statusCode, body } = await property('POST', `bookings/${booked.bookingId}/confirmation`, {}, id);
      if (statusCode !== 200) throw new Error(`the hotel could not confirm: ${body}`);
    }
    if (way !== 'cash') await pay();
    await relay();
    let read = 0;
    /** What the mails since the last call say, each space alike. */
    const mailed = (): string => {
      const texts = engine.mails.slice(read).map(({ text }) => text);
      read = engine.mails.length;
      return texts.join(' ').replaceAll(/\s/g, ' ');
    };
    const first = await seen(booked);
    expect(first).toMatchObject({ status: 'confirmed', total: quoted });
    if (way !== 'card') await atDesk(first.total - first.amountPaid);
    const money = (amount: number): string => formatMoney(amount, first.currency, language).replaceAll(/\s/g, ' ');
    expect(mailed()).toContain(money(first.total));

    const change = async (checkOut: string): Promise<ModificationQuote> => {
      const asked = await post(`bookings/${booked.bookingId}/modification-quote`, nights(checkOut), booked.cookie);
      const quote = asked.json<ModificationQuote>();
      const { quoteToken, due, refund } = quote;
      const made = await post(`bookings/${booked.bookingId}/modification`, { quoteToken, due, refund }, booked.cookie);
      expect([made.statusCode, made.body]).toEqual([200, expect.anything()]);
      if (due > 0) await pay();
      await relay();
      const after = await seen(booked);
      expect(after).toMatchObject({ status: 'confirmed', total: quote.newTotal });
      expect(mailed()).toContain(money(quote.newTotal));
      return quote;
    };
    const longer = await change('2027-02-19');
    expect(longer.newTotal).toBeGreaterThan(first.total);
    expect((await change('2027-02-18')).newTotal).toBe(first.total);
    expect((await change('2027-02-17')).newTotal).toBeLessThan(first.total);

    const asked = await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie);
    const { refund, atProperty = 0 } = asked.json<{ refund: number; atProperty?: number }>();
    const before = await seen(booked);
    const gone = await post(`bookings/${booked.bookingId}/cancellation`, { refund }, booked.cookie);
    expect(gone.statusCode).toBe(200);
    await relay();
    const { owedAtProperty = 0, ...after } = await seen(booked);
    expect(after).toMatchObject({ status: 'cancelled', refundAmount: before.refundAmount + refund });
    const said = mailed();
    // What a change left to give back at the hotel is given back there as well.
    const sums = [refund - atProperty, owedAtProperty].filter((amount) => amount > 0);
    expect(sums.filter((amount) => !said.includes(money(amount)))).toEqual([]);
    expect(owedAtProperty).toBe((before.owedAtProperty ?? 0) + atProperty);
  });
});
