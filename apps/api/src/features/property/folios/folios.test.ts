import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PropertyFolio } from '@latchkey/api-contract/types';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';

const sum = (lines: PropertyFolio['lines']): number => lines.reduce((all, { amount }) => all + amount, 0);

// Shows docs/rules.md: The account of a stay (One account, Added and never changed, Payers, Between stays, A stay that
// is called off, Who reads it).
describe('the folio of a stay', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);
  let desk: AtDesk;
  beforeEach(async () => {
    desk = await colleagueAtDesk(engine, await ownerAtDesk(engine), 'reception');
  });
  const folioOf = async (booking: string): Promise<PropertyFolio> =>
    (await desk.call('GET', `bookings/${booking}/folio`)).json<PropertyFolio>();
  const post = (booking: string, what: string, payload: object) =>
    desk.call('POST', `bookings/${booking}/folio/${what}`, payload);
  const bar = { kind: 'extra', name: 'Bar', amount: 1180, tax: { name: 'GST', percent: 18 } };
  const posted = async (booking: string, payload: object = bar): Promise<string> =>
    (await post(booking, 'lines', payload)).json<PropertyFolio>().lines.at(-1)?.id ?? '';

  it('has the agreed bill as its first lines, and says what is owed', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const { total } = await guests.view(stay);
    const folio = await folioOf(stay.bookingId);
    expect(sum(folio.lines)).toBe(total);
    expect(folio.lines.filter(({ kind }) => kind === 'night').map(({ subject }) => subject.name)).not.toContain('');
    expect(folio).toMatchObject({ balance: { charges: total, paid: 0, toPay: total, toGiveBack: 0 } });
    await desk.call('POST', `bookings/${stay.bookingId}/payments`, { amount: 900, method: 'cash' });
    const { balance, lines } = await folioOf(stay.bookingId);
    expect(balance).toMatchObject({ paid: 900, toPay: Number(total) - 900 });
    expect(lines.at(-1)).toMatchObject({ kind: 'payment', amount: -900, method: 'cash', by: 'Colleague' });
  });

  it('takes what is put on it, which is owed everywhere and can be paid', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const { total } = await guests.view(stay);
    const before = Number(total);
    expect((await post(stay.bookingId, 'lines', bar)).json<PropertyFolio>()).toMatchObject({
      balance: { charges: before + 1180, toPay: before + 1180 },
    });
    const seen = await guests.view(stay);
    expect(seen).toMatchObject({ total, folio: { balance: { toPay: before + 1180 } } });
    const day = await desk.call('GET', 'day?date=2026-12-02');
    expect(day.json<{ arrivals: object[] }>().arrivals).toMatchObject([{ toPay: before + 1180 }]);
    const pay = (amount: number) =>
      desk.call('POST', `bookings/${stay.bookingId}/payments`, { amount, method: 'card-terminal' });
    expect((await pay(before + 1181)).json()).toEqual({ code: 'above_due', due: before + 1180 });
    expect((await pay(before + 1180)).json()).toMatchObject({ paymentStatus: 'paid' });
    expect((await folioOf(stay.bookingId)).lines).toContainEqual(
      expect.objectContaining({ kind: 'extra', taxWithin: { name: 'GST', percent: 18, amount: 180 } }),
    );
  });

  it('never loses a line: what was wrong is taken back by another, once, with its reason', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const before = (await folioOf(stay.bookingId)).balance;
    const line = await posted(stay.bookingId);
    const back = () => post(stay.bookingId, `lines/${line}/reversal`, { reason: 'Another room’s dinner' });
    const folio = (await back()).json<PropertyFolio>();
    expect(folio.balance).toEqual(before);
    expect(folio.lines.slice(-2)).toMatchObject([
      { id: line, amount: 1180 },
      { reverses: line, amount: -1180, reason: 'Another room’s dinner', taxWithin: { amount: -180 } },
    ]);
    expect((await back()).json()).toEqual({ code: 'reversed' });
    const guest = await guests.view(stay);
    expect(JSON.stringify(guest['folio'])).not.toContain('Another room');
    expect(
      (await post(stay.bookingId, 'lines', { kind: 'adjustment', amount: -9_999_999, reason: 'All' })).json(),
    ).toEqual({ code: 'below_zero' });
  });

  it('is parted between payers by rooms, lines and parts, and each says what is owed of it', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const added = (await post(stay.bookingId, 'payers', { kind: 'company', name: 'Acme Ltd' })).json<PropertyFolio>();
    const company = added.payers.at(-1)?.payerId ?? '';
    const line = await posted(stay.bookingId);
    const move = (what: object, from = 'guest', to = company) => post(stay.bookingId, 'moves', { from, to, what });
    const ofRoom = (await move({ room: 0 })).json<PropertyFolio>();
    // 9,600 of nights go with their GST of 5 %.
    const nights = sum(ofRoom.lines.filter(({ kind }) => kind === 'night')) + 480;
    expect(ofRoom.payers.map(({ balance }) => balance.toPay)).toEqual([ofRoom.balance.toPay - nights, nights]);
    await move({ lineIds: [line] });
    expect((await move({ lineIds: [line] })).json()).toEqual({ code: 'unknown_line' });
    const half = (await move({ percent: 50 }, company, 'guest')).json<PropertyFolio>();
    expect(half.payers[1]?.balance.toPay).toBe(nights + 1180 - Math.round((nights + 1180) / 2));
    expect(half.payers.reduce((all, { balance }) => all + balance.balance, 0)).toBe(half.balance.balance);
    const back = await post(stay.bookingId, `lines/${line}/reversal`, { reason: 'Was on the house' });
    expect(back.json<PropertyFolio>().balance.toPay).toBe(half.balance.toPay - 1180);
    expect((await move({ room: 0 }, 'guest', 'nobody')).json()).toEqual({ code: 'unknown_payer' });
    const paid = { amount: 100, method: 'bank-transfer', payerId: company };
    await desk.call('POST', `bookings/${stay.bookingId}/payments`, paid);
    const folio = await folioOf(stay.bookingId);
    expect(folio.payers.map(({ balance }) => balance.paid)).toEqual([0, 100]);
    // Who the others are is the house's to know.
    expect(JSON.stringify((await guests.view(stay))['folio'])).not.toContain('Acme');
  });

  it('gives a charge over to another stay of the house, which owes it then', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const next = await book(engine, { mode: 'at-property' });
    const [before, beside] = [await folioOf(stay.bookingId), await folioOf(next.bookingId)];
    const line = await posted(stay.bookingId);
    const payload = { lineIds: [line], toBooking: next.bookingId, reason: 'Dinner of the room next door' };
    expect((await post(stay.bookingId, 'transfers', payload)).json<PropertyFolio>().balance).toEqual(before.balance);
    const there = await folioOf(next.bookingId);
    expect(there.balance.toPay).toBe(beside.balance.toPay + 1180);
    expect(there.lines.at(-1)).toMatchObject({ kind: 'transfer', amount: 1180, otherBooking: before.reference });
    expect((await post(stay.bookingId, `lines/${line}/reversal`, { reason: 'Again' })).json()).toEqual({
      code: 'moved_away',
    });
    expect((await post(stay.bookingId, 'transfers', { ...payload, toBooking: stay.bookingId })).json()).toEqual({
      code: 'same_booking',
    });
  });

  it('is written once for a key, and by the version that was seen', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    const { lastEvent } = await folioOf(stay.bookingId);
    const key = randomUUID();
    const once = () =>
      engine.app.inject({
        method: 'POST',
        url: `/api/property/bookings/${stay.bookingId}/folio/lines`,
        headers: { cookie: desk.cookie, 'latchkey-hotel': '1760', 'idempotency-key': key },
        payload: bar,
      });
    expect((await Promise.all([once(), once()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const folio = await folioOf(stay.bookingId);
    expect(folio.lines.filter(({ source }) => source === 'posted')).toHaveLength(1);
    const late = await engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${stay.bookingId}/folio/lines`,
      headers: {
        cookie: desk.cookie,
        'latchkey-hotel': '1760',
        'idempotency-key': randomUUID(),
        'latchkey-seen': String(lastEvent),
      },
      payload: bar,
    });
    expect([late.statusCode, late.json()]).toEqual([409, { code: 'changed' }]);
  });

  it('falls with a stay that is called off: nobody has had what was put on it', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    await posted(stay.bookingId);
    await desk.call('POST', `bookings/${stay.bookingId}/cancellation`);
    expect((await folioOf(stay.bookingId)).balance).toMatchObject({ charges: 0, toPay: 0, toGiveBack: 0 });
    expect((await post(stay.bookingId, 'lines', bar)).json()).toEqual({ code: 'not_confirmed' });
  });
});
