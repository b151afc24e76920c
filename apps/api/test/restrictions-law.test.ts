import { randomUUID } from 'node:crypto';
import type { Availability, CalendarDay, HotelFound } from '@latchkey/api-contract/types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { contractCalls, nights, openHouse, setPrice } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { postBooking, type Booked } from './journeys.ts';
import { isNight } from './night.ts';
import { openEngine } from './open-engine.ts';
import { propertyCalls } from './property-calls.ts';
import { walk } from './price-law.report.ts';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { randomHands, randomRules, randomStay } from './restrictions-law.fixtures.ts';
import { dayAt, isSold, type ByHand, type Stay } from './restrictions-law.plain.ts';

// Shows docs/rules.md: Which stays are sold.

/** Stays that are walked: some dozens, ten thousand at night, which take some eight minutes of two cores. */
const stays = isNight ? 10_000 : 80;
const staysOfHouse = 40;

const types = ['courtyard-king', 'garden-twin'] as const;
const plans = ['flexible', 'saver'] as const;
const offers = types.flatMap((roomTypeId) => plans.map((ratePlanId) => ({ roomTypeId, ratePlanId })));
const couple = { adults: 2, childAges: [] as number[], infants: 0 };
/** The hour of the house when its guests book: some are too late for today. */
const hour = 17;
const now = `${dayAt(0)}T${hour - 1}:20:00Z`;
/** As long as the longest of the calendar’s least stays that are drawn. */
const longest = 30;

