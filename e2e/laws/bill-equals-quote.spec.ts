import type { Availability, Hotel, Quote } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { offersOf, priceSelection } from '../../apps/hotel-home/src/screens/home/home.pricing.ts';
import { api } from '../running/addresses.ts';

const houses = [1760, 2116, 1188, 4152, 10, 493, 3057] as const;
const day = (ahead: number): LocalDate => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10) as LocalDate;

/** A party and dates at one of the houses, and which offers it takes: numbers that are read against what is on sale. */
const wish = fc.record({
  hotelId: fc.constantFrom(...houses),
  ahead: fc.integer({ min: 2, max: 200 }),
  nights: fc.integer({ min: 1, max: 9 }),
  adults: fc.integer({ min: 1, max: 6 }),
  childAges: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 3 }),
  infants: fc.integer({ min: 0, max: 1 }),
  picks: fc.array(fc.record({ offer: fc.nat(40), roomCount: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 3 }),
});

async function read<Body>(path: string, status = 200, body?: object): Promise<Body> {
  const asked = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await fetch(`${api()}${path}`, asked);
  expect(reply.status, `${path} ${JSON.stringify(body ?? {})}`).toBe(status);
  return (await reply.json()) as Body;
}

test('whatever a guest selects, the bill on the page is the bill of the quote', async () => {
  test.setTimeout(120_000);
  let priced = 0;
  await fc.assert(
    fc.asyncProperty(wish, async ({ hotelId, ahead, nights, picks, ...guests }) => {
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
      const offers = offersOf({ hotel, availability });
      if (offers.length === 0) return;
      const plans = new Map(
        picks.map(({ offer, roomCount }) => {
          const { room, plan } = offers[offer % offers.length] as (typeof offers)[number];
          return [`${room.id} ${plan.id}`, { roomTypeId: room.id, ratePlanId: plan.id, roomCount }];
        }),
      );
      const ours = priceSelection({ hotel, availability, stay }, [...plans.values()]);
      if (ours.kind !== 'priced') return;
      const asked = { hotelId, stay: { kind: 'nights', checkIn: stay.checkIn, checkOut: stay.checkOut }, rooms: ours.rooms };
      const { bill } = await read<Quote>('/api/quotes', 201, asked);
      priced += 1;
      expect(bill).toEqual(JSON.parse(JSON.stringify(ours.bill)));
    }),
    { numRuns: 120 },
  );
  expect(priced).toBeGreaterThan(20);
});
