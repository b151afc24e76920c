import type { LocalDate } from '@latchkey/booking-core/dates';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { OfferTerms } from './offer-terms.tsx';

afterEach(cleanup);

test('who pays, until when and on which conditions is one press away, without a script', () => {
  const { container } = show(
    <OfferTerms
      locale="en"
      offer={{
        paidBy: 'Latchkey',
        conditions: 'Two nights at least.',
        ends: '2027-01-31' as LocalDate,
      }}
    />,
  );
  const details = container.querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelector('summary')?.textContent).toMatch(/^Conditions, until .*31.*2027$/);
  expect(screen.getByText(/Paid by/).textContent).toBe('Paid by Latchkey. Two nights at least.');
});
