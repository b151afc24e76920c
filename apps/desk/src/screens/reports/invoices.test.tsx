import type { InvoiceDraftOfPayer, InvoicesOfMonth, IssuedInvoice } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { documentsPolicyOf } from '@latchkey/booking-core/invoice';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { fakeApi, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './reports.action.ts';
import { screen } from './reports.screen.ts';

afterEach(cleanup);

// Shows docs/rules.md: Invoices and credit notes (At the desk).

const day = (text: string) => text as LocalDate;
const content: IssuedInvoice['content'] = {
  kind: 'pro-forma',
  number: null,
  issuedOn: day('2026-12-02'),
  currency: 'INR',
  seller: {
    name: 'Sandalwood Courtyard',
    street: '14, 7th Cross',
    postalCode: '560038',
    city: 'Bengaluru',
    country: 'IN',
    taxId: '29AAAAA0000A1ZY',
    localTaxId: null,
    iban: null,
    phone: null,
    email: null,
  },
  buyer: {
    name: 'Example Traders',
    street: '',
    postalCode: '',
    city: '',
    country: 'IN',
    taxId: null,
    email: null,
  },
  isCompany: true,
  stay: { reference: 'LK-7Q2M', guest: 'Asha Rao', arrival: day('2026-12-02'), departure: day('2026-12-04') },
  lines: [
    {
      id: 'night-1',
      kind: 'night',
      day: day('2026-12-02'),
      description: { name: 'Teak King' },
      quantity: 2,
      gross: 12_600,
      net: 12_000,
      code: '996311',
      taxes: [{ name: 'CGST', rate: 2.5 }],
    },
  ],
  breakdown: [{ category: 'S', taxable: 12_000, gross: 12_600, taxes: [{ name: 'CGST', rate: 2.5, amount: 300 }] }],
  totals: { net: 12_000, tax: 600, total: 12_600, paid: 5000, due: 7600 },
  placeOfSupply: '29 Karnataka',
  inWords: null,
  corrects: null,
};
const draft = (more: Partial<InvoiceDraftOfPayer> = {}): InvoiceDraftOfPayer => ({
  payerId: 'p1',
  kind: 'company',
  refused: null,
  unrated: [],
  content,
  isTaxIdLeftOut: false,
  onFolio: 12_000,
  ...more,
});
const listOf = (country: string, drafts: readonly InvoiceDraftOfPayer[], invoices: readonly object[] = []) => ({
  status: 200,
  body: { policy: documentsPolicyOf(country, day('2026-12-02')), refused: null, unrated: [], drafts, invoices },
});
const show = (replies: object, path = '/h/1760/bookings/LK-7Q2M/invoice', role: StaffRole = 'reception') =>
  showScreen(screen, path, {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard(role)), replies),
  });

test('a payer’s invoice stands whole before it is issued, and says where its taxes go', async () => {
  await show({ listInvoices: listOf('IN', [draft()]) });
  const part = within(await page.findByRole('region', { name: 'Example Traders' }));
  expect(part.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayDescriptionQuantityNet',
    'Wed 2 DecTeak King2₹12,000',
    'CGST 2.5% on ₹12,000₹300',
    'Total₹12,600',
    'Received−₹5,000',
    'Balance due₹7,600',
  ]);
  expect(part.getByText(/Taxes and offers follow the charges/).textContent).toContain('₹12,000');
  expect(part.getByText(/Place of supply: 29 Karnataka/)).toBeTruthy();
  expect(part.getByRole('button', { name: 'Issue invoice' })).toBeTruthy();
});

test.each([
  ['a company without a number', true, null, true],
  ['a company with one, whose address is asked for anyway', true, '29AAAAA0000A1ZY', false],
  ['a guest', false, null, false],
])('an address is asked for where it is of use: %s', async (_, isCompany, taxId, isSaid) => {
  await show({
    listInvoices: listOf('IN', [draft({ content: { ...content, isCompany, buyer: { ...content.buyer, taxId } } })]),
  });
  const street = await page.findByLabelText<HTMLInputElement>(/^Street/);
  expect(street.required).toBe(taxId !== null);
  expect(page.queryByText(/get the tax back/) !== null).toBe(isSaid);
});

