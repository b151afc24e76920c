import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './set-up.action.ts';
import { documents, history, setUp } from './settings.fixture.ts';
import { screen } from './set-up.screen.ts';

afterEach(cleanup);

// Shows docs/rules.md: People of a hotel (Taxes, Fees and ages of children).

const at = '/h/1760/set-up/taxes';
const charged = {
  fees: [{ id: 'cleaning', per: 'room', amount: 650 }],
  childBands: [
    { under: 6, price: 0 },
    { under: 12, percent: 50 },
  ],
};

const engine = () =>
  signedInAs(sessionAt(courtyard()), {
    getSetUp: {
      status: 200,
      body: { ...setUp, documents: { ...documents, 'hotel.json': { ...documents['hotel.json'], ...charged } } },
    },
    listPublications: { status: 200, body: history },
    saveDraft: { status: 200, body: setUp.draft },
  });
const show = (returned?: { readonly fields: Record<string, string>; readonly code: string }) =>
  showScreen(screen, at, { words: loadWords, site: deskSite, api: engine(), ...(returned && { returned }) });

/** Presses a button as a browser without a script does: what its form holds is posted. */
async function press(button: HTMLButtonElement, typed: Readonly<Record<string, string>> = {}) {
  const elsewhere = button.getAttribute('form');
  const form = elsewhere === null ? button.form : document.querySelector<HTMLFormElement>(`form#${elsewhere}`);
  const sent = new FormData(form ?? undefined);
  const fields = Object.fromEntries([...sent].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  const api = engine();
  const outcome = await postForm(
    action,
    { ...fields, ...(button.name === '' ? {} : { [button.name]: button.value }), ...typed },
    {
      form: new URLSearchParams(form?.getAttribute('action') ?? '').get('post') ?? '',
      api,
      site: deskSite,
      path: at,
      params: { hotelId: '1760', part: 'taxes' },
      locale: 'en',
    },
  );
  return { outcome, saved: api.inputsOf('saveDraft') };
}

test('a fee is added in one press, with its sum, unit and tax', async () => {
  await show();
  const form = (await page.findByText('Add a fee')).closest('details');
  if (form === null) throw new Error('no form');
  expect(within(form).getByRole<HTMLInputElement>('textbox', { name: 'Name of this tax on bills' }).value).toBe('GST');
  const button = within(form).getByRole<HTMLButtonElement>('button', { name: 'Add to the draft', hidden: true });
  const { outcome, saved } = await press(button, {
    'new name en': 'Linen',
    'new amount': '1,200',
    'new per': 'guest-night',
    'new tax': '5',
  });
  expect(outcome).toMatchObject({ to: expect.stringContaining('done=saved') });
  expect(saved).toMatchObject([
    {
      body: {
        version: 3,
        changes: [
          { path: 'fees.linen', value: { id: 'linen', per: 'guest-night', amount: 1200 } },
          { file: 'words.en.json', path: 'fees.linen', value: 'Linen' },
          { path: 'taxes.linen-tax', value: { name: 'GST', tax: 5, inclusive: false, feeIds: ['linen'] } },
        ],
      },
    },
  ]);
});

test('a tax is added in one press', async () => {
  await show();
  const add = (await page.findByText('Add a tax')).closest('details')?.querySelector('button');
  if (add === null || add === undefined) throw new Error('no button');
  const { outcome, saved } = await press(add, {
    'tax name': 'Tourism fee',
    'tax unit': 'guest-night',
    'tax amount': '50',
  });
  expect(outcome).toMatchObject({ to: expect.stringContaining('done=saved') });
  const value = { id: 'tourism-fee', name: 'Tourism fee', level: 'room', taxType: 'fixed', tax: 50, per: 'person' };
  expect(saved).toMatchObject([{ body: { changes: [{ file: 'hotel.json', path: 'taxes.tourism-fee', value }] } }]);
});

test('a tax, a fee and an age of children have their own presses to be taken out', async () => {
  await show();
  const out = await page.findAllByRole<HTMLButtonElement>('button', { name: /^Remove/ });
  expect(out.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Remove: GST, ₹1,001–₹7,500',
    'Remove: cleaning',
    'Remove: Children under 6',
    'Remove: Children under 12',
  ]);
  const [tax, fee, child] = out as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  expect((await press(tax)).saved).toMatchObject([{ body: { changes: [{ path: 'taxes.gst' }] } }]);
  expect((await press(fee)).saved).toMatchObject([{ body: { changes: [{ path: 'fees.cleaning' }] } }]);
  expect((await press(child)).saved).toMatchObject([
    { body: { changes: [{ path: 'childBands', value: [{ under: 12, percent: 50 }] }] } },
  ]);
});

test.each([
  ['fees', { 'new amount': 'much' }, 'fee_wrong', 'Enter the fee’s name in one language at least', 'Fee for one, ₹'],
  ['taxes', { 'tax name': 'IVA' }, 'tax_wrong', 'Enter the name of the tax, and its rate', /Name of the tax/],
  ['childBands', { 'new under': '12', 'new price': '900' }, 'age_there', 'There is a price for this age', /younger/],
])('what is refused of %s is there again, with the reason in words', async (kind, typed, code, words, label) => {
  await show();
  const opener = { fees: 'Add a fee', taxes: 'Add a tax', childBands: 'Add a children’s price by age' }[kind] ?? '';
  const add = (await page.findByText(opener)).closest('details')?.querySelector('button');
  if (add === null || add === undefined) throw new Error('no button');
  const { outcome, saved } = await press(add, typed);
  expect([outcome, saved]).toMatchObject([{ kind: 'again', status: 422, returned: { code } }, []]);
  cleanup();
  await show({ code, fields: { 'new kind': kind, ...typed } });
  expect((await page.findByRole('alert')).textContent).toContain(words);
  const form = page.getByText(opener).closest('details');
  expect(form?.open).toBe(true);
  const fields = within(form as HTMLElement).getAllByRole<HTMLInputElement>('textbox', { name: label });
  expect(fields.map(({ value }) => value)).toContain(Object.values(typed)[0]);
});
