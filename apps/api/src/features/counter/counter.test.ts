import { randomUUID } from 'node:crypto';
import type { Counter, Shift } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { type AtDesk, colleagueAtDesk, ownerAtDesk } from '../../../test/desk.ts';
import { book, type Booked } from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';

// Shows docs/rules.md: The counter (Drawer).
describe('a drawer', () => {
  const engine = openEngine();
  const keyed =
    (who: AtDesk) =>
    async (path: string, payload: object, key: string = randomUUID()) =>
      engine.app.inject({
        method: 'POST',
        url: `/api/property/${path}`,
        headers: { cookie: who.cookie, 'latchkey-hotel': '1760', 'idempotency-key': key },
        payload,
      });
  const counterOf = async (who: AtDesk): Promise<Counter> => (await who.call('GET', 'counter')).json<Counter>();
  const opened = async (who: AtDesk, float: number): Promise<Shift> =>
    (await keyed(who)('shifts', { float })).json<Shift>();
  const stays = (): Promise<Booked> =>
    book(engine, { mode: 'at-property', checkIn: '2026-12-02', checkOut: '2026-12-04' });
  const pay = (who: AtDesk, { bookingId }: Booked, amount: number, method = 'cash') =>
    keyed(who)(`bookings/${bookingId}/payments`, { amount, method });

  it('has the cash of its own person alone, says what is expected after the count, and closes with a reason', async () => {
    const owner = await ownerAtDesk(engine);
    const asha = await colleagueAtDesk(engine, owner, 'reception');
    const stay = await stays();
    const shift = await opened(asha, 500_000);
    expect(shift).toMatchObject({ number: 1, isOwn: true, float: 500_000, account: null, closedAt: null });
    expect((await pay(asha, stay, 6000)).statusCode).toBe(200);
    await pay(asha, stay, 5000, 'card-terminal');
    await pay(owner, stay, 3000);
    await keyed(asha)(`shifts/${shift.shiftId}/moves`, { kind: 'out', amount: 3600, note: 'Flowers, receipt 114' });
    await keyed(asha)(`shifts/${shift.shiftId}/moves`, { kind: 'drop', amount: 100_000, note: 'Bag 31' });
    await keyed(asha)(`shifts/${shift.shiftId}/moves`, { kind: 'in', amount: 1000, note: 'Coins' });
    const before = await counterOf(asha);
    expect(before.own).toMatchObject({ guestLines: 1, account: null, lines: [], counts: [] });
    expect(JSON.stringify(before.own)).not.toContain('6000');

    const expected = 500_000 + 6000 - 3600 - 100_000 + 1000;
    const count = `shifts/${shift.shiftId}/count`;
    const short = { counted: expected - 500, reason: 'One note too many' };
    // A reason that comes with the first count is no blind count: it is seen first.
    expect((await keyed(asha)(count, short)).json()).toMatchObject({
      closedAt: null,
      account: { expected, counted: expected - 500, difference: -500, taken: 6000, paidOut: 3600, dropped: 100_000 },
    });
    const key = randomUUID();
    const closed = await keyed(asha)(count, short, key);
    expect(closed.json()).toMatchObject({ closedBy: 'Colleague', reason: 'One note too many', counts: [{}] });
    expect((await keyed(asha)(count, short, key)).json()).toEqual(closed.json());
    expect((await keyed(asha)(count, short)).json()).toEqual({ code: 'shift_closed' });
    expect(
      (await keyed(asha)(`shifts/${shift.shiftId}/moves`, { kind: 'in', amount: 1, note: 'Late' })).json(),
    ).toEqual({ code: 'shift_closed' });
    expect(await counterOf(owner)).toMatchObject({ own: null, closed: [{ number: 1, difference: -500 }] });
  });

  it('closes at once where the count agrees, and counts again where cash has moved since', async () => {
    const owner = await ownerAtDesk(engine);
    const asha = await colleagueAtDesk(engine, owner, 'reception');
    const stay = await stays();
    const { shiftId } = await opened(asha, 1000);
    const count = (counted: number, reason?: string) =>
      keyed(asha)(`shifts/${shiftId}/count`, { counted, ...(reason === undefined ? {} : { reason }) });
    expect((await count(900)).json()).toMatchObject({ account: { difference: -100 } });
    await pay(asha, stay, 700);
    expect((await count(900, 'Lost')).json()).toMatchObject({ closedAt: null, account: { difference: -800 } });
    const closed = (await count(1700)).json<Shift>();
    expect(closed).toMatchObject({ reason: null, account: { difference: 0 } });
    expect(closed.counts.map(({ difference }) => difference)).toEqual([-100, -800, 0]);
    expect(closed.closedAt).not.toBeNull();
  });

  it('gives back and takes back what its person does, and the count follows', async () => {
    const owner = await ownerAtDesk(engine);
    const stay = await stays();
    const { shiftId } = await opened(owner, 0);
    await pay(owner, stay, 9000);
    await pay(owner, stay, 1000);
    const booking = (await owner.call('GET', `bookings/${stay.bookingId}`)).json<{
      propertyPayments: { paymentId: string; amount: number }[];
    }>();
    const second = booking.propertyPayments.find(({ amount }) => amount === 1000);
    await keyed(owner)(`bookings/${stay.bookingId}/payments/${second?.paymentId ?? ''}/take-back`, {});
    const closed = (await keyed(owner)(`shifts/${shiftId}/count`, { counted: 9000 })).json<Shift>();
    expect(closed).toMatchObject({ account: { taken: 9000, given: 0, difference: 0 } });
    expect(closed.lines.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([-1000, 1000, 9000]);
  });

  it('is one a person, opened once for a key, and nobody else’s at reception', async () => {
    const owner = await ownerAtDesk(engine);
    const asha = await colleagueAtDesk(engine, owner, 'reception');
    const books = await colleagueAtDesk(engine, owner, 'accountant');
    const key = randomUUID();
    const first = await keyed(owner)('shifts', { float: 100 }, key);
    expect((await keyed(owner)('shifts', { float: 100 }, key)).json()).toEqual(first.json());
    expect((await keyed(owner)('shifts', { float: 100 })).json()).toEqual({ code: 'shift_open' });
    const { shiftId } = first.json<Shift>();
    expect((await keyed(asha)(`shifts/${shiftId}/count`, { counted: 100 })).json()).toEqual({ code: 'not_own_shift' });
    expect((await asha.call('GET', `shifts/${shiftId}`)).statusCode).toBe(404);
    expect(await counterOf(asha)).toMatchObject({ own: null, open: [], hasDrawer: true });
    expect(await counterOf(books)).toMatchObject({ own: null, open: [{ shiftId }], hasDrawer: false });
    expect((await keyed(books)('shifts', { float: 0 })).statusCode).toBe(403);
    // The owner closes the drawer of another: both names stand on it.
    const hers = await opened(asha, 700);
    expect((await keyed(owner)(`shifts/${hers.shiftId}/count`, { counted: 700 })).json()).toMatchObject({
      number: 2,
      by: 'Colleague',
      closedBy: 'Owner',
    });
  });

  it('is opened once by two presses at the same moment', async () => {
    const owner = await ownerAtDesk(engine);
    const answers = await Promise.all([1, 2, 3].map(() => keyed(owner)('shifts', { float: 5 })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  it('belongs to no shift where none is open, and says so', async () => {
    const owner = await ownerAtDesk(engine);
    await keyed(owner)('days/2026-11-01/end', {});
    await pay(owner, await stays(), 1200);
    expect((await counterOf(owner)).withoutShift).toEqual({ lines: 1, amount: 1200 });
  });

  it('stands in the journal with each act, and why', async () => {
    const owner = await ownerAtDesk(engine);
    const { shiftId } = await opened(owner, 100);
    await keyed(owner)(`shifts/${shiftId}/moves`, { kind: 'out', amount: 40, note: 'Stamps' });
    const { lines } = (await owner.call('GET', 'journal')).json<{ lines: { operation: string; why?: string }[] }>();
    expect(lines.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['openShift', 'moveCash']));
    expect(lines.find(({ operation }) => operation === 'moveCash')?.why).toBe('Stamps');
  });
});
