import { readFileSync } from 'node:fs';
import type { Availability, Hotel, OperationReply, Quote } from '@latchkey/api-contract/types';
import {
  basketOf,
  hourlySale,
  nightlySale,
  priceOfPackage,
  roomsOf,
  withAddonCount,
  withOffer,
  withPackage,
  withRoomCount,
  type SoldAddon,
  type SoldPackage,
} from '@latchkey/booking-core/basket';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Promotion } from '@latchkey/booking-core/promotion';
import { emptySelection, type StaySelection } from '@latchkey/booking-core/selection';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { hotelFolder } from '../hotels.ts';
import { api } from '../running/addresses.ts';

// Shows docs/rules.md: Entities (Availability of a room, Room in a selection, Selected items).

const hotels = [1760, 2116, 1188, 4152, 10, 493, 3057] as const;
const day = (ahead: number): LocalDate =>
  new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10) as LocalDate;

/** A party and dates at one of the hotels, and which offers it takes: numbers that are read against what is on sale. */
const wish = fc.record({
  hotelId: fc.constantFrom(...hotels),
  ahead: fc.integer({ min: 2, max: 200 }),
  nights: fc.integer({ min: 1, max: 9 }),
  adults: fc.integer({ min: 1, max: 6 }),
  childAges: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 3 }),
  infants: fc.integer({ min: 0, max: 1 }),
  picks: fc.array(fc.record({ offer: fc.nat(40), roomCount: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  /** How many of each of the hotel's extras, in its order, each chosen room type takes. */
  extras: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }),
  /** Instead of rooms one by one. */
  asPackage: fc.boolean(),
  withCode: fc.boolean(),
});

async function read<Body>(path: string, status = 200, body?: object): Promise<Body> {
  const asked =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await fetch(`${api()}${path}`, asked);
  expect(reply.status, `${path} ${JSON.stringify(body ?? {})}`).toBe(status);
  return (await reply.json()) as Body;
}

type Coupon = Extract<Promotion, { kind: 'coupon' }>;

/** What the code of a hotel gives, as its operator wrote it; the API tells nobody. */
function couponOf(hotelId: number): Coupon | null {
  const { promotions } = JSON.parse(readFileSync(`${hotelFolder(hotelId)}/hotel.json`, 'utf8')) as {
    promotions?: Promotion[];
  };
  return promotions?.find((one): one is Coupon => one.kind === 'coupon') ?? null;
}

/** The engine's bill says besides why it is so; a page computes what it comes to. */
const withoutReasons = (bill: Quote['bill']): object => ({
  ...bill,
  rooms: bill.rooms.map(({ basis: _basis, ...line }) => line),
  discounts: bill.discounts.map(({ offer: _offer, ...line }) => line),
});

