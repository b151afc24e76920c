import type { CalendarDay, HotelFound, Quote } from '@latchkey/api-contract/types';
import { randomUUID } from 'node:crypto';
import { basketOf, priceOffer, roomsNeeded } from '@latchkey/booking-core/basket';
import { perNightOf } from '@latchkey/booking-core/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openHouse } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { postBooking } from './journeys.ts';
import { isNight } from './night.ts';
import { openEngine } from './open-engine.ts';
import { lawCalls, queryOf, selected, type LawStay } from './price-law.calls.ts';
import { codes, dayAt, randomHouse, randomStay, type DrawnStay } from './price-law.fixtures.ts';
import { writeHouse } from './price-law.house.ts';
import { walk } from './price-law.report.ts';

// Shows docs/rules.md: Which price a night has.

/** Stays that are walked: some dozens, ten thousand at night. */
const stays = isNight ? 10_000 : 90;
const staysOfHouse = 45;
const houses = Math.ceil(stays / staysOfHouse);

/** A bill as a page computes it: the engine's says besides why it is so. */
const withoutReasons = (bill: Quote['bill']): object => ({
  ...bill,
  rooms: bill.rooms.map(({ basis: _basis, ...line }) => line),
  discounts: bill.discounts.map(({ offer: _offer, ...line }) => line),
});

