import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { press } from '@latchkey/testing/press';
import { screen as page } from '@testing-library/react';
import { expect, test } from 'vitest';
import { atDesk, longer, previewOf } from '../../booking.fixture.ts';
import { onBookingPage, showBooking } from '../../../../testing/show-booking.tsx';

onBookingPage();

const dearer = { total: 24_000, toPay: 24_000 };
const offers = {
  previewAct: { status: 200, body: previewOf(dearer) },
  getHotel: {
    status: 200,
    body: { HotelRooms: [{ id: 'teak-king', name: 'Teak King', ratePlans: [{ id: 'breakfast', name: 'Breakfast' }] }] },
  },
  getAddons: { status: 200, body: { addons: [{ addonId: 'car', name: 'Airport car', price: 1400 }] } },
};

test('other dates show their price and what is to pay before they are made', async () => {
  const { api } = await showBooking(atDesk(), {
    search: '?open=change&out=2026-11-29',
    replies: {
      ...offers,
      quotePropertyChange: { status: 200, body: longer },
      changeByProperty: { status: 200, body: {} },
    },
  });
  const act = await page.findByRole('button', { name: 'Change it, ₹6,000 more' });
  expect(api.inputsOf('quotePropertyChange')).toMatchObject([
    { body: { stay: { checkIn: '2026-11-25', checkOut: '2026-11-29' }, addons: [] } },
  ]);
  expect(api.inputsOf('previewAct')).toMatchObject([{ body: { act: 'change', quoteToken: longer.quoteToken } }]);
  const row = (name: RegExp) =>
    page.getAllByRole('row', { name }).find(({ textContent }) => textContent?.includes('24'));
  expect(row(/Total/)?.textContent).toBe('Total₹18,000₹24,000');
  expect(row(/To pay/)?.textContent).toBe('To pay at the hotel₹18,000₹24,000');
  await press(act);
  expect(api.inputsOf('changeByProperty')).toMatchObject([
    {
      body: { quoteToken: longer.quoteToken },
      headers: { 'latchkey-seen': '4', 'idempotency-key': expect.any(String) },
    },
  ]);
});

test('a change by which a discount is lost says what that costs before it is made', async () => {
  const offersLost = { offers: [{ kind: 'long-stay' as const, promotionId: 'week', amount: 6000 }], amount: 6000 };
  await showBooking(atDesk(), {
    search: '?open=change&out=2026-11-29',
    replies: { ...offers, quotePropertyChange: { status: 200, body: { ...longer, offersLost } } },
  });
  expect(await page.findByText(/A discount no longer applies: the rest costs ₹\s?6,000 more/)).toBeDefined();
});

test('a change that the guest was faster than is shown anew, beside the booking as it is now', async () => {
  const { api } = await showBooking(atDesk(), {
    search: '?open=change&out=2026-11-29',
    replies: { ...offers, quotePropertyChange: { status: 200, body: longer } },
  });
  const newer = atDesk({ total: 20_000, toPay: 20_000, lastEvent: 5 });
  api.answer('changeByProperty', { status: 409, body: { code: 'changed', newer } });
  api.answer('getPropertyBooking', { status: 200, body: newer });
  api.answer('quotePropertyChange', { status: 200, body: { ...longer, quoteToken: 'anew' } });
  api.answer('previewAct', { status: 200, body: previewOf(dearer, { total: 20_000, toPay: 20_000 }) });
  await press(await page.findByRole('button', { name: 'Change it, ₹6,000 more' }));
  expect((await page.findByRole('alert')).textContent).toContain('The booking was changed by someone else');
  expect(await page.findByRole('button', { name: 'Change it, ₹4,000 more' })).toBeDefined();
  const total = page.getAllByRole('row', { name: /Total/ }).find(({ textContent }) => textContent?.includes('24'));
  expect(total?.textContent).toBe('Total₹20,000₹24,000');
  await press(page.getByRole('button', { name: 'Change it, ₹4,000 more' }));
  expect(api.inputsOf('changeByProperty').at(-1)).toMatchObject({
    body: { quoteToken: 'anew' },
    headers: { 'latchkey-seen': '5' },
  });
});