test('a payer of nothing has no part of the page, unless nobody has anything to pay', async () => {
  const empty = draft({ payerId: 'p2', content: null, refused: 'nothing_to_invoice', onFolio: 0 });
  await show({ listInvoices: listOf('IN', [draft(), empty]) });
  await page.findByLabelText(/^Street/);
  expect(page.getAllByRole('region').map((region) => region.id)).toEqual(['payer-p1']);
  cleanup();
  await show({ listInvoices: listOf('IN', [empty]) });
  expect(await page.findByText('This account is empty.')).toBeDefined();
});

test('where the law allows no paper, none can be fetched, and what to use beside is said', async () => {
  await show({ listInvoices: listOf('PT', [draft({ refused: 'documents_not_allowed' })]) });
  const part = within(await page.findByRole('region', { name: 'Example Traders' }));
  expect(part.queryAllByRole('link')).toEqual([]);
  expect(part.queryByRole('button')).toBeNull();
  expect(page.getByText(/software that the tax authority has certified/)).toBeTruthy();
});

test('where only the account is handed out, it is called that', async () => {
  await show({ listInvoices: listOf('GR', [draft({ refused: 'documents_not_allowed' })]) });
  const link = await page.findByRole('link', { name: 'Guest account (PDF), not a tax document' });
  expect(link.getAttribute('href')).toBe('/api/property/accounts/1760/LK-7Q2M?language=en&payer=p1');
});

test('an accountant reads, and issues nothing', async () => {
  await show({ listInvoices: listOf('IN', [draft()]) }, undefined, 'accountant');
  await page.findByRole('region', { name: 'Example Traders' });
  expect(page.queryByRole('button', { name: 'Issue invoice' })).toBeNull();
});

test('a month has its papers by number, credit notes below 0, and says that a number lacks', async () => {
  const entry = {
    payerId: 'guest',
    buyer: 'Asha Rao',
    currency: 'INR',
    issuedOn: day('2026-12-02'),
    credited: 0,
  } as const;
  const more = { reference: 'LK-7Q2M', net: 12_000, tax: 600, total: 12_600, issuedAt: '2026-12-02T10:00:00.000Z' };
  const listed: InvoicesOfMonth = {
    month: '2026-12',
    invoices: [
      { ...entry, ...more, invoiceId: 'i1', kind: 'invoice', number: 'SWC/26-27/0001', serial: 1, corrects: null },
      { ...entry, ...more, invoiceId: 'i2', kind: 'credit-note', number: 'SWN/26-27/0001', serial: 1, corrects: 'i1' },
    ],
    gaps: [{ kind: 'invoice', fiscalYear: day('2026-04-01'), serial: 2 }],
  };
  await show({ listHotelInvoices: { status: 200, body: listed } }, '/h/1760/invoices?month=2026-12', 'accountant');
  const rows = (await page.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows[1]).toContain('SWC/26-27/0001');
  expect(rows[2]).toContain('−₹12,600');
  expect(page.getByText(/Invoice numbers are missing/)).toBeTruthy();
  expect(page.getByText('2026 #2')).toBeTruthy();
});

const apiOf = (replies: object): FakeApi => fakeApi(replies as Replies);
const post = (form: string, fields: Readonly<Record<string, string>>, api: FakeApi) =>
  postForm(action, fields, {
    form,
    api,
    site: deskSite,
    path: '/h/1760/bookings/LK-7Q2M/invoice',
    params: { hotelId: '1760', reference: 'LK-7Q2M' },
    locale: 'en',
  });
const buyer = { name: 'Example Traders', street: '', postalCode: '', city: '', country: 'in', taxId: '', email: '' };

