import { offline } from '@latchkey/testing/fake-api';
import { press } from '@latchkey/testing/press';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { act, cleanup, fireEvent, screen as page, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { atDesk, lineOf, paidAtDesk, previewOf } from './booking.fixture.ts';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { screen } from './booking.screen.ts';
import { onBookingPage, showBooking } from '../../testing/show-booking.tsx';
import { statusText } from '../../testing/status-text.ts';

onBookingPage();

const group = () => within(page.getByRole('group', { name: 'What can be done' }));
const labels = (): (string | null)[] =>
  group()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('says who it is, how it stands, how the guest is reached and what is to pay', async () => {
  await showBooking(atDesk({ specialRequests: 'Quiet room', estimatedArrivalTime: '20:00' }));
  expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeDefined();
  expect(page.getAllByText('Confirmed')[0]).toBeDefined();
  expect(page.getByText('8 pm')).toBeDefined();
  expect(page.getByRole('link', { name: '+91 98450 12345' }).getAttribute('href')).toBe('tel:+919845012345');
  expect(await page.findByText('Quiet room')).toBeDefined();
  expect((await page.findByRole('row', { name: /To pay at the hotel/ })).textContent).toContain('₹18,000');
});

test('what somebody may do is there, the likeliest first, and nothing of it for who only reads', async () => {
  await showBooking(paidAtDesk());
  expect(labels()).toEqual([
    'Check in',
    'Change the stay',
    'Extras',
    'Refund',
    'Contact',
    'Voucher again',
    'Cancel the stay',
  ]);
  cleanup();
  await showBooking(paidAtDesk(), { role: 'accountant' });
  expect(page.queryByRole('group', { name: 'What can be done' })).toBeNull();
  expect(page.queryByRole('button', { name: /Check in|Leave it/ })).toBeNull();
});

test('a check-in is one press, carries what was seen, and can be undone', async () => {
  const { api } = await showBooking(atDesk(), { replies: { markArrival: { status: 200, body: {} } } });
  api.answer('getPropertyBooking', {
    status: 200,
    body: atDesk({ acts: ['undo_check_in', 'check_out'], arrivedAt: '2026-11-25T06:35:00.000Z', lastEvent: 5 }),
  });
  await press(group().getByRole('button', { name: 'Check in' }));
  expect(api.inputsOf('markArrival')).toMatchObject([
    { params: { booking: 'BCDF-2345' }, headers: { 'latchkey-hotel': '1760', 'latchkey-seen': '4' } },
  ]);
  expect(await statusText('Checked in.')).toBeDefined();
  expect(page.getByText('In house')).toBeDefined();
  api.answer('takeArrivalBack', { status: 200, body: {} as never });
  await press(page.getByRole('button', { name: 'Undo' }));
  expect(api.inputsOf('takeArrivalBack')).toMatchObject([{ headers: { 'latchkey-seen': '5' } }]);
});

test('a panel that is closed by Escape leaves the focus where it was opened', async () => {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
  await showBooking(atDesk());
  await press(group().getByRole('button', { name: 'Contact' }));
  await page.findByRole('heading', { level: 2, name: 'Contact' });
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  await vi.waitFor(() => expect(page.queryByRole('heading', { level: 2, name: 'Contact' })).toBeNull());
  expect(document.activeElement?.textContent).toBe('Contact');
});

test('where somebody was faster, what that was stands beside what was meant', async () => {
  const { api } = await showBooking(atDesk(), { replies: { markArrival: { status: 409, body: { code: 'changed' } } } });
  api.answer('listJournal', { status: 200, body: { lines: [lineOf({ operation: 'cancelByProperty' })] } });
  api.answer('getPropertyBooking', { status: 200, body: atDesk({ status: 'cancelled', acts: [], lastEvent: 5 }) });
  await press(group().getByRole('button', { name: 'Check in' }));
  const alert = within(await page.findByRole('alert'));
  expect(alert.getByText(/The booking was changed by someone else/)).toBeDefined();
  expect(await alert.findByText(/Cancelled for the hotel/)).toBeDefined();
  expect(alert.getByText('Devi, Firefox, Linux')).toBeDefined();
});

const paidSums = { paid: 18_000, toPay: 0 };
const preview = (...sums: Parameters<typeof previewOf>) => ({
  previewAct: { status: 200 as const, body: previewOf(...sums) },
});

test('a refund names guest and sum, and is never more than was paid', async () => {
  const { api } = await showBooking(paidAtDesk(), {
    search: '?open=refund&sum=1%2C000',
    replies: {
      ...preview({ total: 17_000, paid: 17_000, back: 1000 }, paidSums),
      refundByProperty: { status: 200, body: {} },
    },
  });
  expect(api.inputsOf('previewAct')).toMatchObject([{ body: { act: 'refund', amount: 1000 } }]);
  expect(page.getAllByRole('row', { name: /Goes back/ }).at(-1)?.textContent).toContain('₹1,000');
  await press(page.getByRole('button', { name: /Give .*₹1,000.* back to .*Asha Rao/ }));
  expect(api.inputsOf('refundByProperty')).toMatchObject([{ body: { amount: 1000 } }]);
  cleanup();
  await showBooking(paidAtDesk(), {
    search: '?open=refund&sum=18%2C001',
    replies: { previewAct: { status: 409, body: { code: 'refund_too_high' } } },
  });
  expect(page.queryByRole('button', { name: /back to/ })).toBeNull();
  expect(page.getByRole('alert').textContent).toContain('more than was paid');
});

test('money is taken at the counter once for a press, and the latest can be taken back', async () => {
  const { api } = await showBooking(atDesk(), {
    search: '?open=payment',
    replies: {
      ...preview({ paid: 18_000, toPay: 0 }),
      recordPayment: { status: 200, body: {} },
      takePaymentBack: { status: 200, body: {} },
    },
  });
  const sum = page.getByRole('textbox', { name: /Sum in/ });
  api.answer('previewAct', { status: 200, body: previewOf({ paid: 5000, toPay: 13_000 }) });
  fireEvent.input(sum, { target: { value: '5,000' } });
  await vi.waitFor(() =>
    expect(
      page.getAllByRole('row', { name: /To pay at the hotel/ }).some((row) => row.textContent?.includes('₹13,000')),
    ).toBe(true),
  );
  expect(api.inputsOf('previewAct').at(-1)).toMatchObject({ body: { act: 'payment', amount: 5000 } });
  const paid = {
    paymentId: 'pay1',
    method: 'cash' as const,
    amount: 5000,
    recordedAt: '2026-11-25T06:35:00.000Z',
    by: 'Devi',
  };
  api.answer('getPropertyBooking', {
    status: 200,
    body: atDesk({ toPay: 13_000, amountPaid: 5000, lastEvent: 5, propertyPayments: [paid] }),
  });
  await press(page.getByRole('button', { name: /Take .*₹5,000.* from .*Asha Rao/ }));
  expect(api.inputsOf('recordPayment')).toMatchObject([
    {
      body: { amount: 5000, method: 'cash' },
      headers: { 'latchkey-seen': '4', 'idempotency-key': expect.any(String) },
    },
  ]);
  expect(await statusText('The payment is recorded.')).toBeDefined();
  await press(page.getByRole('button', { name: 'Undo' }));
  expect(api.inputsOf('takePaymentBack')).toMatchObject([{ params: { booking: 'BCDF-2345', payment: 'pay1' } }]);
});

test('cancelling gives everything back unless less is named', async () => {
  const { api } = await showBooking(paidAtDesk(), {
    search: '?open=cancel&refund=0',
    replies: { cancelByProperty: { status: 200, body: {} } },
  });
  await press(page.getByRole('button', { name: /Cancel the stay of .*Asha Rao.*, no refund/ }));
  expect(api.inputsOf('cancelByProperty')).toMatchObject([{ body: { refund: 0 } }]);
  cleanup();
  await showBooking(paidAtDesk(), { search: '?open=cancel' });
  expect(page.getByRole('button', { name: /refund .*₹18,000/ })).toBeDefined();
});

test('the engine away for a minute leaves what was typed, and the same press is sent under the same key', async () => {
  const { api } = await showBooking(atDesk(), { search: '?open=contact', replies: { changeContact: offline } });
  const name = page.getByRole<HTMLInputElement>('textbox', { name: 'Name of the guest' });
  name.value = 'Asha R. Rao';
  await press(page.getByRole('button', { name: 'Put it right' }));
  expect((await page.findByRole('alert')).textContent).toContain('cannot be reached');
  expect(name.value).toBe('Asha R. Rao');
  await press(page.getByRole('button', { name: 'Put it right' }));
  const keys = api.inputsOf('changeContact').map((input) => (input as { headers: Record<string, string> }).headers);
  expect(keys).toHaveLength(2);
  expect(keys[0]?.['idempotency-key']).toBe(keys[1]?.['idempotency-key']);
});

test('a request of the guest has its answers beside it, and notes and mails are told', async () => {
  const booking = atDesk({
    acts: ['answer_request'],
    requests: [
      {
        requestId: 'r1',
        kind: 'arrival',
        time: '08:00',
        note: 'We land early',
        status: 'open',
        answer: null,
        createdAt: '2026-11-21T06:00:00.000Z',
      },
    ],
    notes: [
      {
        noteId: 'n1',
        date: null,
        booking: null,
        text: 'Extra blanket',
        writtenBy: { kind: 'staff', id: 'p2', name: null },
        writtenAt: '2026-11-21T06:00:00.000Z',
      },
    ],
    sent: [
      { at: '2026-11-20T06:00:00.000Z', channel: 'mail', about: 'voucher', state: 'failed' },
      { at: '2026-11-20T05:00:00.000Z', channel: 'mail', about: 'voucher', state: 'failed', why: 'over_limit' },
    ],
  });
  await showBooking(booking, { search: '?open=accept&request=r1' });
  expect(page.getAllByText('We land early')).toHaveLength(2);
  expect(page.getByRole('button', { name: /Say yes to 8.am/ })).toBeDefined();
  expect(page.getByText('Extra blanket')).toBeDefined();
  expect(page.getByText('not delivered')).toBeDefined();
  expect(page.getByText('not sent: the day’s limit of messages is reached')).toBeDefined();
});

test('a request that is paid says what goes back, whichever answer it gets', async () => {
  const paid = { status: 'requested' as const, paidTowardsStay: 10_080, total: 10_080 };
  await showBooking(atDesk({ ...paid, acts: ['revise'] }), { search: '?open=revise' });
  expect(page.getByText(/10,080 was paid with the request/).textContent).toContain('all ₹10,080 is refunded');
  cleanup();
  await showBooking(atDesk({ ...paid, acts: ['confirm'] }), { search: '?open=confirm' });
  expect(page.getByText(/count towards it/)).toBeDefined();
  cleanup();
  await showBooking(atDesk({ ...paid, acts: ['reject'] }), { search: '?open=reject' });
  expect(page.getByText(/10,080 paid is refunded/)).toBeDefined();
  cleanup();
  await showBooking(atDesk({ ...paid, paidTowardsStay: 0, acts: ['reject'] }), { search: '?open=reject' });
  expect(page.getByText(/The guest is notified, and the rooms go back on sale/)).toBeDefined();
  cleanup();
  await showBooking(atDesk({ ...paid, acts: ['cancel'] }), { search: '?open=cancel' });
  expect(page.queryByRole('textbox', { name: /Give back/ })).toBeNull();
});

test('a price far from the old is asked about once more, with what was typed', async () => {
  const returned = { code: 'price_jump', fields: { act: 'revise', price: '900', words: 'For you' } };
  await showBooking(atDesk({ status: 'requested', acts: ['revise'] }), { returned });
  expect(page.getByRole<HTMLInputElement>('textbox', { name: /New total/ }).value).toBe('900');
  const again = page.getByRole<HTMLButtonElement>('button', { name: 'Yes, offer this price' });
  expect(new FormData(again.form ?? undefined).get('force')).toBe('yes');
});

test('text of a guest is text, whatever stands in it', async () => {
  const hostile = `<img src=x onerror=alert(1)>\u202E${'x'.repeat(10_000)}`;
  await showBooking(atDesk({ specialRequests: hostile }));
  expect(page.getByText((_, node) => node?.tagName === 'BDI' && node.textContent === hostile)).toBeDefined();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test.each([404, 403])('is no page where the engine says %i', async (status) => {
  const api = signedInAs(sessionAt(courtyard()), { getPropertyBooking: { status, body: { code: 'not_found' } } });
  await showScreen(screen, '/h/1760/bookings/XXXX-2345', { words: loadWords, site: deskSite, api });
  expect(await page.findByText('Page Not Found')).toBeDefined();
});

test('a no-show says before its press what the card that is kept is charged, and of a stay without one what is kept', async () => {
  const ifNoShow = { refund: 0, kept: 0, charge: 8064 };
  await showBooking(atDesk({ acts: ['no_show'], ifNoShow }), { search: '?open=no_show' });
  expect(page.getByRole('row', { name: /From the card on file/ }).textContent).toContain('₹8,064');
  const press = page.getByRole('button', { name: /No-show: .*, ₹8,064 is charged to the card/ });
  expect(press.textContent).toContain('Asha Rao');
  cleanup();
  await showBooking(paidAtDesk({ acts: ['no_show'], ifNoShow: { refund: 3600, kept: 14_400 } }), {
    search: '?open=no_show',
  });
  expect(page.getByRole('button', { name: /No-show: .*, the hotel keeps ₹14,400/ })).toBeDefined();
  expect(page.queryByRole('row', { name: /From the card on file/ })).toBeNull();
});