describe('the price law', () => {
  const engine = openEngine();
  const { get, quote, datesOf, onSale, hoursOnSale } = lawCalls(engine);
  restoreFiles(engine, 1760);
  const met = { sold: 0, mixed: 0, codes: 0, extras: 0, hours: 0 };

  /** Every offer that the hotel's page has for a party, with the page's own total. */
  async function onPage(stay: LawStay) {
    const { availability, sale } = await onSale(stay);
    return sale.offers.flatMap((offer) => {
      const [cost, rooms] = [priceOffer(sale, offer), roomsNeeded(sale, offer)];
      if (cost === null || rooms === null) return [];
      const priced = availability.rooms.find(({ roomTypeId }) => roomTypeId === offer.room.id)?.pricing;
      const told = priced?.find(({ ratePlanId }) => ratePlanId === offer.plan.id);
      const ids = { roomTypeId: offer.room.id, ratePlanId: offer.plan.id };
      return [{ ...ids, total: cost.total, rooms, told: told?.priceForPax ?? [] }];
    });
  }

  /** Search, page, link and quote say one price, or all that nothing is sold; the last quote's token. */
  async function priceOf(stay: LawStay): Promise<Quote | null> {
    const page = await onPage(stay);
    const { hotels } = await get<{ hotels: HotelFound[] }>(`hotel-search?${queryOf(stay)}`);
    const found = hotels.find(({ id }) => id === 1760)?.stay;
    let made: Quote | null = null;
    for (const { roomTypeId, ratePlanId, total, rooms, told } of page) {
      const reply = await quote(
        datesOf(stay),
        rooms.map((guests) => ({ roomTypeId, ratePlanId, ...guests })),
      );
      made = reply.json<Quote>();
      expect([reply.statusCode, made.bill?.total]).toEqual([201, total]);
      const forThem = told.find(({ pax }) => pax === stay.adults)?.total;
      expect(rooms.length === 1 && stay.childAges.length === 0 ? forThem : total).toBe(total);
      expect((await get<Quote>(`quotes/${made.quoteToken}`)).bill.total).toBe(total);
    }
    const least = Math.min(...page.map(({ total }) => total));
    expect(found?.kind === 'free' ? found.total : Infinity).toBe(least);
    // A party may be too large for any rooms: a plan that is missing for one guest too is not for sale.
    const all = ['courtyard-king', 'garden-twin'].flatMap((roomTypeId) =>
      ['flexible', 'saver'].map((ratePlanId) => ({ roomTypeId, ratePlanId })),
    );
    const isOn = (some: typeof all, one: (typeof all)[number]): boolean =>
      some.some(({ roomTypeId, ratePlanId }) => roomTypeId === one.roomTypeId && ratePlanId === one.ratePlanId);
    const missing = all.filter((one) => !isOn(page, one));
    const forOne = missing.length === 0 ? [] : await onPage({ ...stay, adults: 1, childAges: [] });
    for (const one of missing.filter((ids) => !isOn(forOne, ids)))
      // Not for sale, or sold out.
      expect([422, 409]).toContain(
        (await quote(datesOf(stay), [{ ...one, adults: 1, childAges: [], infants: 0 }])).statusCode,
      );
    return made;
  }

  /** Rooms of several types and plans, extras and a code: the bill on the page is the bill of the quote. */
  async function choiceIsBilled({ code, ...stay }: DrawnStay): Promise<void> {
    const { sale } = await onSale(stay);
    const coupon = code === null ? null : (codes[code] ?? null);
    const basket = basketOf(sale, selected(sale, stay), coupon);
    if (basket.kind !== 'ready') return;
    const { rooms, addons } = basket;
    const asked = { addons, ...(coupon === null ? {} : { couponCode: coupon.couponCode }) };
    const asCoded = await quote(datesOf(stay), rooms, asked);
    const isForStay = asCoded.json<{ code?: string }>().code !== 'coupon_not_for_stay';
    const off = basket.bill?.additionalDiscount ?? 0;
    // A code that is refused takes nothing off the page's bill either.
    expect(isForStay || off === 0).toBe(true);
    const reply = isForStay ? asCoded : await quote(datesOf(stay), rooms, { addons });
    const { bill } = (isForStay ? basket : basketOf(sale, selected(sale, stay))) as typeof basket;
    expect([reply.statusCode, withoutReasons(reply.json<Quote>().bill)]).toEqual([
      201,
      JSON.parse(JSON.stringify(bill)),
    ]);
    met.codes += Number(off > 0);
    met.mixed += Number(new Set(rooms.map(({ roomTypeId }) => roomTypeId)).size > 1);
    met.extras += Number(addons.length > 0);
  }

  /** Hours that can be chosen are quoted, one room of them at the price in the list. */
  async function hoursAreQuoted({ hours: { roomCount, ...wanted }, ...stay }: DrawnStay): Promise<void> {
    const { sale, stay: hours } = await hoursOnSale(stay, wanted);
    const picks = stay.picks.slice(0, 1).map((pick) => ({ ...pick, roomCount }));
    const basket = basketOf(sale, selected(sale, { picks, extras: stay.extras }));
    if (basket.kind !== 'ready') return;
    const { rooms, addons } = basket;
    const plain = (await quote(hours, rooms)).json<Quote>();
    const reply = await quote(hours, rooms, { addons });
    expect([reply.statusCode, hours, rooms, addons]).toEqual([201, hours, rooms, addons]);
    met.hours += 1;
    const [room] = rooms;
    if (rooms.length > 1 || room === undefined) return;
    const offer = sale.offers.find(({ room: { id }, plan }) => id === room.roomTypeId && plan.id === room.ratePlanId);
    expect(plain.bill.total).toBe(offer?.total);
  }

  /** What the calendar says of a date is what stays that begin or end there cost, for two. */
  async function heldByCalendar(at: number): Promise<void> {
    const { days } = await get<{ days: CalendarDay[] }>(`hotels/1760/calendar?from=${dayAt(at)}&days=1`);
    const [day] = days;
    if (day === undefined) throw new Error('no day');
    const pageOf = (from: number, length: number) => onPage({ from, nights: length, adults: 2, childAges: [] });
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

  /** Names the stay of a walk in which something is wrong. */
  const of = async <Told>(what: string, stay: unknown, check: () => Promise<Told>): Promise<Told> => {
    try {
      return await check();
    } catch (cause) {
      throw new Error(`${what} ${JSON.stringify(stay)}\n${cause instanceof Error ? cause.message : ''}`, { cause });
    }
  };

  it(
    'is one price in search, page, link, quote and payment order, whatever a hotel’s files say',
    async () => {
      await walk(
        fc.tuple(randomHouse, fc.array(randomStay, { minLength: staysOfHouse, maxLength: staysOfHouse })),
        async ([house, walked]) => {
          // The bookings of the houses before have taken rooms.
          await engine.reset();
          await openHouse(engine, (facts) => writeHouse(facts, house));
          let last: Quote | null = null;
          for (const stay of walked) {
            last = (await of('price of', stay, () => priceOf(stay))) ?? last;
            await of('choice of', stay, () => choiceIsBilled(stay));
            await of('hours of', stay, () => hoursAreQuoted(stay));
          }
          for (const { from } of walked.slice(0, 12)) await of('calendar of', dayAt(from), () => heldByCalendar(from));
          if (last === null) return;
          met.sold += 1;
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
        houses,
        ([house]) => house,
      );
      // Four houses may all be drawn without hours or codes, one walk in fifty; a whole night's are not.
      const unmet = Object.entries(met).filter(([, times]) => times === 0);
      expect(isNight ? unmet : []).toEqual([]);
    },
    60_000 + stays * 1500,
  );
});
