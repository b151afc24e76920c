import type { LocalDate } from '@latchkey/booking-core/dates';
import { hotel, nightsQuote } from '@latchkey/testing/hotel';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press } from '@latchkey/testing/press';
import { showCheckout } from '../../testing/show-checkout.ts';

const withHours = {
  ...hotel,
  rules: [{ name: 'Check-in', text: 'from 12 noon', nightsOnly: true }, ...hotel.rules],
};
const hours = { kind: 'hours' as const, date: '2026-11-27' as LocalDate, startHour: 9, hours: 3 };
const ofHours = { ...nightsQuote, selection: { ...nightsQuote.selection, stay: hours } };
const rules = async () =>
  within(await screen.findByRole('region', { name: 'Before you come' }))
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

describe('the rules beside the checkout', () => {
  test('of a stay of nights are all of the hotel’s', async () => {
    await showCheckout({ getHotel: { status: 200, body: withHours } });
    expect(await rules()).toContain('Check-in');
  });

  test('of a stay of hours are without those of nights: its hours are its own', async () => {
    await showCheckout({ getHotel: { status: 200, body: withHours }, getQuote: { status: 200, body: ofHours } });
    const named = await rules();
    expect(named).toContain('Quiet');
    expect(named).not.toContain('Check-in');
  });
});

// Shows docs/rules.md: Requests that are paid (Said before paying).
describe('a hotel that answers each request', () => {
  const byHand = { ...hotel, confirmation: 'manual' as const };

  test.each([
    ['en', /^Pay .* and send the request$/, /you get all of it back within 3-5 working days/],
    ['de', /bezahlen und Anfrage senden$/, /erhalten Sie alles innerhalb von 3-5 Bankarbeitstagen zurück/],
    ['ar', /وأرسل الطلب$/, /تسترد المبلغ كله خلال 3-5 أيام عمل/],
    ['hi', /अनुरोध भेजें$/, /पूरी रकम 3-5 कार्य दिवसों में वापस मिलेगी/],
  ] as const)(
    'and is paid with it says before that all comes back unless it says yes (%s)',
    async (locale, act, said) => {
      await showCheckout({ getHotel: { status: 200, body: { ...byHand, paysWithRequest: true } } }, locale);
      const [full] = await screen.findAllByRole('radio');
      if (full === undefined) throw new Error('no way to pay');
      await press(full);
      expect(await screen.findByRole('button', { name: act })).toBeDefined();
      expect(await screen.findByText(said)).toBeDefined();
    },
  );

  test('and is paid after its answer says so', async () => {
    await showCheckout({ getHotel: { status: 200, body: byHand } });
    expect(await screen.findByRole('button', { name: 'Send the request' })).toBeDefined();
    expect(screen.queryByText(/with your request/)).toBeNull();
  });
});

describe('rooms on plans with different terms', () => {
  const [first] = nightsQuote.selection.rooms;
  const mixed = (...ratePlanIds: readonly string[]) => {
    const rooms = ratePlanIds.map((ratePlanId) => ({ ...first, ratePlanId })) as typeof nightsQuote.selection.rooms;
    return { ...nightsQuote, selection: { ...nightsQuote.selection, rooms } };
  };

  test.each([
    ['en', 'Your rooms have different terms. The strictest terms apply to the whole booking.'],
    ['ar', 'تختلف شروط غرفك. وتسري أشدّها على الحجز كله.'],
  ] as const)('are said to have the strictest together (%s)', async (locale, words) => {
    await showCheckout({ getQuote: { status: 200, body: mixed('flexible', 'fixed') } }, locale);
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('are not, where the terms are the same', async () => {
    await showCheckout({ getQuote: { status: 200, body: mixed('flexible', 'flexible') } });
    await screen.findByRole('region', { name: 'If you cancel' });
    expect(screen.queryByText(/different terms/)).toBeNull();
  });
});