describe('the law of restrictions', () => {
  const engine = openEngine();
  const { changeQuote, paid, post, until } = contractCalls(engine);
  restoreFiles(engine, 1760);
  const met = { sold: 0, kept: 0, booked: 0, dates: 0 };
  const get = async <Body>(path: string): Promise<Body> => (await engine.app.inject(`/api/${path}`)).json<Body>();

  const call = propertyCalls(engine);
  const changeAri = (payload: object) =>
    engine.app.inject({
      method: 'POST',
      url: '/api/property/ari',
      headers: {
        authorization: `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}`,
        'idempotency-key': randomUUID(),
      },
      payload,
    });

  async function openWith(rules: HotelFacts['restrictions'], hands: readonly ByHand[]): Promise<Booked> {
    // What the house before set by hand on a plan that the files at the start do not have outlives them.
    await call('POST', 'overrides/clearing', { from: dayAt(0), to: dayAt(61) });
    await engine.reset();
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      for (const room of facts.rooms) {
        const own = room.prices['flexible'] ?? Object.values(room.prices)[0];
        room.hourly = null;
        if (own !== undefined) room.prices = { flexible: own, saver: own };
        delete room.consistsOf;
      }
      setPrice(facts, 10_000);
      facts.restrictions = [];
      facts.packages = [];
      facts.rooms = facts.rooms.filter(({ id }) => (types as readonly string[]).includes(id));
      for (const plan of facts.ratePlans) plan.payment = ['full', 'at-property'];
    });
    // Somebody booked before anything was asked of stays, on nights that no case is about.
    const before = await paid({ checkIn: dayAt(60), checkOut: dayAt(61) });
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      facts.restrictions = [...rules];
      facts.packages = [];
    });
    until(now);
    for (const { roomTypeId, ratePlanId, from, to, set, back } of hands) {
      const change = {
        roomTypeId,
        ...(ratePlanId === undefined ? {} : { ratePlanId }),
        from: dayAt(from),
        to: dayAt(to),
        ...set,
        ...(back.length === 0 ? {} : { backToRule: back }),
      };
      const reply = await changeAri({ changes: [change], force: true });
      if (reply.statusCode !== 200) throw new Error(`${JSON.stringify(change)}: ${reply.statusCode} ${reply.body}`);
    }
    return before;
  }

  /** What search, hotel page, quote, booking and change of a booking say of a stay beside what the rules say. */
  async function agree(
    rules: HotelFacts['restrictions'],
    hands: readonly ByHand[],
    { from, nights: length, books }: { readonly from: number; readonly nights: number; readonly books: boolean },
    before: Booked,
  ): Promise<void> {
    const [checkIn, checkOut] = [dayAt(from), dayAt(from + length)];
    const query = `checkIn=${checkIn}&checkOut=${checkOut}&adults=2`;
    const sold = offers.map((offer) => isSold(rules, hands, hour, { ...offer, from, nights: length }));
    const { rooms } = await get<Availability>(`hotels/1760/availability?${query}`);
    const onPage = offers.map(({ roomTypeId, ratePlanId }) =>
      rooms.some(
        (room) =>
          room.roomTypeId === roomTypeId &&
          room.availableRooms > 0 &&
          room.pricing.some((priced) => priced.ratePlanId === ratePlanId),
      ),
    );
    const { hotels } = await get<{ hotels: HotelFound[] }>(`hotel-search?${query}`);
    const found = hotels.find(({ id }) => id === 1760)?.stay.kind === 'free';
    const quotes = [];
    for (const offer of offers)
      quotes.push(
        await post('quotes', { hotelId: 1760, stay: nights(checkIn, checkOut), rooms: [{ ...offer, ...couple }] }),
      );
    const [status, { code }] = await changeQuote(before, { stay: nights(checkIn, checkOut) });
    const kept = [422, 'not_for_sale'];
    expect({
      onPage,
      found,
      quoted: quotes.map((quote) => [quote.statusCode, quote.json<{ code?: string }>().code]),
      changed: [status, code],
    }).toEqual({
      onPage: sold,
      found: sold.includes(true),
      quoted: sold.map((isOne) => (isOne ? [201, undefined] : kept)),
      changed: sold[0] === true ? [200, undefined] : kept,
    });
    met.sold += sold.filter(Boolean).length;
    met.kept += sold.filter((isOne) => !isOne).length;
    // One booking of a house: none of its rooms is to be sold out.
    const first = quotes[sold.indexOf(true)];
    if (!books || first === undefined) return;
    const booked = await postBooking(engine, first.json<{ quoteToken: string }>().quoteToken);
    if (booked.statusCode !== 201) throw new Error(`booking: ${booked.statusCode} ${booked.body}`);
    met.booked += 1;
  }

  /** What the calendar says of a date beside what the rules say of the stays that begin or end there. */
  async function calendarAgrees(
    rules: HotelFacts['restrictions'],
    hands: readonly ByHand[],
    at: number,
  ): Promise<void> {
    const [day] = (await get<{ days: CalendarDay[] }>(`hotels/1760/calendar?from=${dayAt(at)}&days=1`)).days;
    const sold = (stay: Pick<Stay, 'from' | 'nights'>): boolean =>
      offers.some((offer) => isSold(rules, hands, hour, { ...offer, ...stay }));
    const lengths = Array.from({ length: longest }, (_, more) => more + 1);
    const [least] = lengths.filter((length) => sold({ from: at, nights: length }));
    const ending = lengths.filter((length) => length <= at && sold({ from: at - length, nights: length }));
    expect({
      isPriced: day?.price !== null,
      minStay: least === undefined ? null : day?.minStay,
      isWronglyShut:
        (day?.noArrival === true && least !== undefined) || (day?.noDeparture === true && ending.length > 0),
    }).toEqual({ isPriced: least !== undefined, minStay: least ?? null, isWronglyShut: false });
    met.dates += 1;
  }

  const of = async (what: string, about: unknown, check: () => Promise<void>): Promise<void> => {
    try {
      await check();
    } catch (cause) {
      throw new Error(`${what} ${JSON.stringify(about)}\n${cause instanceof Error ? cause.message : ''}`, { cause });
    }
  };

  it(
    'is kept alike by search, page, calendar, quote, booking and change',
    async () => {
      await walk(
        fc.tuple(
          fc.tuple(randomRules, randomHands),
          fc.array(randomStay, { minLength: staysOfHouse, maxLength: staysOfHouse }),
        ),
        async ([[rules, hands], walked]) => {
          const before = await openWith(rules, hands);
          for (const [turn, stay] of walked.entries())
            await of('stay', stay, () => agree(rules, hands, { ...stay, books: turn === walked.length - 1 }, before));
          for (const { from } of walked.slice(0, 20))
            await of('calendar', dayAt(from), () => calendarAgrees(rules, hands, from));
        },
        Math.ceil(stays / staysOfHouse),
        ([house]) => house,
      );
      expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
    },
    60_000 + stays * 1500,
  );
});