test('a wrong number stops the invoice, until the desk leaves it out', async () => {
  const wrong = apiOf({ issueInvoice: { status: 409, body: { code: 'tax_id_wrong' } } });
  const at = { street: 'MG Road 1', postalCode: '560001', city: 'Bengaluru' };
  const typed = { ...buyer, ...at, payer: 'p1', taxId: '27AAPFU0939F1ZA', key: 'k1' };
  expect(await post('issue', typed, wrong)).toMatchObject({
    kind: 'again',
    returned: { code: 'tax_id_wrong', fields: { payer: 'p1', taxId: '27AAPFU0939F1ZA', key: '' } },
  });
  const right = apiOf({ issueInvoice: { status: 200, body: {} } });
  expect(await post('issue', { ...typed, without: 'yes' }, right)).toMatchObject({ kind: 'redirect' });
  expect(right.inputsOf('issueInvoice')).toMatchObject([
    { body: { payerId: 'p1', numberMustBeRight: false, buyer: { country: 'IN', taxId: '27AAPFU0939F1ZA' } } },
  ]);
});

test.each([
  ['issue', { ...buyer, name: '' }, 'buyer_missing'],
  ['issue', { ...buyer, country: 'India' }, 'buyer_missing'],
  ['issue', { ...buyer, taxId: '27AAPFU0939F1ZV', city: 'Pune' }, 'buyer_address_missing'],
  ['credit', { invoice: 'i1', why: '' }, 'reason_missing'],
  ['settings', { sellerName: '' }, 'seller_missing'],
  ['settings', { sellerName: 'A', street: 'B', city: 'C', iban: 'DE12' }, 'iban_invalid'],
])('%s asks nobody where something is missing: %o', async (form, fields, code) => {
  const api = apiOf({});
  expect(await post(form, fields, api)).toMatchObject({ kind: 'again', returned: { code } });
  expect(api.calls).toEqual([]);
});

test('a credit note is of the lines that are ticked, or of all', async () => {
  const api = apiOf({ creditInvoice: { status: 200, body: {} } });
  await post('credit', { invoice: 'i1', why: 'Bar twice', key: 'k', 'line-0': 'a', 'line-7': 'b' }, api);
  await post('credit', { invoice: 'i1', why: 'Another name', key: 'k' }, api);
  expect(api.inputsOf('creditInvoice')).toMatchObject([
    { params: { invoice: 'i1' }, body: { reason: 'Bar twice', lines: ['a', 'b'] } },
    { body: { reason: 'Another name' } },
  ]);
});

test('settings say the tax of each extra, and refuse what is no rate', async () => {
  const api = () =>
    apiOf({
      getInvoiceSettings: {
        status: 200,
        body: { settings: null, policy: documentsPolicyOf('IN', day('2026-12-02')) },
      },
      setInvoiceSettings: { status: 200, body: {} },
    });
  const said = { sellerName: 'A', street: 'B', city: 'C', extras: 'spa car', taxName: 'GST', 'rate.car': '5' };
  const kept = api();
  expect(await post('settings', { ...said, 'rate.spa': '18' }, kept)).toMatchObject({ kind: 'redirect' });
  expect(kept.inputsOf('setInvoiceSettings')).toMatchObject([
    { body: { extras: { spa: [{ taxes: [{ name: 'GST', rate: 18 }] }], car: [{ taxes: [{ rate: 5 }] }] } } },
  ]);
  const refused = api();
  expect(await post('settings', { ...said, 'rate.spa': 'much' }, refused)).toMatchObject({
    returned: { code: 'rate_invalid', fields: { 'rate.spa': 'much', 'rate.car': '5' } },
  });
  expect(refused.inputsOf('setInvoiceSettings')).toEqual([]);
});

test('settings keep what their form does not ask', async () => {
  const settings = { prefix: 'OLD', creditPrefix: 'OLN', seller: {}, extras: { spa: [] } };
  const api = apiOf({
    getInvoiceSettings: { status: 200, body: { settings, policy: documentsPolicyOf('IN', day('2026-12-02')) } },
    setInvoiceSettings: { status: 200, body: {} },
  });
  const said = {
    sellerName: 'A',
    street: 'B',
    city: 'C',
    prefix: 'SWC',
    creditPrefix: 'SWN',
    iban: 'de02 1203 0000 0000 2020 51',
  };
  expect(await post('settings', said, api)).toMatchObject({ kind: 'redirect' });
  expect(api.inputsOf('setInvoiceSettings')).toMatchObject([
    {
      body: { prefix: 'SWC', extras: { spa: [] }, seller: { name: 'A', iban: 'DE02120300000000202051', taxId: null } },
    },
  ]);
});
