import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { MachinePrice } from './machine-price.tsx';
import { Price } from './price.tsx';

afterEach(cleanup);

test('an amount stands apart from the direction of the sentence around it', () => {
  show(
    <p>
      المجموع <Price>₹14,960</Price>
    </p>,
    { locale: 'ar' },
  );
  expect(screen.getByText('₹14,960').tagName).toBe('BDI');
});

test.each([
  [14_960, 'INR', '14960'],
  [9950, 'EUR', '99.5'],
] as const)('price checkers read %i %s in whole units where guests read it', (amount, currency, value) => {
  const { container } = show(
    <MachinePrice amount={amount} currency={currency}>
      <Price>as shown</Price>
    </MachinePrice>,
  );
  const price = container.querySelector('data[itemprop="price"]');
  expect(Number(price?.getAttribute('value'))).toBe(Number(value));
  expect(price?.textContent).toBe('as shown');
  expect(container.querySelector('meta[itemprop="priceCurrency"]')?.getAttribute('content')).toBe(currency);
});
