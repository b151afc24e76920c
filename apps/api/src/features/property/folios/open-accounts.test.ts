import type { OpenAccounts, PropertyFolio } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk } from '../../../../test/desk.ts';
import { asha, book, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { accountsOf } from './open-accounts.ts';
import type { StayOver } from './open-accounts.queries.ts';

const url = 'left-owing?by=debtor';

// Shows docs/rules.md: The account of a stay (Open accounts).
describe('open accounts', () => {
  const engine = openEngine();
  const call = propertyCalls(engine);
  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
  const at = async ({ bookingId }: Booked, what: string, payload: object = {}) => {
    const response = await call('POST', `bookings/${bookingId}/${what}`, payload);
    if (response.statusCode >= 300) throw new Error(`${what} ${response.body}`);
    return response;
  };
  const accounts = async (hotelId = 1760): Promise<OpenAccounts> => {
    const response = await call('GET', url, undefined, hotelId);
    return response.json<{ accounts: OpenAccounts }>().accounts;
  };
  const toPayOf = async ({ bookingId }: Booked): Promise<number> =>
    (await call('GET', `bookings/${bookingId}/folio`)).json<PropertyFolio>().balance.toPay;
  const inHouse = async (roomTypeId = 'courtyard-king'): Promise<Booked> => {
    const stay = await book(engine, {
      mode: 'at-property',
      checkIn: '2026-12-02',
      checkOut: '2026-12-04',
      roomTypeId,
    });
    if (engine.deps.clock().getTime() < Date.parse('2026-12-02T10:00:00Z')) until('2026-12-02T10:00:00Z');
    await at(stay, 'arrival');
    return stay;
  };
  const company = async (stay: Booked, who: object): Promise<string> => {
    const added = await at(stay, 'folio/payers', { kind: 'company', address: 'MG Road 1', ...who });
    return added.json<PropertyFolio>().payers.at(-1)?.payerId ?? '';
  };
  const onAccount = async (stay: Booked, who: object): Promise<string> => {
    const payerId = await company(stay, who);
    await at(stay, 'departure', { company: { payerId } });
    return payerId;
  };
  const inShort = ({ debtors }: OpenAccounts) =>
    debtors.map(({ kind, name, toPay, stays }) => [kind, name, toPay, stays.map(({ reference }) => reference).length]);

  it('are the debts of each company and guest, oldest first, until they are paid', async () => {
    const [first, second, alone, paid] = [
      await inHouse(),
      await inHouse(),
      await inHouse(),
      await inHouse('garden-twin'),
    ];
    const sum = await toPayOf(first);
    until('2026-12-04T03:00:00Z');
    await onAccount(first, { name: 'Acme Ltd', taxId: '29ABCDE1234F1Z5' });
    until('2026-12-04T04:00:00Z');
    await at(alone, 'departure', { owing: { reason: 'Pays by bank' } });
    until('2026-12-04T05:00:00Z');
    await onAccount(second, { name: 'ACME Limited', taxId: '29 abcde 1234 f1z5' });
    await at(paid, 'departure', { payment: { method: 'cash' } });
    until('2027-01-08T05:00:00Z');
    const found = await accounts();
    expect(inShort(found)).toEqual([
      ['company', 'ACME Limited', 2 * sum, 2],
      ['guest', 'Asha Rao', sum, 1],
    ]);
    expect(found.debtors[0]?.stays).toMatchObject([
      { bookingId: first.bookingId, guestName: 'Asha Rao', departs: '2026-12-04', since: '2026-12-04', daysOpen: 35 },
      { bookingId: second.bookingId, toPay: sum },
    ]);
    expect(found.totals).toEqual([
      { currency: 'INR', toPay: 3 * sum, byAge: { to30: 0, to60: 3 * sum, to90: 0, over90: 0 } },
    ]);
    await at(first, 'payments', { amount: sum, method: 'bank-transfer' });
    await at(alone, 'payments', { amount: sum - 1, method: 'bank-transfer' });
    expect(inShort(await accounts())).toEqual([
      ['guest', 'Asha Rao', 1, 1],
      ['company', 'ACME Limited', sum, 1],
    ]);
    expect((await accounts(2116)).debtors).toEqual([]);
  });

  it('are each payer’s own part of one stay; what one is owed lowers no other’s debt', async () => {
    const [shared, credited] = [await inHouse(), await inHouse()];
    const sum = await toPayOf(shared);
    const globex = await company(shared, { name: 'Globex' });
    await at(shared, 'folio/moves', { from: 'guest', to: globex, what: { percent: 50 } });
    await at(credited, 'payments', { amount: 1000, method: 'cash' });
    const second = await company(credited, { name: 'globex' });
    await at(credited, 'folio/moves', { from: 'guest', to: second, what: { percent: 100 } });
    until('2026-12-04T03:00:00Z');
    await at(shared, 'departure', { owing: { reason: 'Both pay by bank' } });
    until('2026-12-04T04:00:00Z');
    await at(credited, 'departure', { company: { payerId: second } });
    const { debtors, totals } = await accounts();
    const parts = (await call('GET', `bookings/${shared.bookingId}/folio`)).json<PropertyFolio>().payers;
    const [ofGuest = 0, ofGlobex = 0] = parts.map(({ balance }) => balance.toPay);
    expect(ofGuest + ofGlobex).toBe(sum);
    expect(debtors).toMatchObject([
      { kind: 'guest', name: 'Asha Rao', toPay: ofGuest },
      { kind: 'company', name: 'globex', toPay: ofGlobex + sum, stays: [{ toPay: ofGlobex }, { toPay: sum }] },
    ]);
    expect(totals).toMatchObject([{ toPay: ofGuest + ofGlobex + sum }]);
  });

  it('have what is owed again after the guest has left: a charge of later, a payment that was none', async () => {
    const [charged, bounced, settled] = [await inHouse(), await inHouse(), await inHouse()];
    until('2026-12-04T04:00:00Z');
    const leave = async (stay: Booked): Promise<string> => {
      const left = await at(stay, 'departure', { payment: { method: 'card-terminal' } });
      return left.json<{ propertyPayments: { paymentId: string }[] }>().propertyPayments[0]?.paymentId ?? '';
    };
    const [, payment] = [await leave(charged), await leave(bounced), await leave(settled)];
    expect((await accounts()).debtors).toEqual([]);
    until('2026-12-06T08:00:00Z');
    await at(charged, 'folio/lines', { kind: 'extra', name: 'Minibar', amount: 500 });
    await at(bounced, `payments/${payment}/take-back`);
    const { debtors } = await accounts();
    const [stays = []] = debtors.map((one) => one.stays);
    expect(debtors).toHaveLength(1);
    expect(
      new Map(stays.map(({ bookingId, toPay, since, daysOpen }) => [bookingId, [toPay, since, daysOpen]])),
    ).toEqual(
      new Map([
        [charged.bookingId, [500, '2026-12-04', 2]],
        [bounced.bookingId, [await toPayOf(bounced), '2026-12-04', 2]],
      ]),
    );
  });

  it('are read by who keeps the books and by who takes the payments, and never by who cleans', async () => {
    const owner = await ownerAtDesk(engine);
    const statuses: Record<string, number> = {};
    for (const role of ['accountant', 'manager', 'reception', 'housekeeping'] as const)
      statuses[role] = (await (await colleagueAtDesk(engine, owner, role)).call('GET', url)).statusCode;
    expect(statuses).toEqual({ accountant: 200, manager: 200, reception: 200, housekeeping: 403 });
  });
});

describe('debts', () => {
  const bengaluru = { timeZone: 'Asia/Kolkata', currency: 'INR' } as const;
  const now = new Date('2027-03-01T06:00:00Z');
  const stay = (marked: string, total: number, more: Partial<StayOver> = {}): StayOver => ({
    booking_id: `1760_${marked}` as StayOver['booking_id'],
    reference: marked,
    status: 'confirmed',
    currency: 'INR',
    total,
    kept: 0,
    penalty_due: 0,
    fee_owed: 0,
    travellers: [asha],
    contact_phone: null,
    captured: 0,
    refunding: 0,
    refunded: 0,
    lost: 0,
    posted: 0,
    departs: marked.slice(0, 10),
    open_since: new Date(marked),
    payers: [],
    ...more,
  });

  it('stand apart by currency, that of the hotel first, and by their age', () => {
    const { totals, debtors } = accountsOf(
      [
        stay('2026-11-30T18:00:00Z', 700, { currency: 'EUR' }),
        stay('2026-11-30T20:00:00Z', 1),
        stay('2026-12-31T06:00:00Z', 20),
        stay('2027-01-30T06:00:00Z', 300),
        stay('2027-02-28T18:29:00Z', 4000),
      ],
      bengaluru,
      now,
    );
    expect(totals).toEqual([
      { currency: 'INR', toPay: 4321, byAge: { to30: 4300, to60: 20, to90: 1, over90: 0 } },
      { currency: 'EUR', toPay: 700, byAge: { to30: 0, to60: 0, to90: 0, over90: 700 } },
    ]);
    expect(debtors.flatMap(({ stays }) => stays.map(({ since, daysOpen }) => [since, daysOpen]))).toEqual([
      ['2026-11-30', 91],
      ['2026-12-01', 90],
      ['2026-12-31', 60],
      ['2027-01-30', 30],
      ['2027-02-28', 1],
    ]);
  });

  it('of guests are one debt only by name and telephone, and of what was erased by the stay', () => {
    const phone = { contact_phone: '+919845012345' };
    const gone = { payer_id: 'p', kind: 'company', name: null, tax_id: null, balance: 5 } as const;
    const { debtors } = accountsOf(
      [
        stay('2027-02-01T06:00:00Z', 10, phone),
        stay('2027-02-02T06:00:00Z', 20, { ...phone, travellers: [{ ...asha, fullName: 'asha  rao' }] }),
        stay('2027-02-03T06:00:00Z', 30),
        stay('2027-02-04T06:00:00Z', 5, { travellers: [], payers: [gone] }),
        stay('2027-02-05T06:00:00Z', 5, { travellers: [], payers: [gone] }),
      ],
      bengaluru,
      now,
    );
    expect(debtors.map(({ kind, name, toPay }) => [kind, name, toPay])).toEqual([
      ['guest', 'asha  rao', 30],
      ['guest', 'Asha Rao', 30],
      ['company', '', 5],
      ['company', '', 5],
    ]);
  });

  it('are 0 where money on its way back is all that is open', () => {
    const { debtors, totals } = accountsOf(
      [stay('2027-02-01T06:00:00Z', 100, { captured: 150, refunding: 50 })],
      bengaluru,
      now,
    );
    expect([debtors, totals]).toEqual([[], []]);
  });
});
