import type { InvoiceDraftOfPayer, InvoicesOfMonth, IssuedInvoice, PropertyFolio } from '@latchkey/api-contract/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { againAtDesk, colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { editHotel, restoreFiles } from '../../../../test/edit-hotel.ts';
import { houseOfInvoices } from '../../../../test/house-of-invoices.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';

const arrival = new Date('2026-12-02T12:00:00Z').getTime();
const company = {
  name: 'Example Traders Pvt Ltd',
  street: '22, Residency Road',
  postalCode: '560025',
  city: 'Bengaluru',
  country: 'IN',
  taxId: '27AAAAA0000A1Z2',
  email: null,
};

// Shows docs/rules.md: Invoices and credit notes (Payers, One at a time, The list of a month).
describe('invoices of the payers of a stay', () => {
  const engine = openEngine();
  let owner: AtDesk;
  let desk: AtDesk;
  let booking: string;
  restoreFiles(engine, 1760);

  beforeEach(async () => {
    await editHotel(engine, 1760, ({ facts }) => {
      facts.countryCode = 'IN';
    });
    owner = await ownerAtDesk(engine);
    desk = await colleagueAtDesk(engine, owner, 'reception');
    await owner.call('PUT', 'invoice-settings', houseOfInvoices);
    ({ bookingId: booking } = await book(engine, { mode: 'at-property' }));
    engine.pass(arrival - engine.deps.clock().getTime());
    [owner, desk] = [await againAtDesk(engine, owner), await againAtDesk(engine, desk)];
  });

  const folio = async () => (await desk.call('GET', `bookings/${booking}/folio`)).json<PropertyFolio>();
  const act = (path: string, body: object) => desk.call('POST', `bookings/${booking}/folio/${path}`, body);
  const issue = (body: object = {}) => desk.call('POST', `bookings/${booking}/invoices`, body);
  const drafts = async () =>
    (await desk.call('GET', `bookings/${booking}/invoices`)).json<{ drafts: InvoiceDraftOfPayer[] }>().drafts;
  const bar = { kind: 'extra', name: 'Bar', amount: 650, tax: { name: 'GST', percent: 5 } };

  /** The company takes over the nights; the bar is the guest's. */
  async function split(): Promise<string> {
    expect((await act('lines', bar)).statusCode).toBe(200);
    expect((await act('payers', { kind: 'company', name: company.name })).statusCode).toBe(200);
    const { payers, lines } = await folio();
    const to = payers.find(({ kind }) => kind === 'company')?.payerId ?? '';
    const lineIds = lines.filter(({ kind }) => kind === 'night').map(({ id }) => id);
    expect((await act('moves', { from: 'guest', to, what: { lineIds } })).statusCode).toBe(200);
    return to;
  }

  it('have the nights with their tax on the company’s, and the bar on the guest’s', async () => {
    const payerId = await split();
    const [of, other] = await drafts();
    expect([of?.refused, other?.refused]).toEqual([null, null]);
    const { total } = (await desk.call('GET', `bookings/${booking}`)).json<{ total: number }>();
    const { balance } = await folio();
    const wrong = { ...company, taxId: '27AAPFU0939F1ZA' };
    expect((await issue({ payerId, buyer: wrong, numberMustBeRight: true })).json()).toEqual({ code: 'tax_id_wrong' });
    const theirs = (await issue({ payerId, buyer: company, numberMustBeRight: true })).json<IssuedInvoice>();
    expect(theirs.content).toMatchObject({ buyer: { taxId: company.taxId }, isCompany: true });
    expect(theirs.content.lines.every(({ kind }) => kind === 'night')).toBe(true);
    const own = (await issue()).json<IssuedInvoice>();
    expect(own.content.lines.some(({ description, gross }) => description.name === 'Bar' && gross === 650)).toBe(true);
    expect(theirs.content.totals.total + own.content.totals.total).toBe(balance.charges);
    expect(balance.charges).toBe(total + 650);
    expect((await issue({ payerId })).json()).toEqual({ code: 'already_invoiced' });
    expect((await issue({ payerId: 'nobody' })).json()).toEqual({ code: 'unknown_payer' });
  });

  it('invoice no charge twice: what was moved since is credited first', async () => {
    const { invoiceId } = (await issue()).json<IssuedInvoice>();
    const payerId = await split();
    expect((await issue({ payerId, buyer: company })).json()).toEqual({ code: 'account_changed' });
    await desk.call('POST', `invoices/${invoiceId}/credit-note`, { reason: 'The company pays the nights' });
    expect((await issue({ payerId, buyer: company })).statusCode).toBe(200);
  });

  it('are issued beside one that was credited in part, of which no charge went elsewhere', async () => {
    const payerId = await split();
    const { invoiceId, content } = (await issue({ payerId, buyer: company })).json<IssuedInvoice>();
    const credit = { reason: 'A cold room', lines: [content.lines[0]?.id] };
    expect((await desk.call('POST', `invoices/${invoiceId}/credit-note`, credit)).statusCode).toBe(200);
    expect((await issue()).statusCode).toBe(200);
  });

  it('are issued once, however many press at once', async () => {
    const said = await Promise.all(Array.from({ length: 4 }, () => issue()));
    expect(said.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    expect(await engine.deps.db.selectFrom('invoice').select('number').execute()).toHaveLength(1);
  });

  it('wait for a rate where something on the folio has none', async () => {
    await act('lines', { kind: 'extra', name: 'Laundry', amount: 300 });
    expect((await issue()).json()).toEqual({ code: 'extra_without_rate' });
    expect((await drafts())[0]?.unrated).toEqual(['Laundry']);
  });

  it('are to nobody once the guest is erased, unless the desk says to whom', async () => {
    await engine.deps.db
      .updateTable('booking')
      .set({ erased_at: engine.deps.clock() })
      .where('booking_id', '=', booking as never)
      .execute();
    expect((await issue()).json()).toEqual({ code: 'guest_erased' });
    expect((await issue({ buyer: company })).statusCode).toBe(200);
  });

  it('are a list by month, where a number that lacks shows', async () => {
    const { invoiceId, content } = (await issue()).json<IssuedInvoice>();
    await desk.call('POST', `invoices/${invoiceId}/credit-note`, { reason: 'Another name' });
    await issue();
    const listed = async (query = '') => (await owner.call('GET', `invoices${query}`)).json<InvoicesOfMonth>();
    const { net, tax, total } = content.totals;
    expect((await listed()).invoices.map(({ number, credited }) => [number, credited])).toEqual([
      ['SWC/26-27/0001', total],
      ['SWC/26-27/0002', 0],
      ['SWN/26-27/0001', 0],
    ]);
    expect((await listed()).invoices[0]).toMatchObject({ net, tax, issuedOn: '2026-12-02' });
    expect([(await listed()).gaps, (await listed('?month=2026-11')).invoices]).toEqual([[], []]);
    await engine.deps.db.deleteFrom('invoice').where('number', '=', 'SWC/26-27/0001').execute();
    expect((await listed()).gaps).toEqual([{ kind: 'invoice', fiscalYear: '2026-04-01', serial: 1 }]);
    expect((await desk.call('GET', 'invoices')).statusCode).toBe(403);
    const other = await ownerAtDesk(engine, 2116);
    expect((await other.call('GET', 'invoices?month=2026-12')).json()).toMatchObject({ invoices: [], gaps: [] });
    await engine.deps.db.deleteFrom('invoice').execute();
    await engine.deps.db.deleteFrom('invoice_series').execute();
  });

  it('have an account of each payer as a paper, which says that it is no tax document', async () => {
    const payerId = await split();
    const paper = (hotel: number, payer: string) =>
      desk.call('GET', `accounts/${hotel}/${booking}?language=de&payer=${payer}`);
    expect((await paper(1760, payerId)).headers['content-type']).toBe('application/pdf');
    // As a browser opens the link of a page: with the cookie, and no header that names the hotel.
    const opened = (hotel: number, cookie: string) =>
      engine.app.inject({ url: `/api/property/accounts/${hotel}/${booking}?payer=${payerId}`, headers: { cookie } });
    expect((await opened(1760, desk.cookie)).headers['content-type']).toBe('application/pdf');
    const statuses = [await opened(2116, desk.cookie), await opened(1760, '')].map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
    const { invoiceId } = (await issue({ payerId, buyer: company })).json<IssuedInvoice>();
    const pdf = { url: `/api/property/invoices/1760/${invoiceId}/paper`, headers: { cookie: desk.cookie } };
    expect((await engine.app.inject(pdf)).headers['content-type']).toBe('application/pdf');
    expect((await paper(1760, 'nobody')).json()).toEqual({ code: 'nothing_to_invoice' });
    expect((await paper(2116, payerId)).statusCode).toBe(404);
    await editHotel(engine, 1760, ({ facts }) => {
      facts.countryCode = 'PT';
    });
    expect((await paper(1760, payerId)).json()).toEqual({ code: 'documents_not_allowed' });
  });
});