test('an agreed price is shown and needs its reason', async () => {
  const { api } = await showBooking(atDesk(), {
    search: '?open=change&out=2026-11-29&agreed=22%2C000',
    replies: {
      ...offers,
      quotePropertyChange: { status: 200, body: { ...longer, newTotal: 22_000, ruleTotal: 24_000 } },
    },
  });
  // The engine counts the taxes of that price: the page lays no sum over another's bill.
  expect(api.inputsOf('quotePropertyChange').at(-1)).toMatchObject({ body: { agreedTotal: 22_000 } });
  expect(api.inputsOf('previewAct').at(-1)).toMatchObject({ body: { act: 'change', agreedTotal: 22_000 } });
  expect(page.getByRole('row', { name: /As agreed/ }).textContent).toContain('−₹2,000');
  const why = page.getByRole<HTMLInputElement>('textbox', { name: /Why this price/ });
  why.value = 'Third stay this year';
  await press(page.getByRole('button', { name: 'Change it, ₹4,000 more' }));
  expect(api.inputsOf('changeByProperty')).toMatchObject([
    { body: { agreed: { total: 22_000, why: 'Third stay this year' } } },
  ]);
});

test('a change that would be refused says so before it is pressed', async () => {
  await showBooking(atDesk(), {
    search: '?open=change&out=2026-11-29',
    replies: {
      ...offers,
      quotePropertyChange: { status: 200, body: longer },
      previewAct: { status: 409, body: { code: 'quote_expired' } },
    },
  });
  expect((await page.findByRole('alert')).textContent).not.toBe('');
  expect(page.queryByRole('button', { name: /Change it/ })).toBeNull();
});

test('what is not sold says so, and nothing can be pressed', async () => {
  await showBooking(atDesk(), {
    search: '?open=change&out=2026-11-29',
    replies: { ...offers, quotePropertyChange: { status: 409, body: { code: 'sold_out' } } },
  });
  expect((await page.findByRole('alert')).textContent).toContain('sold since');
  expect(page.queryByRole('button', { name: /Change it/ })).toBeNull();
});

test('extras are counted, and what is booked and sold no more can be taken off', async () => {
  const selection = { ...atDesk().selection, addons: [{ addonId: 'old', quantity: 2 }] } as BookingAtDesk['selection'];
  const { api } = await showBooking(atDesk({ selection }), {
    search: '?open=extras&x.car=1&x.old=0',
    replies: { ...offers, quotePropertyChange: { status: 200, body: longer } },
  });
  expect(api.inputsOf('quotePropertyChange')).toMatchObject([{ body: { addons: [{ addonId: 'car', quantity: 1 }] } }]);
  expect(page.getByRole<HTMLInputElement>('spinbutton', { name: 'old' }).value).toBe('0');
});

test('who cannot prove what was declared is asked the tax, and a box is not ticked for it', async () => {
  const selection = { ...atDesk().selection, taxExemptions: ['business'] } as BookingAtDesk['selection'];
  const taxExemptions = [{ id: 'business', text: 'All of us travel for work' }];
  const { api } = await showBooking(atDesk({ selection, taxExemptions }), {
    search: '?open=change&proofs=asked',
    replies: { ...offers, quotePropertyChange: { status: 200, body: longer } },
  });
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: 'All of us travel for work' }).checked).toBe(false);
  expect(api.inputsOf('quotePropertyChange')).toMatchObject([{ body: { taxExemptions: [] } }]);
  expect(await page.findByText(/Declared, to be shown on arrival/)).toBeDefined();
});

test('what was declared stays so until somebody says otherwise', async () => {
  const selection = { ...atDesk().selection, taxExemptions: ['business'] } as BookingAtDesk['selection'];
  const taxExemptions = [{ id: 'business', text: 'All of us travel for work' }];
  const { api } = await showBooking(atDesk({ selection, taxExemptions }), {
    search: '?open=change&out=2026-11-29',
    replies: { ...offers, quotePropertyChange: { status: 200, body: longer } },
  });
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: 'All of us travel for work' }).checked).toBe(true);
  expect(api.inputsOf('quotePropertyChange')).toMatchObject([{ body: { taxExemptions: ['business'] } }]);
});
