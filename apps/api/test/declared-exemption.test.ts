import { randomUUID } from 'node:crypto';
import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractCalls, nights, openHouse, roomOn, setPrice, tax } from './contract-house.ts';
import { operatorHeaders, ownerAtDesk, type AtDesk } from './desk.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { postBooking, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: Entities (Tax).

const [checkIn, checkOut] = ['2027-02-20', '2027-02-22'];

describe('a guest who declared to be free of a tax', () => {
  const engine = openEngine();
  const { post, changeQuote } = contractCalls(engine);
  restoreFiles(engine, 1760);
  let owner: AtDesk;
  beforeEach(async () => {
    await openHouse(engine, (facts) => {
      setPrice(facts, 10_000);
      facts.taxExemptions = [{ id: 'business' }];
      facts.taxes = [tax({ id: 'city', tax: 5, exemptIf: ['business'] })];
    });
    await editHotel(engine, 1760, ({ words }) => {
      for (const one of Object.values(words)) {
        one.taxes = { city: 'Kurtaxe' };
        one.taxExemptions = { business: 'We all travel for work' };
      }
    });
    owner = await ownerAtDesk(engine);
  });

  const declared = async (): Promise<Booked> => {
    const stay = nights(checkIn, checkOut);
    const quote = await post('quotes', {
      hotelId: 1760,
      stay,
      rooms: [roomOn('flexible')],
      taxExemptions: ['business'],
    });
    const { quoteToken } = quote.json<{ quoteToken: string }>();
    const reply = await postBooking(engine, quoteToken, { mode: 'at-property' });
    expect(reply.statusCode).toBe(201);
    return { ...reply.json<Booked>(), cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
  };
  const read = async ({ bookingId }: Booked): Promise<BookingAtDesk> =>
    (await owner.call('GET', `bookings/${bookingId}?language=en`)).json();
  const priced = async ({ bookingId }: Booked, more: object): Promise<unknown> => {
    const body = { stay: nights(checkIn, checkOut), ...more };
    return (await owner.call('POST', `bookings/${bookingId}/change-quote?language=de`, body)).json();
  };

  it('is told to the property, in the words that were declared', async () => {
    expect(await read(await declared())).toMatchObject({
      total: 20_000,
      taxExemptions: [{ id: 'business', text: 'We all travel for work' }],
    });
    const day = (await owner.call('GET', `day?date=${checkIn}&language=en`)).json<{ arrivals: unknown }>();
    expect(day.arrivals).toMatchObject([{ toProve: ['We all travel for work'] }]);
  });

  it('stays free through other dates of the guest’s and the property’s', async () => {
    const booked = await declared();
    const longer = { stay: nights(checkIn, '2027-02-23') };
    expect(await changeQuote(booked, longer)).toMatchObject([200, { difference: 10_000 }]);
    expect(await priced(booked, longer)).toMatchObject({ newTotal: 30_000 });
  });

  it('pays the tax once the property says that nothing was proved', async () => {
    const booked = await declared();
    const quote = await priced(booked, { taxExemptions: [] });
    expect(quote).toMatchObject({ oldTotal: 20_000, newTotal: 21_000, bill: { taxes: [{ name: 'Kurtaxe' }] } });
    const { quoteToken } = quote as { quoteToken: string };
    const headers = {
      ...operatorHeaders(engine, 1760),
      'idempotency-key': randomUUID(),
      'latchkey-seen': String((await read(booked)).lastEvent),
    };
    const url = `/api/property/bookings/${booked.bookingId}/change`;
    const changed = await engine.app.inject({ method: 'POST', url, headers, payload: { quoteToken } });
    expect(changed.statusCode).toBe(200);
    const after = await read(booked);
    expect(after).toMatchObject({ total: 21_000, toPay: 21_000, bill: { totalTax: 1000 } });
    expect(after).not.toHaveProperty('taxExemptions');
  });
});
