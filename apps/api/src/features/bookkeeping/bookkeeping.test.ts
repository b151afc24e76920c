import type { BookkeepingBatch, BookkeepingPage, PropertyFolio } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { accountsNeeded } from '../../../test/accounts-needed.ts';
import { againAtDesk, colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../test/desk.ts';
import { editHotel, restoreFiles } from '../../../test/edit-hotel.ts';
import { houseOfInvoices } from '../../../test/house-of-invoices.ts';
import { book } from '../../../test/journeys.ts';
import { propertyCalls } from '../../../test/property-calls.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { transact } from '../../database/transact.ts';
import { closeDueDays } from '../days/close-due-days.ts';
import { makeBatch } from './make-batch.ts';

const stay = { mode: 'at-property', checkIn: '2026-12-02', checkOut: '2026-12-04' };
const none = { chart: 'own', datev: null, advanceTax: null, accounts: {} } as const;

// Shows docs/rules.md: Bookkeeping (Closed days alone, Once, Accounts, Who).
describe('the books of a house', () => {
  const engine = openEngine();
  restoreFiles(engine, 1188);
  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
  const due = (): Promise<number> => closeDueDays({ ...engine.deps });
  const pageOf = async (owner: AtDesk, month = '2026-12', hotelId = 1760): Promise<BookkeepingPage> =>
    (await owner.call('GET', `books?month=${month}`, undefined, hotelId)).json<BookkeepingPage>();
  const make = (owner: AtDesk, month = '2026-12') => owner.call('POST', 'books/batches', { month });
  const fileOf = (owner: AtDesk, path: string, hotelId = 1760) =>
    owner.call('GET', `books/${path}`, undefined, hotelId);
  const rowsOf = (file: string): string[][] =>
    file
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.slice(1, -1).split('","'));

  /** A stay that has paid 50.00 in cash on its first day, and slept one night that is closed. */
  const oneDay = async (hotelId = 1760) => {
    const booked = await book(engine, { ...stay, hotelId });
    until('2026-12-02T06:00:00Z');
    await due();
    const call = propertyCalls(engine, hotelId);
    await call('POST', `bookings/${booked.bookingId}/arrival`, {});
    await call('POST', `bookings/${booked.bookingId}/payments`, { amount: 5000, method: 'cash' });
    until('2026-12-03T01:00:00Z');
    await due();
    return { booked, owner: await ownerAtDesk(engine, hotelId) };
  };

  it('have what closed days carry, by the accounts of the house, and refuse what has none', async () => {
    const { booked, owner } = await oneDay();
    const before = await pageOf(owner);
    expect(before).toMatchObject({
      settings: null,
      canDatev: false,
      ready: { from: '2026-12-02', to: '2026-12-02', days: 1 },
      openFrom: '2026-12-03',
      earlier: null,
      batches: [],
    });
    const keys = before.accounts.filter(({ account }) => account === null).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['guests', 'money:cash', 'revenue:room:5']));
    expect((await make(owner)).json()).toEqual({ code: 'settings_missing' });
    await owner.call('PUT', 'books', none);
    expect((await make(owner)).json()).toEqual({ code: 'accounts_missing', accounts: keys });
    await owner.call('PUT', 'books', { ...none, accounts: await accountsNeeded(owner) });
    const made = (await make(owner)).json<BookkeepingBatch>();
    expect(made).toMatchObject({ number: 1, from: '2026-12-02', to: '2026-12-02', by: 'Owner', hasDatev: false });
    const file = await fileOf(owner, '1760/1/journal');
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="journal-2026-12-1.csv"',
      'cache-control': 'private, no-store',
    });
    const rows = rowsOf(file.body);
    const sums = (column: number): number => rows.reduce((sum, row) => sum + Number(row[column]), 0);
    expect(sums(9)).toBe(made.sum);
    expect(sums(10)).toBe(made.sum);
    const { balance } = (await owner.call('GET', `bookings/${booked.bookingId}/folio`)).json<PropertyFolio>();
    expect(rows.filter((row) => row[8] === 'Account money:cash').map((row) => row[9])).toEqual(['5000']);
    expect(balance.paid).toBe(5000);
    expect(file.body).not.toContain('Asha');
  });

  it('have each entry once: a second batch is empty, and later days go to the next', async () => {
    const { booked, owner } = await oneDay();
    await owner.call('PUT', 'books', { ...none, accounts: await accountsNeeded(owner) });
    const [one, other] = await Promise.all([make(owner), make(owner)]);
    expect([one.statusCode, other.statusCode].toSorted((first, next) => first - next)).toEqual([200, 409]);
    expect((one.statusCode === 409 ? one : other).json()).toEqual({ code: 'nothing_ready' });
    const first = await fileOf(owner, '1760/1/journal');
    await owner.call('POST', `bookings/${booked.bookingId}/folio/lines`, {
      kind: 'extra',
      name: 'Bar',
      amount: 1050,
      tax: { name: 'GST', percent: 5 },
    });
    until('2026-12-03T20:00:00Z');
    await due();
    const later = await againAtDesk(engine, owner);
    await later.call('PUT', 'books', { ...none, accounts: await accountsNeeded(later) });
    const second = (await make(later)).json<BookkeepingBatch>();
    expect(second).toMatchObject({ number: 2, from: '2026-12-03', to: '2026-12-03' });
    const days = rowsOf((await fileOf(later, '1760/2/journal')).body).map(([, day]) => day);
    expect(new Set(days)).toEqual(new Set(['2026-12-03']));
    expect((await fileOf(later, '1760/1/journal')).rawPayload.equals(first.rawPayload)).toBe(true);
    const ids = await engine.deps.db.selectFrom('bookkeeping_entry').select(['day', 'source']).execute();
    expect(new Set(ids.map(({ day, source }) => `${day} ${source}`)).size).toBe(ids.length);
  });

  it('have nothing of a batch whose maker was killed, and the same number for the next', async () => {
    const { owner } = await oneDay();
    await owner.call('PUT', 'books', { ...none, accounts: await accountsNeeded(owner) });
    const hotel = await engine.deps.hotels.byId(1760);
    if (hotel === undefined) throw new Error('no hotel');
    const killed = transact(engine.deps.db, async (tx) => {
      await makeBatch(tx, hotel, { month: '2026-12', asked: 'killed' }, engine.deps.clock());
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect((await pageOf(owner)).batches).toEqual([]);
    expect((await make(owner)).json()).toMatchObject({ number: 1 });
  });

  it('have months in their order, from the first that was handed over', async () => {
    const { owner: first } = await oneDay();
    until('2027-01-02T20:00:00Z');
    await due();
    const owner = await againAtDesk(engine, first);
    expect((await pageOf(owner, '2027-01')).earlier).toBeNull();
    await owner.call('PUT', 'books', { ...none, accounts: await accountsNeeded(owner, '2026-12') });
    expect((await make(owner, '2026-12')).json()).toMatchObject({ from: '2026-12-02', to: '2026-12-31' });
    expect((await make(owner, '2027-02')).json()).toEqual({ code: 'earlier_first' });
    expect((await pageOf(owner, '2027-02')).earlier).toBe('2027-01');
    expect((await make(owner, '2027-01')).json()).toMatchObject({ number: 2, from: '2027-01-01', entries: 0 });
    expect((await make(owner, '2027-02')).json()).toEqual({ code: 'nothing_ready' });
  });

  it('are the owner’s and the accountant’s; another house’s batch is not found', async () => {
    const { owner } = await oneDay();
    const accountant = await colleagueAtDesk(engine, owner, 'accountant');
    const manager = await colleagueAtDesk(engine, owner, 'manager');
    expect(
      (await accountant.call('PUT', 'books', { ...none, accounts: await accountsNeeded(accountant) })).statusCode,
    ).toBe(200);
    expect((await make(accountant)).statusCode).toBe(200);
    expect((await manager.call('GET', 'books')).statusCode).toBe(403);
    expect((await fileOf(accountant, '1760/1/datev')).statusCode).toBe(404);
    const theirs = await ownerAtDesk(engine, 2116);
    expect((await fileOf(theirs, '1760/1/journal', 2116)).statusCode).toBe(404);
    expect((await fileOf(theirs, '2116/1/journal', 2116)).statusCode).toBe(404);
    expect((await accountant.call('PUT', 'books', { ...none, chart: 'skr03' })).json()).toEqual({
      code: 'chart_elsewhere',
    });
  });

  it('asked for again under a key are the same batch, and another request is refused', async () => {
    const { owner } = await oneDay();
    await owner.call('PUT', 'books', { ...none, accounts: await accountsNeeded(owner) });
    const ask = (month: string) =>
      engine.app.inject({
        method: 'POST',
        url: '/api/property/books/batches',
        headers: { cookie: owner.cookie, 'latchkey-hotel': '1760', 'idempotency-key': 'one-key-of-the-books' },
        payload: { month },
      });
    const first = await ask('2026-12');
    expect(first.json()).toMatchObject({ number: 1 });
    expect((await ask('2026-12')).json()).toEqual(first.json());
    expect((await ask('2026-11')).json()).toEqual({ code: 'idempotency_key_reused' });
  });

  it('of a German house are DATEV’s too: SKR codes for what they know, the invoice’s number, codes of the right length', async () => {
    await editHotel(engine, 1188, ({ facts }) => {
      facts.countryCode = 'DE';
    });
    const { booked, owner } = await oneDay(1188);
    const seller = { ...houseOfInvoices.seller, taxId: null, localTaxId: '30/123/45678' };
    await owner.call('PUT', 'invoice-settings', { ...houseOfInvoices, seller }, 1188);
    const invoice = (await owner.call('POST', `bookings/${booked.bookingId}/invoices`, {}, 1188)).json<{
      content: { number: string };
    }>();
    const datev = { adviser: 1001, client: 1, accountLength: 4 };
    const settings = { ...none, chart: 'skr04', datev };
    await owner.call('PUT', 'books', settings, 1188);
    const page = await pageOf(owner, '2026-12', 1188);
    expect(page.canDatev).toBe(true);
    expect(page.accounts.find(({ key }) => key === 'money:cash')).toMatchObject({
      isPreset: true,
      account: { code: '1600' },
    });
    const accounts = Object.fromEntries(
      page.accounts
        .filter(({ account }) => account === null)
        .map(({ key }) => [key, { code: '99999', name: key, taxCode: '' }]),
    );
    const missing = Object.keys(accounts);
    await owner.call('PUT', 'books', { ...settings, accounts }, 1188);
    expect((await owner.call('POST', 'books/batches', { month: '2026-12' }, 1188)).json()).toEqual({
      code: 'accounts_unfit',
      accounts: missing,
    });
    const right = Object.fromEntries(Object.entries(accounts).map(([key, one]) => [key, { ...one, code: '4999' }]));
    await owner.call('PUT', 'books', { ...settings, accounts: right }, 1188);
    expect((await owner.call('POST', 'books/batches', { month: '2026-12' }, 1188)).json()).toMatchObject({
      hasDatev: true,
    });
    const file = await fileOf(owner, '1188/1/datev', 1188);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=windows-1252',
      'content-disposition': 'attachment; filename="EXTF_Buchungsstapel_2026-12-1.csv"',
    });
    const lines = file.rawPayload.toString('latin1').split('\r\n');
    expect(lines[0]).toContain('"EXTF";700;21;"Buchungsstapel";13;');
    const bookings = lines.slice(2, -1).map((line) => line.split(';'));
    expect(bookings.length).toBeGreaterThan(1);
    for (const cells of bookings) {
      expect(cells).toHaveLength(125);
      expect(cells[0]).toMatch(/^[0-9]{1,10},[0-9]{2}$/);
      expect(['"S"', '"H"']).toContain(cells[1]);
      expect(cells[9]).toBe('0212');
    }
    // Nights are of the invoice, whenever it was issued; money is of it where it was there.
    const number = `"${invoice.content.number}"`;
    expect(bookings.filter(([, , , , , , konto]) => konto === '10000').map((cells) => cells[10])).toContain(number);
    expect(bookings.find(([, , , , , , konto]) => konto === '1600')?.slice(6, 8)).toEqual(['1600', '10000']);
  });
});
