import type { IssuedInvoice } from '@latchkey/api-contract/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { againAtDesk, colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { editHotel, restoreFiles } from '../../../../test/edit-hotel.ts';
import { houseOfInvoices } from '../../../../test/house-of-invoices.ts';
import { book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { hashOf } from '../../../hash-of.ts';

interface Listed {
  readonly refused: string | null;
  readonly policy: { readonly documents: string };
  readonly invoices: readonly { readonly number: string; readonly kind: string; readonly credited: number }[];
}

const arrival = new Date('2026-12-02T12:00:00Z').getTime();

// Shows docs/rules.md: Invoices and credit notes (Frozen, One at a time, A credit note, Numbers of companies).
describe('the invoice of a stay', () => {
  const engine = openEngine();
  let owner: AtDesk;
  let desk: AtDesk;
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await inCountry('IN');
    owner = await ownerAtDesk(engine);
    desk = await colleagueAtDesk(engine, owner, 'reception');
  });
  const inCountry = (country: string | undefined) =>
    editHotel(engine, 1760, ({ facts }) => {
      facts.countryCode = country;
    });
  const say = (settings: object = houseOfInvoices) => owner.call('PUT', 'invoice-settings', settings);
  /** Sessions are over by then. */
  const passTo = async (moment: number) => {
    engine.pass(moment - engine.deps.clock().getTime());
    [owner, desk] = [await againAtDesk(engine, owner), await againAtDesk(engine, desk)];
  };
  const arrived = async () => {
    const stay = await book(engine, { mode: 'at-property' });
    await passTo(arrival);
    return stay;
  };
  const issue = (booking: string, body: object = {}) => desk.call('POST', `bookings/${booking}/invoices`, body);
  const credit = (invoice: string, body: object) => desk.call('POST', `invoices/${invoice}/credit-note`, body);
  const listed = async (booking: string) => (await desk.call('GET', `bookings/${booking}/invoices`)).json<Listed>();
  const rows = () => engine.deps.db.selectFrom('invoice').selectAll().execute();

  it('has the bill of the booking, by rate, under the next number of its year', async () => {
    expect((await say()).statusCode).toBe(200);
    const stay = await arrived();
    const { total } = (await desk.call('GET', `bookings/${stay.bookingId}`)).json<{ total: number }>();
    const { content } = (await issue(stay.bookingId)).json<IssuedInvoice>();
    expect(content).toMatchObject({
      kind: 'invoice',
      number: 'SWC/26-27/0001',
      issuedOn: '2026-12-02',
      placeOfSupply: '29 Karnataka',
      seller: { name: 'Sandalwood Courtyard LLP', taxId: '29AAGCB7383J1Z4', country: 'IN' },
      totals: { total, paid: 0, due: total },
    });
    expect(content.totals.net + content.totals.tax).toBe(total);
    expect(content.breakdown[0]?.taxes.map(({ name, rate }) => [name, rate])).toEqual([
      ['CGST', 2.5],
      ['SGST', 2.5],
    ]);
  });

  it('is refused in plain codes, one after the other', async () => {
    const stay = await book(engine, { mode: 'at-property' });
    expect((await issue(stay.bookingId)).json()).toEqual({ code: 'settings_missing' });
    await say();
    expect((await issue(stay.bookingId)).json()).toEqual({ code: 'before_arrival' });
    expect((await desk.call('GET', `bookings/${stay.bookingId}/pro-forma`)).json()).toMatchObject({
      content: { kind: 'pro-forma', number: null },
    });
    await passTo(arrival);
    await say({ ...houseOfInvoices, seller: { ...houseOfInvoices.seller, taxId: null } });
    expect((await issue(stay.bookingId)).json()).toEqual({ code: 'seller_incomplete' });
    await say();
    expect((await issue(stay.bookingId)).statusCode).toBe(200);
    expect((await issue(stay.bookingId)).json()).toEqual({ code: 'already_invoiced' });
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['PT', 'documents_not_allowed', 409],
    ['ES', 'documents_not_allowed', 200],
    [undefined, 'country_missing', 409],
  ])('is none in %s', async (country, code, proForma) => {
    await say();
    const stay = await arrived();
    await inCountry(country);
    expect((await issue(stay.bookingId)).json()).toEqual({ code });
    expect((await desk.call('GET', `bookings/${stay.bookingId}/pro-forma`)).statusCode).toBe(proForma);
    expect(await rows()).toHaveLength(0);
  });

  it('stays as it was issued, whatever the house says later', async () => {
    await say();
    const stay = await arrived();
    const { invoiceId, hash } = (await issue(stay.bookingId)).json<IssuedInvoice>();
    await say({ ...houseOfInvoices, prefix: 'NEW', seller: { ...houseOfInvoices.seller, name: 'Another name' } });
    const later = (await desk.call('GET', `invoices/${invoiceId}`)).json<IssuedInvoice>();
    expect(later.content.seller.name).toBe('Sandalwood Courtyard LLP');
    const [row] = await rows();
    expect([later.hash, hashOf(row?.content ?? '')]).toEqual([hash, hash]);
  });

  it('is credited line by line, and once', async () => {
    await say();
    const stay = await arrived();
    const { invoiceId, content } = (await issue(stay.bookingId)).json<IssuedInvoice>();
    const reason = 'The guest is invoiced to the company';
    expect((await credit(invoiceId, { reason, lines: ['none'] })).json()).toEqual({ code: 'unknown_line' });
    const note = (await credit(invoiceId, { reason })).json<IssuedInvoice>();
    expect(note.content).toMatchObject({
      kind: 'credit-note',
      number: 'SWN/26-27/0001',
      totals: { total: content.totals.total },
      corrects: { number: 'SWC/26-27/0001', reason },
    });
    expect((await credit(invoiceId, { reason })).json()).toEqual({ code: 'already_credited' });
    expect((await credit(note.invoiceId, { reason })).json()).toEqual({ code: 'not_an_invoice' });
    engine.pass(1000);
    const again = (await issue(stay.bookingId)).json<IssuedInvoice>();
    expect(again.content.number).toBe('SWC/26-27/0002');
    expect((await listed(stay.bookingId)).invoices.map(({ number, credited }) => [number, credited])).toEqual([
      ['SWC/26-27/0001', content.totals.total],
      ['SWN/26-27/0001', 0],
      ['SWC/26-27/0002', 0],
    ]);
  });

  it('bears no number of a company that is wrong, and says so', async () => {
    await say();
    const stay = await arrived();
    const buyer = {
      name: 'Example Traders Pvt Ltd',
      street: '22, Residency Road',
      postalCode: '560025',
      city: 'Bengaluru',
      country: 'IN',
      taxId: '27AAPFU0939F1ZA',
      email: null,
    };
    const wrong = (await issue(stay.bookingId, { buyer })).json<IssuedInvoice>();
    expect([wrong.content.buyer.taxId, wrong.isTaxIdLeftOut]).toEqual([null, true]);
    await credit(wrong.invoiceId, { reason: 'The number was wrong' });
    const right = (
      await issue(stay.bookingId, { buyer: { ...buyer, taxId: '27 aapfu0939f1zv' } })
    ).json<IssuedInvoice>();
    expect([right.content.buyer.taxId, right.isTaxIdLeftOut]).toEqual(['27AAPFU0939F1ZV', false]);
  });

  it('is an e-invoice between businesses in Germany, and an XRechnung where nothing that it needs is missing', async () => {
    await inCountry('DE');
    const settings = { ...houseOfInvoices, prefix: 'HL', creditPrefix: 'HLG' };
    await say({ ...settings, seller: { ...settings.seller, taxId: 'DE136695976' } });
    const stay = await arrived();
    const company = {
      name: 'Muster AG',
      street: 'Isarweg 1',
      postalCode: '80331',
      city: 'München',
      country: 'DE',
      email: null,
    };
    const eInvoiceTo = async (change: object, profile: string) => {
      const paper = await issue(stay.bookingId, { buyer: { ...company, taxId: 'DE129273398', ...change } });
      const { invoiceId } = paper.json<IssuedInvoice>();
      const answer = await desk.call('GET', `invoices/${invoiceId}/e-invoice?profile=${profile}`);
      await credit(invoiceId, { reason: 'Next case' });
      return answer.json<object>();
    };
    expect(await eInvoiceTo({}, 'en16931')).toMatchObject({ xml: expect.stringContaining('>Muster AG<') });
    expect(await eInvoiceTo({}, 'xrechnung')).toEqual({ code: 'xrechnung_incomplete' });
    const email = 'rechnung@muster.example';
    expect(await eInvoiceTo({ email }, 'xrechnung')).toMatchObject({ xml: expect.stringContaining(`>${email}<`) });
    expect(await eInvoiceTo({ email, country: 'AT' }, 'en16931')).toEqual({ code: 'no_german_business' });
  });

  it('is a paper for the desk, and for the guest who booked', async () => {
    await say();
    const stay = await arrived();
    const own = (cookie: string) =>
      engine.app.inject({ url: `/api/bookings/${stay.bookingId}/invoice?language=ar`, headers: { cookie } });
    expect((await own(stay.cookie)).statusCode).toBe(404);
    const { invoiceId } = (await issue(stay.bookingId)).json<IssuedInvoice>();
    const paper = await desk.call('GET', `invoices/1760/${invoiceId}/paper?language=hi`);
    expect(paper.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="SWC-26-27-0001.pdf"',
      'cache-control': 'private, no-store',
    });
    expect((await desk.call('GET', `invoices/${invoiceId}/e-invoice`)).json()).toEqual({ code: 'no_german_business' });
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await own(stay.cookie)).headers['content-type']).toBe('application/pdf');
    expect((await own('')).statusCode).toBe(403);
    expect((await desk.call('GET', `invoices/2116/${invoiceId}/paper`)).statusCode).toBe(404);
  });

  it('is found by nobody of another house', async () => {
    await say();
    const stay = await arrived();
    const { invoiceId } = (await issue(stay.bookingId)).json<IssuedInvoice>();
    const other = await ownerAtDesk(engine, 2116);
    expect((await other.call('GET', `invoices/${invoiceId}`)).statusCode).toBe(404);
    expect((await other.call('POST', `invoices/${invoiceId}/credit-note`, { reason: 'Theirs' })).statusCode).toBe(404);
    expect((await other.call('POST', `bookings/${stay.bookingId}/invoices`, {})).statusCode).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  it('is kept when its guest is forgotten: tax law wants it', async () => {
    await say();
    const stay = await arrived();
    const { invoiceId } = (await issue(stay.bookingId)).json<IssuedInvoice>();
    await passTo(arrival + 10 * 86_400_000);
    const erased = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${stay.bookingId}/erasure`,
      headers: { cookie: stay.cookie },
    });
    expect(erased.statusCode).toBe(200);
    const kept = (await desk.call('GET', `invoices/${invoiceId}`)).json<IssuedInvoice>();
    expect(kept.content.buyer.name).not.toBe('');
    expect(kept.hash).toBe(hashOf((await rows())[0]?.content ?? ''));
  });
});

describe('what a house says for its invoices', () => {
  const engine = openEngine();
  restoreFiles(engine, 1760);
  const inCountry = (country: string) =>
    editHotel(engine, 1760, ({ facts }) => {
      facts.countryCode = country;
    });
  beforeEach(() => inCountry('IN'));
  it.each([
    [{ prefix: 'LONG' }, 'prefix_invalid'],
    [{ prefix: 'a' }, 'prefix_invalid'],
    [{ creditPrefix: 'SWC' }, 'prefixes_equal'],
    [{ seller: { ...houseOfInvoices.seller, taxId: '29AAGCB7383J1Z5' } }, 'tax_id_invalid'],
  ])('%j is refused as %s', async (fields, code) => {
    const owner = await ownerAtDesk(engine);
    const said = await owner.call('PUT', 'invoice-settings', { ...houseOfInvoices, ...fields });
    expect([said.statusCode, said.json()]).toEqual([422, { code }]);
  });

  it.each([
    ['IN', 'invoice', ['e-invoice-register'], false],
    ['DE', 'invoice', ['signed-till'], true],
    ['PT', 'none', ['certified-software'], false],
    ['NP', 'folio-only', ['listed-billing'], false],
  ])('comes with what the law of %s allows', async (country, documents, notBuilt, ofCashAlone) => {
    await inCountry(country);
    const said = (await ownerAtDesk(engine)).call('GET', 'invoice-settings');
    expect((await said).json()).toMatchObject({ settings: null, policy: { documents, notBuilt, ofCashAlone } });
  });
});
