import type { Availability, CalendarDay, HotelFound, Quote } from '@latchkey/api-contract/types';
import { randomUUID } from 'node:crypto';
import { nightlySale, priceOffer, roomsNeeded } from '@latchkey/booking-core/basket';
import { perNightOf } from '@latchkey/booking-core/pricing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HotelFolder } from '../src/features/catalogue/hotel-files/hotel-folder.types.ts';
import { sellingHotelOf } from '../src/features/stock/stock.ts';
import { nights, openHouse } from './contract-house.ts';
import { filesOf, loadFiles } from './edit-hotel.ts';
import { postBooking } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { dayAt, randomHouse, randomStay } from './price-law.fixtures.ts';

// Shows docs/rules.md: Which price a night has.

/** Stays that are walked: some hundreds, ten thousand at night. */
const stays = process.env['NIGHT'] === undefined ? 240 : 10_000;
const staysOfHouse = 60;
const houses = Math.ceil(stays / staysOfHouse);

interface Stay {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly childAges?: readonly number[];
}

describe('the price law', () => {
  const engine = openEngine();
  let files: HotelFolder;
  beforeEach(async () => {
    files = await filesOf(engine, 1760);
  });
  afterEach(() => loadFiles(engine, files));

  const get = async <Body>(path: string): Promise<Body> => (await engine.app.inject(`/api/${path}`)).json<Body>();
  const query = ({ checkIn, checkOut, adults, childAges = [] }: Stay): string =>
    `checkIn=${checkIn}&checkOut=${checkOut}&adults=${adults}${childAges.length === 0 ? '' : `&children=${childAges.length}&childAges=${childAges.join()}`}`;

  /** Every offer that the hotel's page has for a party, with the page's own total. */
  async function onPage(stay: Stay) {
    const hotel = await engine.deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    const availability = await get<Availability>(`hotels/1760/availability?${query(stay)}`);
    const party = { adults: stay.adults, childAges: [...(stay.childAges ?? [])], infants: 0 };
    const sale = nightlySale({ hotel: sellingHotelOf(hotel), availability, stay: { guests: party } });
    return sale.offers.flatMap((offer) => {
      const [cost, rooms] = [priceOffer(sale, offer), roomsNeeded(sale, offer)];
      if (cost === null || rooms === null) return [];
      const told = availability.rooms[0]?.pricing.find(({ ratePlanId }) => ratePlanId === offer.plan.id);
      return [{ ratePlanId: offer.plan.id, total: cost.total, rooms, told: told?.priceForPax ?? [] }];
    });
  }

  const quote = async (stay: Stay, ratePlanId: string, rooms: readonly object[]) =>
    engine.app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: {
        hotelId: 1760,
        stay: nights(stay.checkIn, stay.checkOut),
        rooms: rooms.map((guests) => ({ roomTypeId: 'courtyard-king', ratePlanId, ...guests })),
      },
    });

  /** Search, page, link and quote say one price, or all that nothing is sold; the last quote's token. */
  async function priceOf(stay: Stay): Promise<Quote | null> {
    const page = await onPage(stay);
    const { hotels } = await get<{ hotels: HotelFound[] }>(`hotel-search?${query(stay)}`);
    const found = hotels.find(({ id }) => id === 1760)?.stay;
    let made: Quote | null = null;
    for (const offer of page) {
      const reply = await quote(stay, offer.ratePlanId, offer.rooms);
      made = reply.json<Quote>();
      expect([reply.statusCode, made.bill?.total]).toEqual([201, offer.total]);
      const told = offer.told.find(({ pax }) => pax === stay.adults)?.total;
      const isTold = offer.rooms.length === 1 && (stay.childAges ?? []).length === 0;
      expect(isTold ? told : offer.total).toBe(offer.total);
      expect((await get<Quote>(`quotes/${made.quoteToken}`)).bill.total).toBe(offer.total);
    }
    const least = Math.min(...page.map(({ total }) => total));
    expect(found?.kind === 'free' ? found.total : Infinity).toBe(least);
    // A party may be too large for any rooms: of a plan that is not there for one guest either, nothing is sold.
    const missing = ['flexible', 'saver'].filter((id) => page.every(({ ratePlanId }) => ratePlanId !== id));
    const alone = { ...stay, adults: 1, childAges: [] };
    const forOne = missing.length === 0 ? [] : (await onPage(alone)).map(({ ratePlanId }) => ratePlanId);
    for (const ratePlanId of missing.filter((id) => !forOne.includes(id)))
      expect((await quote(stay, ratePlanId, [{ adults: 1, childAges: [], infants: 0 }])).statusCode).toBe(422);
    return made;
  }

  /** What the calendar says of a date is what stays that begin or end there cost, for two. */
  async function heldByCalendar(at: number): Promise<void> {
    const { days } = await get<{ days: CalendarDay[] }>(`hotels/1760/calendar?from=${dayAt(at)}&days=1`);
    const [day] = days;
    if (day === undefined) throw new Error('no day');
    const pageOf = (from: number, length: number) =>
      onPage({ checkIn: dayAt(from), checkOut: dayAt(from + length), adults: 2 });
    const ending = day.noDeparture === true ? [1, 2, 4] : [];
    for (const length of ending) expect(await pageOf(at - length, length)).toEqual([]);
    const beginning = day.noArrival === true ? [1, 2, 3, 5, 7] : [];
    for (const length of beginning) expect(await pageOf(at, length)).toEqual([]);
    if (day.price === null) return;
    const shortest = await pageOf(at, day.minStay);
    const prices = await Promise.all(
      Array.from({ length: 9 }, async (_, more) =>
        (await pageOf(at, more + 1)).map(({ total }) => perNightOf(total, more + 1)),
      ),
    );
    expect(prices.flat(), `${day.date}`).toContain(day.price);
    expect(shortest.length, `${day.date} for ${day.minStay} nights`).toBeGreaterThan(0);
    // Nothing shorter than the least stay is sold.
    for (let length = 1; length < day.minStay; length += 1) expect(await pageOf(at, length)).toEqual([]);
  }

  it(
    'is one price in search, page, link, quote and payment order, whatever a hotel’s files say',
    async () => {
      let sold = 0;
      await fc.assert(
        fc.asyncProperty(
          randomHouse,
          fc.array(randomStay, { minLength: staysOfHouse, maxLength: staysOfHouse }),
          async (edit, walked) => {
            // The bookings of the houses before have taken rooms.
            await engine.reset();
            await openHouse(engine, edit);
            let last: Quote | null = null;
            for (const { from, nights: length, adults, childAges } of walked)
              last =
                (await priceOf({ checkIn: dayAt(from), checkOut: dayAt(from + length), adults, childAges })) ?? last;
            for (const { from } of walked.slice(0, 12)) await heldByCalendar(from);
            if (last === null) return;
            sold += 1;
            const booked = await postBooking(engine, last.quoteToken);
            expect(booked.statusCode).toBe(201);
            const { bookingId } = booked.json<{ bookingId: string }>();
            const order = await engine.app.inject({
              method: 'POST',
              url: `/api/bookings/${bookingId}/payment-orders`,
              headers: { 'idempotency-key': randomUUID() },
            });
            expect(order.json<{ amount: number }>().amount).toBe(last.bill.dueNow.full);
          },
        ),
        // A smaller house would take minutes to find.
        { numRuns: houses, endOnFailure: true },
      );
      expect(sold, 'hotels of which a stay was sold').toBeGreaterThan(0);
    },
    60_000 + stays * 1500,
  );
});
