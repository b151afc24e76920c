import { describe, expect, it } from 'vitest';
import type { PropertyFolio } from '@latchkey/api-contract/types';
import { book, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';

// Shows docs/rules.md: The account of a stay (Check-out).
describe('a company’s account', () => {
  const engine = openEngine();
  const call = propertyCalls(engine);
  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
  const at = ({ bookingId }: Booked, what: string, payload: object = {}) =>
    call('POST', `bookings/${bookingId}/${what}`, payload);
  const folioOf = async ({ bookingId }: Booked): Promise<PropertyFolio> =>
    (await call('GET', `bookings/${bookingId}/folio`)).json();
  const owing = async (): Promise<readonly object[]> =>
    (await call('GET', 'left-owing')).json<{ stays: object[] }>().stays;
  const address = 'MG Road 1, 560001 Bengaluru';
  const withCompany = async (more: object = { address }): Promise<{ stay: Booked; payerId: string; toPay: number }> => {
    const stay = await book(engine, { mode: 'at-property', checkIn: '2026-12-02', checkOut: '2026-12-04' });
    const added = await at(stay, 'folio/payers', { kind: 'company', name: 'Acme Ltd', ...more });
    const { payers, balance } = added.json<PropertyFolio>();
    until('2026-12-02T10:00:00Z');
    await at(stay, 'arrival');
    until('2026-12-04T03:00:00Z');
    return { stay, payerId: payers.at(-1)?.payerId ?? '', toPay: balance.toPay };
  };
  const sumsOf = async (stay: Booked) =>
    (await folioOf(stay)).payers.map(({ balance: { charges, toPay } }) => [charges, toPay]);

  it('takes all that is owed, to the unit, and is listed with its name until it has paid', async () => {
    const { stay, payerId, toPay } = await withCompany();
    expect((await at(stay, 'departure', { company: { payerId } })).statusCode).toBe(200);
    expect(await sumsOf(stay)).toEqual([
      [0, 0],
      [toPay, toPay],
    ]);
    expect(await owing()).toMatchObject([{ bookingId: stay.bookingId, company: 'Acme Ltd', balance: { toPay } }]);
    expect(await folioOf(stay)).toMatchObject({ leftOwing: { company: 'Acme Ltd' } });
    await at(stay, 'payments', { amount: toPay, method: 'bank-transfer' });
    expect(await sumsOf(stay)).toEqual([
      [0, 0],
      [toPay, 0],
    ]);
    expect(await owing()).toEqual([]);
  });

  it('of several payers those are listed by name that have yet to pay', async () => {
    const { stay, payerId } = await withCompany();
    const more = await at(stay, 'folio/payers', { kind: 'company', name: 'Globex', address });
    const second = more.json<PropertyFolio>().payers.at(-1)?.payerId ?? '';
    await at(stay, 'folio/moves', { from: 'guest', to: payerId, what: { percent: 50 } });
    await at(stay, 'folio/moves', { from: 'guest', to: second, what: { percent: 100 } });
    expect((await at(stay, 'departure', { company: { payerId } })).statusCode).toBe(200);
    expect(await owing()).toMatchObject([{ payers: ['Acme Ltd', 'Globex'] }]);
    const [, [, acme = 0] = [], [, globex = 0] = []] = await sumsOf(stay);
    await at(stay, 'payments', { amount: acme, method: 'bank-transfer', payerId });
    expect(await sumsOf(stay)).toEqual([
      [0, 0],
      [acme, 0],
      [globex, globex],
    ]);
    expect(await owing()).toMatchObject([{ company: 'Acme Ltd', payers: ['Globex'], balance: { toPay: globex } }]);
  });

  it('takes what is left of a stay that is paid in part', async () => {
    const { stay, payerId, toPay } = await withCompany();
    await at(stay, 'payments', { amount: 1000, method: 'cash' });
    await at(stay, 'departure', { company: { payerId } });
    expect(await sumsOf(stay)).toEqual([
      [1000, 0],
      [toPay - 1000, toPay - 1000],
    ]);
  });

  it('keeps what is the company’s while the guest pays the bar', async () => {
    const { stay, payerId, toPay } = await withCompany();
    await at(stay, 'folio/moves', { from: 'guest', to: payerId, what: { percent: 100 } });
    await at(stay, 'folio/lines', { kind: 'extra', name: 'Bar', amount: 700 });
    const left = await at(stay, 'departure', { company: { payerId }, payment: { method: 'cash' } });
    expect(left.json()).toMatchObject({ propertyPayments: [{ amount: 700 }] });
    expect(await sumsOf(stay)).toEqual([
      [700, 0],
      [toPay, toPay],
    ]);
  });

  it('is of a company with an address or a tax number alone, and of no other payer', async () => {
    const { stay, payerId } = await withCompany({});
    const refused = async (id: string): Promise<[number, unknown]> => {
      const reply = await at(stay, 'departure', { company: { payerId: id } });
      return [reply.statusCode, reply.json()];
    };
    for (const id of [payerId, 'guest', 'nobody']) expect(await refused(id)).toEqual([409, { code: 'no_account' }]);
    expect(await folioOf(stay)).not.toHaveProperty('leftOwing');
  });
});
