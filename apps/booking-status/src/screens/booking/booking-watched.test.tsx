import { hotelApi, type FakeApi } from '@latchkey/testing/fake-api';
import { publicBooking, wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as status } from './status.screen.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { bookingId } = wholeBooking;
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a page that is open while the hotel answers', () => {
  const asked = (api: FakeApi): number => api.inputsOf('getBooking').length;
  const requested = { ...publicBooking, status: 'requested' as const };
  const look = (isHidden: boolean): void => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('shows the answer in place, asks nothing while nobody looks, and at once when somebody does', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const { api } = await showScreen(status, `/bookings/${bookingId}`, {
      words: loadWords,
      api: hotelApi({ getBooking: { status: 200, body: { access: 'public', booking: requested } } }),
    });
    await title('Request sent.');
    const before = asked(api);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(asked(api)).toBe(before + 1);

    look(true);
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(asked(api)).toBe(before + 1);

    api.answer('getBooking', { status: 200, body: { access: 'whole', booking: wholeBooking } });
    await act(async () => look(false));
    await title(/^It’s yours, Meera/);
    vi.restoreAllMocks();
  });
});
