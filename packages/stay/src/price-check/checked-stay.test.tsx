import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CheckedStay } from './checked-stay.tsx';

afterEach(cleanup);

const hotel = { id: 1760, name: 'Sandalwood Courtyard', postalAddress: { addressLocality: 'Bengaluru' } };
const said = (container: Element): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    [...container.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('itemprop'),
      meta.getAttribute('content'),
    ]),
  );

test('price checkers read which hotel and which nights a total is for', () => {
  const { container } = render(
    <CheckedStay hotel={hotel} nights={{ checkIn: '2026-11-27', checkOut: '2026-11-30' }} />,
  );
  expect(said(container)).toEqual({
    name: 'Sandalwood Courtyard',
    identifier: '1760',
    addressLocality: 'Bengaluru',
    checkinTime: '2026-11-27',
    checkoutTime: '2026-11-30',
  });
  expect(container.querySelector('[itemprop="address"]')?.getAttribute('itemtype')).toBe(
    'https://schema.org/PostalAddress',
  );
});

test('a stay by the hour names no nights, and an engine without an address none', () => {
  const { container } = render(<CheckedStay hotel={{ id: 1760, name: 'Sandalwood' }} nights={null} />);
  expect(said(container)).toEqual({ name: 'Sandalwood', identifier: '1760' });
  expect(container.querySelector('[itemprop="address"]')).toBeNull();
});
