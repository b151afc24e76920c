import type { WholeBooking } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/site/urls';
import { hotelApi } from '@latchkey/testing/fake-api';
import { wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as status } from './status.screen.ts';

afterEach(cleanup);

const { bookingId, rooms } = wholeBooking;
const show = (facts: Partial<WholeBooking>, locale: Locale = 'en') =>
  showScreen(status, `/bookings/${bookingId}`, {
    words: loadWords,
    locale,
    api: hotelApi({
      getBooking: { status: 200, body: { access: 'whole', booking: { ...wholeBooking, ...facts } } },
    }),
  });
const fact = (name: string): string | null | undefined =>
  screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling?.textContent;

describe('a booking shows what was agreed', () => {
  test.each([
    ['en', 'Included', 'Breakfast for 3, Wi-Fi'],
    ['de', 'Enthalten', 'Frühstück für 3, WLAN'],
  ] as const)('what its plans include, counted over its rooms (%s)', async (locale, name, words) => {
    const [room] = rooms;
    if (room === undefined) throw new Error('no room');
    await show(
      {
        rooms: [
          { ...room, adults: 2, children: 0, inclusions: ['breakfast', 'wifi', 'of-another-release'] },
          { ...room, adults: 1, children: 0, inclusions: ['breakfast'] },
        ],
      },
      locale,
    );
    await screen.findByRole('heading', { level: 1 });
    expect(fact(name)).toBe(words);
  });

  test('the policies as they stood, under a line of their own', async () => {
    await show({ policies: [{ name: 'Pets', text: 'Dogs are welcome.' }] });
    const folded = (await screen.findByText('The hotel’s policies when you booked')).closest('details');
    if (folded === null) throw new Error('no such line');
    expect(within(folded).getByText('Pets').nextElementSibling?.textContent).toBe('Dogs are welcome.');
  });

  test('nothing of either where an older engine tells neither', async () => {
    await show({});
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Included')).toBeNull();
    expect(screen.queryByText('The hotel’s policies when you booked')).toBeNull();
  });

  test('and what the hotel wrote with its answer, as text', async () => {
    await show({ status: 'rejected', propertyWords: 'We are <b>closed</b> that week.' });
    const quote = await screen.findByText('We are <b>closed</b> that week.');
    expect(quote.tagName).toBe('BLOCKQUOTE');
    expect(quote.closest('figure')?.textContent).toContain('Sandalwood');
  });

  test('money that the hotel gave back of a paid stay is told, and not asked back online', async () => {
    await show({ amountPaid: wholeBooking.total, refundAmount: 2000, amountPayable: 2000 });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('row', { name: /Given back to you/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /online now/ })).toBeNull();
  });
});
