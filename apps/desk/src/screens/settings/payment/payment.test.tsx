import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../../testing/staff.ts';
import { screen } from '../set-up.screen.ts';
import { byNobody, byOwn, byProvider, keptAccounts, noAccounts, paidBy } from './payment.fixture.ts';

afterEach(cleanup);

const show = (
  body: object,
  {
    role = 'owner',
    accounts = noAccounts,
    returned,
  }: {
    readonly role?: StaffRole;
    readonly accounts?: object;
    readonly returned?: { readonly fields: Record<string, string>; readonly code: string };
  } = {},
) =>
  showScreen(screen, '/h/1760/set-up/payment', {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard(role)), {
      getSetUp: { status: 200, body },
      listGatewayAccounts: { status: 200, body: accounts },
    }),
    ...(returned && { returned }),
  });
const chosen = (of = 'taken by') =>
  page
    .queryAllByRole<HTMLInputElement>('radio')
    .flatMap(({ name, value, checked }) => (name === of ? [`${value}${checked ? ' *' : ''}`] : []));

test('an owner says how guests can pay, and by whom online', async () => {
  await show(paidBy(byProvider));
  const tick = await page.findByRole<HTMLInputElement>('checkbox', { name: 'Guests can pay at the hotel' });
  expect([tick.checked, tick.form?.getAttribute('action')]).toEqual([true, '?post=save']);
  expect(chosen()).toEqual(['provider *', 'stripe', 'razorpay', 'nobody']);
  expect(page.getByText(/agreed with your provider/).textContent).toContain('Razorpay');
});

test('one that nobody pays online says so, and a choice that was refused stands again', async () => {
  await show(paidBy(byNobody, ['at-property']));
  await page.findByRole('checkbox', { name: 'Guests can pay at the hotel' });
  expect(chosen()).toEqual(['stripe', 'razorpay', 'nobody *']);
  cleanup();
  const fields = { 'taken by': 'nobody', 'at property': 'no' };
  await show(paidBy(byProvider), { returned: { fields, code: 'no_way' } });
  expect((await page.findByRole('alert')).textContent).toContain('one way to pay');
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: 'Guests can pay at the hotel' }).checked).toBe(false);
  expect(chosen()).toContain('nobody *');
});

test('an owner says whether stays are booked at once or asked for, and whether requests are paid', async () => {
  const setUp = paidBy({ ...byProvider, withRequest: true });
  const facts = { ...setUp.documents['hotel.json'], confirmation: 'manual' };
  await show({ ...setUp, documents: { ...setUp.documents, 'hotel.json': facts } });
  const tick = await page.findByRole<HTMLInputElement>('checkbox', {
    name: /pay what is due online with their request/,
  });
  expect([tick.name, tick.checked]).toEqual(['with request', true]);
  expect(chosen('confirmation')).toEqual(['instant', 'manual *']);
  cleanup();
  await show(paidBy(byProvider));
  await page.findByRole('checkbox', { name: 'Guests can pay at the hotel' });
  expect(chosen('confirmation')).toEqual(['instant *', 'manual']);
  cleanup();
  const fields = { 'taken by': 'nobody', 'at property': 'no', confirmation: 'manual', 'with request': 'yes' };
  await show(paidBy(byProvider), { returned: { fields, code: 'no_way' } });
  await page.findByRole('alert');
  expect(chosen('confirmation')).toEqual(['instant', 'manual *']);
});

test('warns of what a payment company cannot do for this hotel', async () => {
  const guaranteed = paidBy(byOwn, ['guarantee']);
  const facts = { ...guaranteed.documents['hotel.json'], currency: 'IRR' };
  await show({ ...guaranteed, documents: { ...guaranteed.documents, 'hotel.json': facts } });
  expect(await page.findAllByText(/not known to charge in IRR/)).toHaveLength(2);
  expect(page.getByText(/keeps no cards/).textContent).toContain('Razorpay');
  expect(page.getAllByText(/Its keys are missing/)).toHaveLength(2);
});

