import { setupI18n } from '@lingui/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScreenFrame } from '../../exports/screen-frame.ts';
import { StayBill } from './stay-bill.tsx';

afterEach(cleanup);

const bill = {
  currency: 'INR',
  rooms: [{ roomTypeId: 'teak-king', ratePlanId: 'breakfast', units: 3, amount: 18_600 }],
  roomsTotal: 18_600,
  discounts: [{ promotionId: 'long-stay', kind: 'flat-above', amount: 1000 }],
  discount: 1000,
  additionalDiscount: 2640,
  taxes: [],
  totalTax: 0,
  addons: [],
  addonsTotal: 0,
  convenienceFee: 0,
  total: 14_960,
  dueNow: { full: 14_960, 'at-property': 0 },
} as const;

test('what a code takes off has its line, so that the lines of a bill add up to its total', () => {
  render(
    <ScreenFrame i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <StayBill bill={bill} locale="en" nameOf={() => 'Teak King'} />
    </ScreenFrame>,
  );
  expect(screen.getByRole('row', { name: /Your code/ }).textContent).toContain('2,640');
  const amounts = screen
    .getAllByRole('row')
    .map((row) => Number((row.querySelector('td')?.textContent ?? '').replace('−', '-').replace(/[^-\d]/g, '')));
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
});

test.each([
  ['at one price', [6200, 6200, 6200], '3 nights × ₹6,200'],
  ['at different prices with a mean in whole rupees', [5000, 6200, 7400], '3 nights'],
])('nights %s', (_, prices, note) => {
  const nights = prices.map((price, at) => ({ date: `2026-11-2${at}` as never, price }));
  render(
    <ScreenFrame i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <StayBill bill={{ ...bill, rooms: [{ ...bill.rooms[0], nights }] }} locale="en" nameOf={() => 'Teak King'} />
    </ScreenFrame>,
  );
  expect(screen.getByRole('row', { name: /^Teak King/ }).textContent).toBe(`Teak King${note}₹18,600`);
});

test('an offer that a bill has kept is told as it was, whatever the hotel offers now', () => {
  const offer = { id: 'long-stay', kind: 'flat-above', above: 15_000, off: 1000 } as const;
  const kept = { ...bill, discounts: [{ ...bill.discounts[0], offer }] };
  render(
    <ScreenFrame i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <StayBill bill={kept} promotions={[{ ...offer, off: 500 }]} locale="en" nameOf={() => 'Teak King'} />
    </ScreenFrame>,
  );
  expect(screen.getByRole('row', { name: /₹1,000 off/ })).toBeDefined();
});

test.each([
  ['dearer', 13_986, 25_000, '11,014'],
  ['cheaper', 13_986, 12_000, '−1,986'],
])('a bill whose price was agreed with the hotel ends at that price: %s', (_, computed, agreed, between) => {
  render(
    <ScreenFrame i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <StayBill
        bill={{ ...bill, additionalDiscount: 0, total: computed }}
        bookedTotal={agreed}
        locale="en"
        nameOf={() => 'Teak King'}
      />
    </ScreenFrame>,
  );
  const amounts = screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent.replace('₹', ''));
  expect(amounts.slice(-2)).toEqual([between, agreed.toLocaleString('en')]);
  expect(amounts).not.toContain(computed.toLocaleString('en'));
});

test('each fee of a house has its line, with what it is charged for', () => {
  const fees = [
    { feeId: 'resort', name: 'Resort fee', per: 'night', quantity: 2, amount: 7000 },
    { feeId: 'cleaning', name: 'Cleaning', per: 'booking', quantity: 1, amount: 500 },
  ] as const;
  render(
    <ScreenFrame i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <StayBill bill={{ ...bill, fees, total: 22_460 }} locale="en" nameOf={() => 'Teak King'} />
    </ScreenFrame>,
  );
  expect(screen.getByRole('row', { name: /^Resort fee/ }).textContent).toBe('Resort fee2 × ₹3,500 a night₹7,000');
  expect(screen.getByRole('row', { name: /^Cleaning/ }).textContent).toBe('Cleaningonce a booking₹500');
  expect(screen.queryByRole('row', { name: /^Convenience/ })).toBeNull();
});
