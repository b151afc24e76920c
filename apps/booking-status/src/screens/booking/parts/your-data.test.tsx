import type { WholeBooking } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/site/urls';
import { hotelApi } from '@latchkey/testing/fake-api';
import { wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../../i18n.ts';
import { screen as status } from '../status.screen.ts';

afterEach(cleanup);

const show = (facts: Partial<WholeBooking>, search = '', locale: Locale = 'en') =>
  showScreen(status, `/bookings/${wholeBooking.bookingId}${search}`, {
    words: loadWords,
    locale,
    api: hotelApi({ getBooking: { status: 200, body: { access: 'whole', booking: { ...wholeBooking, ...facts } } } }),
  });
const part = async (title = 'Your data') => {
  const found = (await screen.findByText(title)).closest('details');
  if (found === null) throw new Error('it is folded away');
  return found;
};
const erase = { name: 'Erase my data', hidden: true } as const;

describe('the data of a booking’s guests', () => {
  test('can be read on the page, of everybody who comes', async () => {
    const [lead] = wholeBooking.travellers;
    const travellers = [{ ...lead, age: 41, companions: [{ fullName: 'Asha Rao', age: 9 }] }];
    await show({
      travellers: travellers as WholeBooking['travellers'],
      shownNumbers: ['+91 98450 12345'],
    });
    const data = await part();
    const facts = within(data).getAllByRole('definition', { hidden: true });
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Meera Iyer',
      '41',
      'meera@example.com',
      '+91 98450 12345',
      'Asha Rao',
      '9',
    ]);
    expect(data.open).toBe(false);
    expect(within(data).queryByRole('button', erase)).toBeNull();
  });

  test('an invoice is at hand once the hotel has issued one, without anything to unfold', async () => {
    await show({});
    const data = await part();
    expect(screen.queryByRole('link', { name: 'Invoice (PDF)' })).toBeNull();
    expect(data.textContent).not.toContain('tax law');
    cleanup();
    await show({ invoicedAt: '2026-12-04T09:00:00.000Z' });
    expect((await part()).textContent).toContain('The hotel keeps the invoice as tax law asks');
    expect(screen.getByRole('link', { name: 'Invoice (PDF)' }).closest('details')).toBeNull();
  });

  test.each([
    ['en', 'Your data', 'Your personal data of this booking is erased.'],
    ['ar', 'بياناتك', /مُحيت|حُذفت|محو|حذف/],
  ] as const)('are said to be erased where they were, and cannot be erased again (%s)', async (locale, name, words) => {
    await show({ status: 'cancelled', travellers: [] }, '?notice=erased', locale);
    const data = await part(name);
    expect(data.open).toBe(true);
    expect(within(data).getByRole('status').textContent).toMatch(words);
    expect(within(data).queryByRole('button')).toBeNull();
  });

  test('are kept while the stay may come, which is said here and nowhere else', async () => {
    await show({}, '?notice=booking-active');
    const data = await part();
    expect(data.open).toBe(true);
    expect(screen.getAllByRole('alert').map((alert) => data.contains(alert))).toEqual([true]);
  });
});