test('keys are typed in a form of their own: the secret one unseen, and never filled in', async () => {
  await show(paidBy(byOwn));
  const stripe = await page.findByRole('region', { name: 'Keys of Stripe' });
  const secret = within(stripe).getByLabelText<HTMLInputElement>(/^Secret key/);
  expect([secret.type, secret.autocomplete, secret.value, secret.form?.getAttribute('action')]).toEqual([
    'password',
    'off',
    '',
    '?post=keep-keys',
  ]);
  expect(stripe.querySelector('details')?.open).toBe(true);
  expect(page.getByRole('region', { name: 'Keys of Razorpay' }).querySelector('details')?.open).toBe(false);
});

test('keys that are refused are told why beside their field, with the public one still there', async () => {
  const returned = { fields: { gateway: 'razorpay', keyId: 'rzp_test_abc' }, code: 'key_refused' };
  await show(paidBy(byProvider), { returned });
  const razorpay = await page.findByRole('region', { name: 'Keys of Razorpay' });
  expect(razorpay.querySelector('details')?.open).toBe(true);
  expect(within(razorpay).getByLabelText<HTMLInputElement>(/^Public key/).value).toBe('rzp_test_abc');
  const secret = within(razorpay).getByLabelText<HTMLInputElement>(/^Secret key/);
  expect([secret.value, secret.getAttribute('aria-invalid')]).toEqual(['', 'true']);
  expect(razorpay.textContent).toContain('does not recognise these keys');
  const stripe = page.getByRole('region', { name: 'Keys of Stripe' });
  expect(stripe.querySelector('[aria-invalid]')).toBeNull();
});

test('an account that is kept tells since when, by whom and how it ends, and no secret', async () => {
  await show(paidBy(byOwn), { accounts: keptAccounts });
  const razorpay = await page.findByRole('region', { name: 'Keys of Razorpay' });
  expect(razorpay.textContent).toMatch(/Saved .*2026.*, by Rao\. The public key ends in …a5ag\./);
  expect(razorpay.textContent).toContain('https://book.example/api/webhooks/razorpay/1760');
  expect(within(razorpay).getByText('Test: no real money')).toBeDefined();
  const press = within(razorpay).getByRole<HTMLButtonElement>('button', { name: 'Forget them', hidden: true });
  expect(press.form?.getAttribute('action')).toBe('?post=remove-keys');
  const stripe = page.getByRole('region', { name: 'Keys of Stripe' });
  expect(within(stripe).getByText('Real money')).toBeDefined();
  expect(within(stripe).queryByRole('button', { name: 'Forget them', hidden: true })).toBeNull();
  expect(within(stripe).getByText(/and publish that/)).toBeDefined();
});

test('where the provider keeps no keys none are asked for', async () => {
  await show(paidBy(byProvider), { accounts: { ...noAccounts, canKeep: false } });
  expect(await page.findByText(/has not set up key storage yet/)).toBeDefined();
  expect(page.queryByLabelText(/^Secret key/)).toBeNull();
});

test('a manager is told who takes online payments, and chooses and types no account', async () => {
  await show(paidBy(byProvider), { role: 'manager' });
  expect((await page.findByText(/Online payments go through/)).textContent).toContain('Only an owner can set');
  expect(chosen()).toEqual([]);
  expect(page.queryByLabelText(/^Secret key/)).toBeNull();
  expect(page.getByRole('checkbox', { name: 'Guests can pay at the hotel' })).toBeDefined();
});

test('who signed in long ago proves that it is him', async () => {
  await show(paidBy(byProvider), { returned: { fields: { gateway: 'stripe', keyId: '' }, code: 'prove_again' } });
  expect((await page.findByRole('alert')).textContent).toContain('prove that it is you');
  expect(page.getByRole('link', { name: 'Sign in again' })).toBeDefined();
});

test('ticks what guests can pay by at the hotel', async () => {
  await show(paidBy({ ...byProvider, atProperty: ['card-terminal'] }));
  const ways = await page.findByRole('group', { name: 'How guests can pay at the hotel' });
  const boxes = within(ways).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ name, checked }) => [name.split('.').at(-1), checked])).toEqual([
    ['cash', false],
    ['card-terminal', true],
    ['bank-transfer', false],
  ]);
  expect(within(ways).getByRole('checkbox', { name: 'Bank transfer' })).toBe(boxes[2]);
});
