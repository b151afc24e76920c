import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownerAtDesk, colleagueAtDesk } from '../../../../test/desk.ts';
import { book, quoteFor } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { answerOf } from '../../../../test/property-calls.ts';
import { signedKeyOf } from '../routes/property-key.ts';
import { databaseKinds } from '../../../../test/database-kinds.ts';

const king = { roomTypeId: 'courtyard-king', from: '2026-12-01', to: '2026-12-03' };
const priced = (price: number) => ({ priceForPax: [{ pax: 2, price }] });

// Shows docs/rules.md: Rates and availability by hand.
describe.each(databaseKinds)('a change of many nights at once, on %s', (kind) => {
  const engine = openEngine(kind);

  const send = (body: object, key = randomUUID() as string) =>
    engine.app.inject({
      method: 'POST',
      url: '/api/property/ari',
      headers: {
        authorization: `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}`,
        'idempotency-key': key,
      },
      payload: body,
    });
  const read = async <T>(what: string): Promise<T> => {
    const response = await engine.app.inject({
      url: `/api/property/${what}`,
      headers: { authorization: `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}` },
    });
    return response.json<T>();
  };
  interface Day {
    readonly roomTypeId: string;
    readonly ratePlanId: string;
    readonly date: string;
    readonly priceForPax: readonly { readonly pax: number; readonly price: number }[];
    readonly minStay: number;
    readonly sources: object;
  }
  const days = async (from: string, to = from): Promise<Day[]> =>
    (await read<{ days: Day[] }>(`rates?from=${from}&to=${to}`)).days.filter(
      (day) => day.roomTypeId === 'courtyard-king' && day.ratePlanId === 'flexible',
    );
  const priceOfTwo = async (date: string): Promise<number | undefined> =>
    (await days(date))[0]?.priceForPax.find(({ pax }) => pax === 2)?.price;

  it('sets rooms, prices and restrictions of several types and plans, on the weekdays that it names', async () => {
    const answer = await send({
      changes: [
        { ...king, ratePlanId: 'flexible', weekdays: ['tue', 'wed'], ...priced(6000), minStay: 2 },
        { ...king, weekdays: ['thu'], closedToArrival: true },
        { roomTypeId: 'garden-twin', from: '2026-12-02', to: '2026-12-02', total: 1 },
      ],
    });
    expect(answerOf(answer)).toEqual([200, { nights: 3, cells: 5, superseded: [] }]);
    expect((await days(king.from, king.to)).map(({ date, minStay }) => [date, minStay])).toEqual([
      ['2026-12-01', 2],
      ['2026-12-02', 2],
      ['2026-12-03', 1],
    ]);
    expect([await priceOfTwo('2026-12-02'), await priceOfTwo('2026-12-03')]).toEqual([6000, 4800]);
    expect((await days('2026-12-02'))[0]?.sources).toEqual({ priceForPax: 'channel', minStay: 'channel' });
    const { bill } = await quoteFor(engine, { checkIn: '2026-12-01', checkOut: '2026-12-03' });
    expect(bill.roomsTotal).toBe(12_000);
  });

  it('is made as a whole or not at all', async () => {
    const good = { ...king, ratePlanId: 'flexible', ...priced(6000) };
    const refused = async (...others: object[]) => {
      const answer = await send({ changes: [good, ...others] });
      expect(await priceOfTwo('2026-12-02')).toBe(4800);
      return answerOf(answer);
    };
    expect(await refused({ ...king, ratePlanId: 'flexible', ...priced(60) })).toMatchObject([
      422,
      { code: 'price_jump', faults: [{ change: 1, given: 60 }, {}] },
    ]);
    expect(await refused({ ...king, from: '2026-11-20', minStay: 2 })).toMatchObject([
      422,
      { code: 'past_dates', faults: [{ change: 1, dates: ['2026-11-20', '2026-11-21', '2026-11-22'] }] },
    ]);
    expect(await refused({ ...king, roomTypeId: 'tree-house', minStay: 2 })).toEqual([404, { code: 'not_found' }]);
    expect(await refused({ ...king })).toEqual([422, { code: 'nothing_to_change' }]);
    expect(await refused({ ...king, from: '2026-12-09', to: '2026-12-02', minStay: 2 })).toEqual([
      422,
      { code: 'invalid_dates' },
    ]);
    const many = { roomTypeId: 'courtyard-king', from: '2026-12-01', to: '2027-11-01', minStay: 2 };
    expect(await refused(...Array.from({ length: 60 }, () => many))).toEqual([422, { code: 'too_many_cells' }]);
  });

  it('may be larger than a form, and of a stranger is not even read', async () => {
    const from = Date.parse('2026-12-01');
    const dateOf = (at: number): string => new Date(from + (at % 300) * 86_400_000).toISOString().slice(0, 10);
    const changes = Array.from({ length: 1500 }, (_, at) => ({
      roomTypeId: 'courtyard-king',
      ratePlanId: 'flexible',
      from: dateOf(at),
      to: dateOf(at),
      ...priced(5000 + at),
    }));
    const answer = await send({ force: true, changes });
    expect(answerOf(answer)).toEqual([200, { nights: 300, cells: 300, superseded: [] }]);
    expect(await priceOfTwo('2026-12-02')).toBe(5000 + 1201);
    const stranger = await engine.app.inject({
      method: 'POST',
      url: '/api/property/ari',
      headers: { authorization: 'Bearer nobody', 'content-type': 'application/json' },
      payload: '{ no JSON',
    });
    expect(stranger.statusCode).toBe(401);
  });

  it('never sells fewer rooms than are sold, and says where', async () => {
    await book(engine, { mode: 'at-property' });
    expect(answerOf(await send({ changes: [{ ...king, total: 0, ...priced(6000) }] }))).toEqual([
      409,
      { code: 'below_sold', rooms: [{ roomTypeId: 'courtyard-king', dates: ['2026-12-02', '2026-12-03'] }] },
    ]);
    expect(await priceOfTwo('2026-12-02')).toBe(4800);
  });

  it('is made once for its key, and answered alike', async () => {
    const body = { changes: [{ ...king, ratePlanId: 'flexible', ...priced(6000) }] };
    const first = answerOf(await send(body, 'the-message-one'));
    await send({ changes: [{ ...king, ratePlanId: 'flexible', ...priced(7000) }] });
    expect(answerOf(await send(body, 'the-message-one'))).toEqual(first);
    expect(await priceOfTwo('2026-12-02')).toBe(7000);
    expect(answerOf(await send({ changes: [{ ...king, minStay: 2 }] }, 'the-message-one'))).toEqual([
      422,
      { code: 'idempotency_key_reused' },
    ]);
  });

  it('leaves what a later message has set, field by field, and says so', async () => {
    const at = (minute: number): string =>
      new Date(engine.deps.clock().getTime() - 600_000 + minute * 60_000).toISOString();
    const plan = { ...king, ratePlanId: 'flexible' };
    await send({ sentAt: at(5), changes: [{ ...plan, to: '2026-12-02', ...priced(6000) }] });
    expect(answerOf(await send({ sentAt: at(3), changes: [{ ...plan, ...priced(7000), minStay: 2 }] }))).toEqual([
      200,
      {
        nights: 3,
        cells: 3,
        superseded: [
          {
            roomTypeId: 'courtyard-king',
            ratePlanId: 'flexible',
            field: 'priceForPax',
            from: '2026-12-01',
            to: '2026-12-02',
          },
        ],
      },
    ]);
    expect([await priceOfTwo('2026-12-02'), await priceOfTwo('2026-12-03')]).toEqual([6000, 7000]);
    // Going back to the rule is meant at a moment, too.
    await send({ sentAt: at(8), changes: [{ ...plan, backToRule: ['priceForPax'] }] });
    await send({ sentAt: at(7), changes: [{ ...plan, ...priced(6500) }] });
    expect(await priceOfTwo('2026-12-02')).toBe(4800);
  });

  it('ends alike in whatever order its messages come, and however often', async () => {
    const plan = { ...king, ratePlanId: 'flexible' };
    const dates = ['2026-12-01', '2026-12-02', '2026-12-03'];
    const changes = fc.array(
      fc.record({
        from: fc.constantFrom(...dates),
        price: fc.option(fc.integer({ min: 4500, max: 9000 }), { nil: undefined }),
        minStay: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
        isBack: fc.boolean(),
      }),
      { minLength: 2, maxLength: 6 },
    );
    const orders = changes.chain((some) =>
      fc.record({ some: fc.constant(some), order: fc.shuffledSubarray([...some.keys()], { minLength: some.length }) }),
    );
    await fc.assert(
      fc.asyncProperty(orders, fc.array(fc.nat(5), { maxLength: 4 }), async ({ some, order }, again) => {
        const began = engine.deps.clock().getTime() - 600_000;
        const bodies = some.map(({ from, price, minStay, isBack }, place) => ({
          sentAt: new Date(began + place * 1000).toISOString(),
          force: true,
          changes: [
            {
              ...plan,
              from,
              ...(price === undefined ? {} : { ...priced(price), keepOthers: true }),
              ...(minStay === undefined ? {} : { minStay }),
              ...(isBack || (price ?? minStay) === undefined ? { backToRule: ['closed', 'minStayThrough'] } : {}),
            },
          ],
        }));
        const keys = bodies.map(() => randomUUID());
        const all = [...order, ...again.filter((place) => place < bodies.length)];
        for (const place of all) expect((await send(bodies[place] ?? {}, keys[place])).statusCode).toBe(200);
        const came = await days(king.from, king.to);
        await engine.reset();
        for (const [place, body] of bodies.entries()) await send(body, keys[place]);
        expect(came).toEqual(await days(king.from, king.to));
        await engine.reset();
      }),
      { numRuns: 6 },
    );
  });

  it('shows what somebody else has set since its sender looked, and changes nothing', async () => {
    const owner = await ownerAtDesk(engine);
    const manager = await colleagueAtDesk(engine, owner, 'manager');
    const change = (price: number, seenAt: string) => ({
      seenAt,
      changes: [{ ...king, ratePlanId: 'flexible', ...priced(price) }],
    });
    const { asOf } = await read<{ asOf: string }>(`rates?from=${king.from}&to=${king.to}`);
    expect((await manager.call('POST', 'ari', change(6000, asOf))).statusCode).toBe(200);
    const refused = await owner.call('POST', 'ari', change(7000, asOf));
    expect(answerOf(refused)).toEqual([
      409,
      {
        code: 'changed',
        newer: [
          {
            roomTypeId: 'courtyard-king',
            ratePlanId: 'flexible',
            field: 'priceForPax',
            from: '2026-12-01',
            to: '2026-12-03',
            value: [
              { pax: 1, price: 4200 },
              { pax: 2, price: 6000 },
            ],
          },
        ],
      },
    ]);
    expect(await priceOfTwo('2026-12-02')).toBe(6000);
    expect((await days('2026-12-02'))[0]?.sources).toEqual({ priceForPax: 'hand' });
    // The manager has seen her own figure; the owner has once he looked again.
    expect((await manager.call('POST', 'ari', change(6200, asOf))).statusCode).toBe(200);
    engine.pass(5000);
    const later = (await read<{ asOf: string }>(`rates?from=${king.from}&to=${king.to}`)).asOf;
    expect((await owner.call('POST', 'ari', change(7000, later))).statusCode).toBe(200);
  });

  it('is in the journal, a line for each change', async () => {
    const owner = await ownerAtDesk(engine);
    await owner.call('POST', 'ari', {
      changes: [
        { ...king, ratePlanId: 'flexible', ...priced(6000) },
        { ...king, total: 2 },
      ],
    });
    const { lines } = (await owner.call('GET', 'journal')).json<{
      lines: { operation: string; subject: string; after: object }[];
    }>();
    expect(
      lines.filter(({ operation }) => operation === 'changeAri').map(({ subject, after }) => [subject, after]),
    ).toEqual(
      expect.arrayContaining([
        ['courtyard-king 2026-12-01 2026-12-03', { total: 2 }],
        ['courtyard-king flexible 2026-12-01 2026-12-03', priced(6000)],
      ]),
    );
  });
});
