import { describe, expect, it } from 'vitest';
import type { BookingAtDesk, PropertyFolio } from '@latchkey/api-contract/types';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';

// Shows docs/rules.md: The account of a stay (What is owed, Check-out, Less to pay before money back, The price that is
// agreed, A stay that is called off).
describe('what is owed', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);
  const call = propertyCalls(engine);
  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
  const at = ({ bookingId }: Booked, what: string, payload: object = {}) =>
    call('POST', `bookings/${bookingId}/${what}`, payload);
  const folioOf = async ({ bookingId }: Booked): Promise<PropertyFolio> =>
    (await call('GET', `bookings/${bookingId}/folio`)).json<PropertyFolio>();
  const atDesk = async ({ bookingId }: Booked): Promise<BookingAtDesk> =>
    (await call('GET', `bookings/${bookingId}`)).json<BookingAtDesk>();
  const owing = async (): Promise<readonly object[]> =>
    (await call('GET', 'left-owing')).json<{ stays: object[] }>().stays;
  const stays = (more: object = {}): Promise<Booked> =>
    book(engine, { mode: 'at-property', checkIn: '2026-12-02', checkOut: '2026-12-04', ...more });
  const inHouse = async (): Promise<Booked> => {
    const stay = await stays();
    until('2026-12-02T10:00:00Z');
    expect((await at(stay, 'arrival')).statusCode).toBe(200);
    return stay;
  };

  it('keeps a guest from leaving unseen: it is paid with the departure', async () => {
    const stay = await inHouse();
    const { toPay } = (await folioOf(stay)).balance;
    const refused = await at(stay, 'departure');
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { code: 'owes', currency: 'INR', toPay, toGiveBack: 0 },
    ]);
    const ifCheckedOut = { toPay, toGiveBack: 0, nightsLeft: 2 };
    expect(await atDesk(stay)).toMatchObject({ leftAt: null, toPay, ifCheckedOut });
    const left = await at(stay, 'departure', { payment: { method: 'card-terminal' } });
    expect(left.json()).toMatchObject({ paymentStatus: 'paid', propertyPayments: [{ amount: toPay }] });
    expect((await folioOf(stay)).balance).toMatchObject({ toPay: 0, toGiveBack: 0 });
    expect(await owing()).toEqual([]);
  });

  it('is left open for a reason only, and the stay is marked until it is settled', async () => {
    const stay = await inHouse();
    const { toPay } = (await folioOf(stay)).balance;
    const left = await at(stay, 'departure', { owing: { reason: 'The company pays by bank' } });
    expect(left.json<{ leftAt: string | null }>().leftAt).not.toBeNull();
    expect(await owing()).toMatchObject([
      { bookingId: stay.bookingId, reason: 'The company pays by bank', balance: { toPay } },
    ]);
    expect(await folioOf(stay)).toMatchObject({ leftOwing: { reason: 'The company pays by bank' } });
    await at(stay, 'payments', { amount: toPay - 1, method: 'bank-transfer' });
    expect(await owing()).toMatchObject([{ balance: { toPay: 1 } }]);
    await at(stay, 'payments', { amount: 1, method: 'bank-transfer' });
    expect(await owing()).toEqual([]);
    expect((await folioOf(stay)).leftOwing).toBeUndefined();
  });

  it('of the property is given back with the departure, or left for a reason', async () => {
    const stay = await inHouse();
    const { toPay } = (await folioOf(stay)).balance;
    await at(stay, 'payments', { amount: toPay, method: 'cash' });
    await at(stay, 'refunds', { amount: 500 });
    expect((await at(stay, 'departure')).json()).toMatchObject({ code: 'owes', toPay: 0, toGiveBack: 500 });
    expect((await call('GET', 'day')).json()).toMatchObject({ inHouse: [{ toPay: 0, toGiveBack: 500 }] });
    expect((await at(stay, 'departure', { givenBack: { method: 'cash' } })).statusCode).toBe(200);
    expect((await folioOf(stay)).balance).toMatchObject({ givenBack: 500, balance: 0 });
  });

  it('adds up after money went back: each sum of it is a line', async () => {
    const stay = await stays();
    const { total } = await guests.view(stay);
    await at(stay, 'payments', { amount: Number(total), method: 'cash' });
    await at(stay, 'refunds', { amount: 500 });
    const { balance, onItsWay } = await folioOf(stay);
    expect([balance, onItsWay]).toMatchObject([
      { charges: Number(total) - 500, paid: total, givenBack: 0, balance: -500, toPay: 0, toGiveBack: 500 },
      { online: 0, atProperty: 500 },
    ]);
    await guests.relay();
    const mail = engine.mails.findLast(({ subject }) => subject.includes('500'));
    expect(mail?.text).toContain('back at the hotel');
    expect(mail?.text).not.toContain('on its way');
  });

  it('falls before anything is handed over: who has not paid all yet pays less', async () => {
    const stay = await stays();
    const { toPay } = (await folioOf(stay)).balance;
    await at(stay, 'payments', { amount: 1000, method: 'cash' });
    await guests.relay();
    engine.mails.length = 0;
    expect((await at(stay, 'refunds', { amount: 500 })).json()).toMatchObject({ amountPaid: 1000 });
    expect(await folioOf(stay)).toMatchObject({
      balance: { charges: toPay - 500, paid: 1000, toPay: toPay - 1500, toGiveBack: 0 },
    });
    await guests.relay();
    expect(engine.mails.map(({ subject }) => subject).filter((subject) => subject.includes('back to you'))).toEqual([]);
  });

  it('of another price is shown with the taxes that are then booked', async () => {
    const stay = await stays();
    const { total } = await guests.view(stay);
    const agreedTotal = Math.round(Number(total) / 2);
    const wanted = { stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-04' }, agreedTotal };
    const quote = (await at(stay, 'change-quote', wanted)).json<{ quoteToken: string; bill: { taxes: object } }>();
    expect(quote).toMatchObject({ newTotal: agreedTotal, ruleTotal: total });
    const agreed = { total: agreedTotal, why: 'A returning guest' };
    await at(stay, 'change', { quoteToken: quote.quoteToken, agreed });
    const { bill } = await atDesk(stay);
    expect(bill.taxes.map(({ name, amount }) => ({ name, amount }))).toMatchObject(
      (quote.bill.taxes as { name: string; amount: number }[]).map(({ name, amount }) => ({ name, amount })),
    );
  });

  it('of a stay that nobody came to is its fee, until it is paid, taken off, or the guest has come after all', async () => {
    const missing = async (): Promise<{ stay: Booked; owed: number }> => {
      const stay = await stays();
      until('2026-12-02T16:00:00Z');
      const { ifNoShow } = await atDesk(stay);
      await at(stay, 'no-show');
      return { stay, owed: ifNoShow?.owed ?? 0 };
    };
    const { stay, owed } = await missing();
    expect(owed).toBeGreaterThan(0);
    expect((await folioOf(stay)).balance).toMatchObject({ charges: owed, toPay: owed });
    await guests.relay();
    expect(engine.mails.some(({ text }) => text.includes('The fee by the hotel’s terms is'))).toBe(true);
    expect(await owing()).toMatchObject([{ bookingId: stay.bookingId, status: 'no_show', balance: { toPay: owed } }]);
    expect((await at(stay, 'payments', { amount: 100, method: 'cash' })).json()).toMatchObject({ kept: 100 });
    const waiver = { kind: 'adjustment', amount: 100 - owed, reason: 'They were ill' };
    await at(stay, 'folio/lines', waiver);
    expect((await folioOf(stay)).balance).toMatchObject({ charges: 100, paid: 100, toPay: 0 });
    expect(await owing()).toEqual([]);
  });

  it('of a stay whose guest came after all is the stay again', async () => {
    const stay = await stays();
    const { balance } = await folioOf(stay);
    until('2026-12-02T16:00:00Z');
    await at(stay, 'no-show');
    await at(stay, 'payments', { amount: 100, method: 'cash' });
    await at(stay, 'no-show/undo');
    expect((await folioOf(stay)).balance).toMatchObject({ paid: 100, toPay: balance.toPay - 100 });
    expect(await owing()).toEqual([]);
  });
});
