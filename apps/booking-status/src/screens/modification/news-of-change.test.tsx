import { nightsQuote, wholeBooking } from '@latchkey/testing/hotel';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { quote, show } from '../../testing/show-modification.ts';

afterEach(cleanup);

describe('a change, before it is pressed,', () => {
  test.each([
    ['en', /has changed since you saw this price/, 'Your booking now', 'What you asked for', 'None'],
    ['de', /hat sich geändert/, 'Ihre Buchung jetzt', 'Was Sie möchten', 'Keine'],
    ['ar', /تغيّر حجزك/, 'حجزك الحالي', 'ما طلبته', 'لا شيء'],
    ['hi', /बुकिंग बदल गई है/, 'आपकी मौजूदा बुकिंग', 'आपने जो माँगा', 'कोई नहीं'],
  ] as const)(
    'that something has overtaken is shown beside the booking as it is now (%s)',
    async (locale, why, now, asked, none) => {
      const selection = { ...nightsQuote.selection, addons: [{ addonId: 'airport-car', quantity: 1 }] };
      const booking = { ...wholeBooking, selection, total: 20_480 };
      await show(
        '?checkOut=2026-12-01&notice=booking-changed',
        { getBooking: { status: 200, body: { access: 'whole', booking } } },
        locale,
      );
      expect((await screen.findByRole('alert')).textContent).toMatch(why);
      const table = screen.getByRole('columnheader', { name: asked }).closest('table');
      expect(screen.getByRole('columnheader', { name: now }).closest('table')).toBe(table);
      const rows = screen
        .getAllByRole('row')
        .filter((row) => row.closest('table') === table)
        .map((row) => [...row.children].map(({ textContent }) => textContent))
        .slice(1);
      expect(rows).toHaveLength(5);
      expect(rows[3]?.[1]).not.toBe(none);
      expect(rows[3]?.[2]).toBe(none);
      expect(rows[4]?.[1]).not.toBe(rows[4]?.[2]);
    },
  );

  test.each([
    ['en', /no longer qualifies for a discount that you booked with.*₹\s?6,000 more/],
    ['de', /Rabatt.*6\.000/],
    ['ar', /خصم.*6,000/],
    ['hi', /छूट.*6,000/],
  ] as const)('says before the press which discount is lost and what that costs (%s)', async (locale, says) => {
    const offersLost = { offers: [{ kind: 'long-stay', promotionId: 'week', amount: 6000 }], amount: 6000 } as const;
    const shorter = { ...quote, offersLost: { ...offersLost, offers: [...offersLost.offers] } };
    await show('?checkOut=2026-11-29', { quoteModification: { status: 200, body: shorter } }, locale);
    const found = await screen.findByText((_, element) => element?.tagName === 'P' && says.test(element.textContent));
    expect(found).toBeDefined();
  });
});
