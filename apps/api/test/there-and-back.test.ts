import { beforeEach, describe, expect, it } from 'vitest';
import { contractCalls, nights, openHouse, roomOn, setPrice, tax } from './contract-house.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { book, openOrder, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { playGateway, playedGateways, type PlayedGateway } from './played-gateways.ts';
import type { TestEngine } from './test-engine.ts';

// Shows docs/rules.md: What was agreed (A change).

const stay = nights('2026-12-02', '2026-12-03');
const room = (adults: number, childAges: readonly number[] = []): object => ({
  ...roomOn('flexible'),
  adults,
  childAges,
});

/** A further adult costs so much from now on. */
const setExtraAdult = (engine: TestEngine, extraAdult: number): Promise<unknown> =>
  editHotel(engine, 1760, ({ facts }) => {
    for (const { prices } of facts.rooms) for (const one of Object.values(prices)) one.extraAdult = extraAdult;
  });

function openNight(engine: TestEngine): void {
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      for (const one of facts.rooms) {
        Object.assign(one, { maxPax: 4, maxBeds: 4, extraAdult: true, extraChild: true });
        for (const price of Object.values(one.prices)) price.extraAdult = 4000;
      }
    });
  });
}

/** Changes a stay to a party after another: what it costs each time. */
async function totalsOf(engine: TestEngine, booked: Booked, parties: readonly object[], gateway?: PlayedGateway) {
  const { changeQuote, makeQuoted, view } = contractCalls(engine);
  const totals: unknown[] = [];
  for (const [at, party] of parties.entries()) {
    const [status, quoted] = await changeQuote(booked, { stay, rooms: [party] });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(quoted)}`);
    expect((await makeQuoted(booked, quoted)).statusCode).toBe(200);
    if (Number(quoted['due']) > 0 && gateway !== undefined)
      await gateway.complete(booked.bookingId, await openOrder(engine, booked.bookingId), {
        paymentId: `pay_more_${at}`,
      });
    const { total } = await view(booked);
    expect(total).toBe(quoted['newTotal']);
    totals.push(total);
  }
  return totals;
}

const oneNight = { checkIn: '2026-12-02', checkOut: '2026-12-03' };

describe.each(playedGateways)('what comes and goes of a stay that is paid by %s', (name) => {
  const engine = openEngine();
  const gateway = playGateway(engine, name);
  openNight(engine);

  it.each([
    [1000, [11_000, 10_000, 12_000, 10_000]],
    [8000, [18_000, 10_000, 26_000, 10_000]],
  ])('costs what it cost, a further adult being at %i by then', async (extraAdult, totals) => {
    const booked = await book(engine, oneNight);
    await gateway.complete(booked.bookingId, await openOrder(engine, booked.bookingId));
    await setExtraAdult(engine, extraAdult);
    expect(
      await totalsOf(
        engine,
        booked,
        [3, 2, 4, 2].map((adults) => room(adults)),
        gateway,
      ),
    ).toEqual(totals);
  });
});

describe('what comes and goes of a stay that is paid at the property', () => {
  const engine = openEngine();
  openNight(engine);

  it('costs what it cost', async () => {
    const booked = await book(engine, { ...oneNight, mode: 'at-property' });
    await setExtraAdult(engine, 1000);
    expect(await totalsOf(engine, booked, [room(3), room(2), room(4), room(2)])).toEqual([
      11_000, 10_000, 12_000, 10_000,
    ]);
  });

  it('is taxed by the taxes of the day on which it came, and leaves with them', async () => {
    const vat = (rate: number) =>
      editHotel(engine, 1760, ({ facts }) => {
        facts.taxes = [tax({ id: 'vat', tax: rate })];
      });
    await vat(10);
    const booked = await book(engine, { ...oneNight, mode: 'at-property' });
    await vat(20);
    // 10,000 and 10 %, and 4,000 and 20 %.
    expect(await totalsOf(engine, booked, [room(3)])).toEqual([15_800]);
    await vat(5);
    expect(await totalsOf(engine, booked, [room(3, [5]), room(3), room(2)])).toEqual([
      expect.any(Number),
      15_800,
      11_000,
    ]);
  });
});
