import { beforeEach, describe, expect, it } from 'vitest';
import { editHotel } from '../../../../test/edit-hotel.ts';
import { asha, quoteFor } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { Deps } from '../../../deps.ts';
import { newSecretId } from '../../../secret-id.ts';
import type { BookingRequest, CreateOutcome } from './booking-request.ts';
import { createBooking } from './create-booking.ts';
import { createHoldQueue, type HoldQueue } from './hold-queue.ts';

type More = Partial<BookingRequest> & {
  readonly key?: string;
  readonly device?: string;
  readonly by?: HoldQueue;
  readonly deps?: Deps;
};

describe('a request to book', () => {
  const engine = openEngine();
  let queue: HoldQueue;
  beforeEach(() => {
    queue = createHoldQueue(engine.deps.db);
  });
  const ask = (quoteToken: string, more: More = {}): Promise<CreateOutcome> => {
    const { key = 'key', device = 'device', by = queue, deps = engine.deps, ...asked } = more;
    const request: BookingRequest = {
      quoteToken,
      travellers: [asha],
      payment: { mode: 'online', plan: 'full' },
      ...asked,
    };
    const booker = { deviceHash: device, address: '203.0.113.7', cameFrom: null };
    return createBooking(deps, by, request, key, booker);
  };
  const token = async (): Promise<string> => (await quoteFor(engine)).quoteToken;
  const refused = (code: string) => ({ kind: 'refused', code });
  const access = () =>
    engine.deps.db
      .selectFrom('booking_access')
      .select(['booking_id', 'device_hash', 'granted_at', 'proved_mail', 'proved_phone'])
      .orderBy('device_hash')
      .execute();
  const known = async () =>
    (await engine.deps.db.selectFrom('device_hotel').selectAll().orderBy('device_hash').execute()).map(
      ({ device_hash: device, hotel_id: hotelId }) => [device, hotelId],
    );
  const madeBy = async (outcome: Promise<CreateOutcome>) => {
    const made = await outcome;
    if (made.kind !== 'made') throw new Error(made.kind);
    return made;
  };

  it('is refused of a quote that no hotel has made, and of a text that is none', async () => {
    expect(await ask(newSecretId(1760))).toEqual(refused('not_found'));
    expect(await ask('nonsense')).toEqual(refused('not_found'));
  });

  it.each([
    ['a number that is none', { travellers: [{ ...asha, contactNumber: '12' }] }, 'invalid_phone'],
    ['a way of paying that is not offered', { payment: { mode: 'online', plan: 'guarantee' } }, 'payment_not_offered'],
  ] as const)('is refused with %s', async (_, more, code) => {
    expect(await ask(await token(), more)).toEqual(refused(code));
  });

  it('asks nothing more once its rooms are held', async () => {
    let [statements, atHold] = [0, -1];
    const counting = engine.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const by: HoldQueue = {
      hold: async (asked) => {
        const answer = await queue.hold(asked);
        atHold = statements;
        return answer;
      },
    };
    await madeBy(ask(await token(), { by, deps: { ...engine.deps, db: counting as Deps['db'] } }));
    expect(statements).toBe(atHold);
    expect(statements).toBeGreaterThan(0);
  });

  it('that was answered is answered so again, to a device that then has it; with another content it is refused', async () => {
    const quoteToken = await token();
    const first = await madeBy(ask(quoteToken));
    const at = engine.deps.clock();
    engine.pass(1000);
    expect(await ask(quoteToken, { device: 'other device' })).toEqual(first);
    const row = { booking_id: first.made.bookingId, proved_mail: false, proved_phone: false };
    expect(await access()).toEqual([
      { ...row, device_hash: 'device', granted_at: at },
      { ...row, device_hash: 'other device', granted_at: engine.deps.clock() },
    ]);
    expect(await known()).toEqual([
      ['device', 1760],
      ['other device', 1760],
    ]);
    expect(await ask(quoteToken, { specialRequests: 'a cot' })).toEqual(refused('idempotency_key_reused'));
    const keys = await engine.deps.db.selectFrom('idempotency').select('scope').orderBy('scope').execute();
    expect(keys.map(({ scope }) => scope)).toEqual(['booking', 'quote']);
  });

  it('of a quote that has made one is told of it to its device, and to the same guest of the same moment', async () => {
    const quoteToken = await token();
    const { made } = await madeBy(ask(quoteToken));
    const told = { kind: 'already_booked', made };
    expect(await ask(quoteToken, { key: 'second' })).toEqual(told);
    const eve = [{ ...asha, fullName: 'Eve Adams' }];
    expect(await ask(quoteToken, { key: 'third', travellers: eve })).toEqual(told);
    expect(await ask(quoteToken, { key: 'fourth', travellers: eve, device: 'a stranger' })).toEqual({
      ...told,
      made: null,
    });
    expect(await known()).toEqual([['device', 1760]]);
    expect(await ask(quoteToken, { key: 'fifth', device: 'another tab' })).toEqual(told);
    const row = { booking_id: made.bookingId, proved_mail: false, proved_phone: false };
    const at = engine.deps.clock();
    expect(await access()).toEqual([
      { ...row, device_hash: 'another tab', granted_at: at },
      { ...row, device_hash: 'device', granted_at: at },
    ]);
    expect(await known()).toEqual([
      ['another tab', 1760],
      ['device', 1760],
    ]);
  });

  it.each(['key_taken', 'quote_taken'] as const)(
    'that came second is tried again where the first has let go (%s)',
    async (taken) => {
      const quoteToken = await token();
      let asked = 0;
      const by: HoldQueue = {
        hold: async (one) => {
          asked += 1;
          return asked === 1 ? taken : queue.hold(one);
        },
      };
      const { made } = await madeBy(ask(quoteToken, { by }));
      expect([asked, made.status]).toEqual([2, 'payment_pending']);
      expect(await ask(quoteToken)).toEqual({ kind: 'made', made });
    },
  );

  it('that came second is answered as the first was', async () => {
    const quoteToken = await token();
    let first: CreateOutcome | undefined;
    const by: HoldQueue = {
      hold: async (one) => {
        first ??= await ask(quoteToken);
        return queue.hold(one);
      },
    };
    const second = await ask(quoteToken, { by, device: 'other device' });
    expect(second).toEqual(first);
    expect((await access()).map(({ device_hash: device }) => device)).toEqual(['device', 'other device']);
  });

  it('of a quote that has run out is shown the new price', async () => {
    const quote = await quoteFor(engine);
    engine.pass(engine.deps.settings.quoteMs + 1);
    const back = await editHotel(engine, 1760, ({ facts }) => {
      facts.convenienceFee = { kind: 'fixed', amount: 100 };
    });
    const outcome = await ask(quote.quoteToken);
    await back();
    expect(outcome).toMatchObject({
      kind: 'price_changed',
      body: { code: 'price_changed', oldTotal: quote.bill.total, quote: { selection: quote.selection } },
    });
  });
});
