import type { WholeBooking } from '@latchkey/api-contract/types';
import { bookingStatuses, guestActs, type GuestAct } from '@latchkey/booking-core/booking-states';
import { hotelApi } from '@latchkey/testing/fake-api';
import { wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { stayBounds } from '@latchkey/booking-core/time';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as status } from './status.screen.ts';

afterEach(cleanup);

const { bookingId } = wholeBooking;
const hour = 3_600_000;
const bounds = stayBounds(wholeBooking.stay, wholeBooking);
const held: ReadonlySet<string> = new Set(['requested', 'price_revised', 'payment_pending']);

/** How the page draws each act. */
const drawn: Readonly<Record<GuestAct, () => boolean>> = {
  pay: () => screen.queryByRole('link', { name: 'Complete the booking' }) !== null,
  answer_price: () => screen.queryByRole('button', { name: /^Accept/ }) !== null,
  cancel: () => document.querySelector(`a[href^="/bookings/cancel/"]`) !== null,
  change: () => document.querySelector(`a[href^="/bookings/modify/"]`) !== null,
  ask_times: () => document.querySelector('form[action*="post=requests"]') !== null,
  review: () => document.querySelector('a[href^="/review"]') !== null,
  erase: () => document.querySelector('form[action*="post=erasures"]') !== null,
};

const moments: readonly [string, number][] = [
  ['before the stay', bounds.checkIn - 48 * hour],
  ['on the day of arrival', bounds.arrivalDay + hour],
  ['after check-in time', bounds.checkIn + hour],
  ['after the first night', bounds.nightOver + hour],
  ['after check-out', bounds.checkOut + hour],
];
const cases = bookingStatuses.flatMap((one) =>
  moments.flatMap(([when, at]) =>
    [false, true]
      .filter((hasArrived) => one === 'confirmed' || !hasArrived)
      .flatMap((hasArrived) =>
        (held.has(one) ? [false, true] : [false]).map((ranOut) => ({ one, when, at, hasArrived, ranOut })),
      ),
  ),
);

test.each(cases)(
  'a page draws what the table has: $one, $when, arrived $hasArrived, ran out $ranOut',
  async ({ one, at, hasArrived, ranOut }) => {
    const expiresAt = held.has(one) ? at + (ranOut ? -hour : hour) : null;
    const booking: WholeBooking = {
      ...wholeBooking,
      status: one,
      // What was named before stays known when it is settled.
      updatedPrice: 25_000,
      expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
      arrivedAt: hasArrived ? new Date(at - hour).toISOString() : null,
    };
    await showScreen(status, `/bookings/${bookingId}`, {
      words: loadWords,
      now: at,
      api: hotelApi({ getBooking: { status: 200, body: { access: 'whole', booking } } }),
    });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByText('Your data');
    const table = guestActs({ status: one, ...bounds, expiresAt, hasArrived }, at);
    // What lies far down comes later.
    await vi.waitFor(() => {
      const acts = (Object.keys(drawn) as GuestAct[]).filter((act) => drawn[act]());
      expect(acts.toSorted()).toEqual(table.toSorted());
    });
  },
);
