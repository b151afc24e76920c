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

describe('times that the hotel has accepted', () => {
  const asked = (kind: 'arrival' | 'late_arrival' | 'departure', time: string) =>
    ({
      requestId: kind,
      kind,
      time,
      note: null,
      status: 'accepted',
      answer: null,
      createdAt: '2026-11-20T02:00:00Z',
    }) as const;

  test.each([
    ['en', ['Check-in', 'Check-out'], '(agreed with the hotel)'],
    ['ar', ['تسجيل الوصول', 'تسجيل المغادرة'], '(بالاتفاق مع الفندق)'],
  ] as const)('stand on the card in place of the hotel’s own (%s)', async (locale, names, agreed) => {
    await show({ requests: [asked('arrival', '11:00'), asked('departure', '14:00')] }, locale);
    await screen.findByRole('main');
    expect(names.map((name) => fact(name))).toEqual([
      expect.stringMatching(new RegExp(`11.*${agreed.replace(/[()]/g, '.')}`)),
      expect.stringMatching(new RegExp(`2.*${agreed.replace(/[()]/g, '.')}`)),
    ]);
  });

  test('are not there while they are open', async () => {
    await show({ requests: [{ ...asked('arrival', '11:00'), status: 'open' }] });
    await screen.findByRole('main');
    expect(fact('Check-in')).not.toContain('agreed');
  });
});

describe('what has become of a booking is said at its top', () => {
  const at = '2026-11-20T03:10:00Z';
  test.each([
    [['requested', 'confirmed'], /^Your request was confirmed .*20 Nov/],
    [['confirmed', 'modified'], /^Changed .*20 Nov.*This page shows your stay as it is now/],
  ] as const)('%s', async (types, words) => {
    await show({ events: types.map((type) => ({ at, type })) });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('nothing, of one that was booked and left as it is', async () => {
    await show({ events: [{ at, type: 'confirmed' }] });
    await screen.findByRole('main');
    expect(screen.queryByText(/was confirmed|^Changed/)).toBeNull();
  });
});