test('whatever a guest selects, the bill on the page is the bill of the quote', async () => {
  test.setTimeout(120_000);
  let priced = 0;
  const met = { extras: 0, packages: 0, codes: 0, mixed: 0 };
  await fc.assert(
    fc.asyncProperty(wish, async ({ hotelId, ahead, nights, picks, extras, asPackage, withCode, ...guests }) => {
      const stay = { checkIn: day(ahead), checkOut: day(ahead + nights), guests };
      const query = new URLSearchParams({
        checkIn: stay.checkIn,
        checkOut: stay.checkOut,
        adults: String(guests.adults),
        children: String(guests.childAges.length),
        infants: String(guests.infants),
        childAges: guests.childAges.map((age) => age ?? '').join(','),
      });
      const hotel = await read<Hotel>(`/api/hotels/${hotelId}`);
      const availability = await read<Availability>(`/api/hotels/${hotelId}/availability?${query}`);
      const { addons } = await read<{ addons: SoldAddon[] }>(`/api/hotels/${hotelId}/addons`);
      const { packages } = await read<{ packages: SoldPackage[] }>(`/api/hotels/${hotelId}/packages`);
      const sale = nightlySale({ hotel, availability, stay, addons });
      const { offers } = sale;
      if (offers.length === 0) return;
      const oneByOne = picks.reduce<StaySelection>((rest, { offer, roomCount }) => {
        const picked = offers[offer % offers.length] as (typeof offers)[number];
        // As a guest does it: a press on Choose, or a count.
        const pressed = roomCount === 1 ? withOffer(sale, rest, picked) : withRoomCount(sale, rest, picked, roomCount);
        return pressed === 'max_rooms' ? rest : pressed;
      }, emptySelection);
      const sold = packages.filter((offered) => asPackage && priceOfPackage(sale, offered) !== null);
      const rooms = sold[0] === undefined ? oneByOne : withPackage(sale, emptySelection, sold[0]);
      const selection = addons.reduce(
        (all, addon, place) =>
          [...roomsOf(sale, all).keys()].reduce(
            (rest, type) => withAddonCount(rest, addon, type, extras[place] ?? 0),
            all,
          ),
        rooms,
      );
      const coupon = withCode ? couponOf(hotelId) : null;
      const ours = basketOf(sale, selection, coupon);
      if (ours.kind !== 'ready') return;
      const { bill } = await read<Quote>('/api/quotes', 201, {
        hotelId,
        stay: { kind: 'nights', checkIn: stay.checkIn, checkOut: stay.checkOut },
        rooms: ours.rooms,
        addons: ours.addons,
        ...(coupon === null ? {} : { couponCode: coupon.couponCode }),
      });
      priced += 1;
      met.extras += Number(ours.addons.length > 0);
      met.packages += Number(sold.length > 0);
      met.codes += Number(coupon !== null);
      met.mixed += Number(new Set(ours.rooms.map((room) => `${room.roomTypeId} ${room.ratePlanId}`)).size > 1);
      expect(withoutReasons(bill)).toEqual(JSON.parse(JSON.stringify(ours.bill)));
    }),
    { numRuns: 160 },
  );
  expect(priced).toBeGreaterThan(30);
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(0);
});

type Slots = Extract<OperationReply<'getSlots'>, { readonly status: 200 }>['body'];

test('whatever hours a guest selects, they are quoted, and one room at the price on the page', async () => {
  test.setTimeout(120_000);
  const met = { one: 0, several: 0 };
  const asked = fc.record({
    ahead: fc.integer({ min: 1, max: 60 }),
    pick: fc.nat(23),
    length: fc.nat(3),
    roomCount: fc.integer({ min: 1, max: 3 }),
    adults: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ ahead, pick, length, roomCount, adults }) => {
      const [hotelId, date] = [1760, day(ahead)];
      const hotel = await read<Hotel>(`/api/hotels/${hotelId}`);
      const { slots, prices } = await read<Slots>(`/api/hotels/${hotelId}/slots?date=${date}&guests=${adults}`);
      const lengths = [...new Set(prices.map(({ hours }) => hours))];
      const hours = lengths[length % Math.max(1, lengths.length)] ?? null;
      const stay = { guests: { adults, childAges: [], infants: 0 } };
      const open = slots.filter(({ isOffered }) => isOffered).map(({ hour }) => hour);
      const start = open[pick % Math.max(1, open.length)] ?? null;
      const sale = hourlySale({ hotel, stay }, { date, start, hours, slots, prices });
      const [offer] = sale.offers;
      if (offer === undefined || hours === null || start === null) return;
      const ours = basketOf(sale, withRoomCount(sale, emptySelection, offer, roomCount));
      if (ours.kind !== 'ready') return;
      const { bill } = await read<Quote>('/api/quotes', 201, {
        hotelId,
        stay: { kind: 'hours', date, startHour: start, hours },
        rooms: ours.rooms,
      });
      met.one += Number(ours.rooms.length === 1);
      met.several += Number(ours.rooms.length > 1);
      if (ours.rooms.length === 1) expect(bill.total).toBe(offer.total);
    }),
    { numRuns: 160 },
  );
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(0);
});
