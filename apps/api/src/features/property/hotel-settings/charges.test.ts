import { beforeEach, describe, expect, it } from 'vitest';
import { ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { restoreFiles } from '../../../../test/edit-hotel.ts';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { quoteFor } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';

interface SetUp {
  readonly draft: { readonly version: number };
  readonly findings: readonly { rank: string; path: string }[];
}

const fact = (path: string, value?: unknown) => ({
  file: 'hotel.json',
  path,
  ...(value === undefined ? {} : { value }),
});
const named = (path: string, value?: unknown) => ({ ...fact(path, value), file: 'words.en.json' });
const linen = { id: 'linen', per: 'night', amount: 300 };
const ofLinen = {
  id: 'linen-tax',
  name: 'GST',
  level: 'booking',
  taxType: 'percentage',
  tax: 10,
  inclusive: false,
  on: ['fee'],
  feeIds: ['linen'],
};

// Shows docs/rules.md: People of a hotel (Fees and ages of children); Entities (Fee).
describe('fees and ages of children at the desk', () => {
  const engine = openEngine();
  const { paid, post, view } = guestCalls(engine);
  restoreFiles(engine, 1760);
  let owner: AtDesk;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
  });

  const setUp = async (): Promise<SetUp> => (await owner.call('GET', 'set-up')).json<SetUp>();
  const save = async (...changes: object[]) =>
    owner.call('PUT', 'set-up/draft', { version: (await setUp()).draft.version, changes });
  const publish = async () => {
    const published = await owner.call('POST', 'set-up/publications', { version: (await setUp()).draft.version });
    engine.pass(2500);
    await engine.deps.hotels.byId(1760);
    return published;
  };

  it('a fee that is taken out stays on the bookings that have it, with its tax, and comes to no other', async () => {
    const { documents } = (await owner.call('GET', 'set-up')).json<{
      documents: Record<string, { fees?: unknown[] }>;
    }>();
    const path = documents['hotel.json']?.fees === undefined ? 'fees' : 'fees.linen';
    const words = Object.keys(documents).filter((file) => file.startsWith('words.'));
    const without = (await quoteFor(engine)).bill.total;
    await save(
      fact(path, path === 'fees' ? [linen] : linen),
      ...words.map((file) => ({ ...named('fees.linen', 'Linen'), file })),
      fact('taxes.linen-tax', ofLinen),
    );
    expect((await publish()).json()).toMatchObject({ number: expect.any(Number) as number });
    expect((await quoteFor(engine)).bill.total).toBe(without + 660);
    const booked = await paid();

    await save(fact('fees.linen'), ...words.map((file) => ({ ...named('fees.linen'), file })), fact('taxes.linen-tax'));
    expect((await publish()).statusCode).toBe(200);
    expect((await quoteFor(engine)).bill).toMatchObject({ total: without });
    const carried = { feeId: 'linen', name: 'Linen', per: 'night', quantity: 2, amount: 600 };
    expect(await view(booked)).toMatchObject({ total: without + 660, bill: { fees: [carried] } });
    const stay = { stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-05' } };
    const longer = await post(`bookings/${booked.bookingId}/modification-quote`, stay, booked.cookie);
    // 5,280 with 5 % GST, and no fee: today's nights have none.
    expect(answer(longer)).toMatchObject([200, { difference: 5544 }]);
  });

  it.each([
    ['an age that stands twice', [1, 2].map(() => ({ under: 6, price: 0 })), 'childBands.1.under'],
    ['an age without a price', [{ under: 6 }], 'childBands.0'],
    ['an age with two prices', [{ under: 6, price: 0, percent: 50 }], 'childBands.0'],
  ])('%s is in the draft, and named before guests see it', async (_, bands, path) => {
    await save(fact('childBands', bands));
    expect((await setUp()).findings).toContainEqual(expect.objectContaining({ rank: 'must', path }));
    expect((await publish()).json()).toMatchObject({ code: 'not_ready' });
  });

  it('ages of children are what families pay by, and none once they are taken out', async () => {
    const party = { adults: 1, childAges: [4], infants: 0 };
    const family = async () =>
      answer(
        await post('quotes', {
          hotelId: 1760,
          stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-03' },
          rooms: [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', ...party }],
        }),
      ) as [number, { bill: { total: number } }];
    const before = (await family())[1].bill.total;
    await save(fact('childBands', [{ under: 6, price: 0 }]));
    await publish();
    const free = (await family())[1].bill.total;
    expect(free).toBeLessThan(before);
    await save(fact('childBands', []));
    await publish();
    expect((await family())[1].bill.total).toBe(before);
  });
});
