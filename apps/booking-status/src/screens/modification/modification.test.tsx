import type { LocalDate } from '@latchkey/booking-core/dates';
import { offline } from '@latchkey/testing/fake-api';
import { availability, nightsQuote, publicBooking, wholeBooking } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bookingId, quote, room, show } from '../../testing/show-modification.ts';

afterEach(cleanup);

describe('changing a booking', () => {
  test('begins with what is booked, and prices nothing before something else is wanted', async () => {
    const { api } = await show();
    expect((await room(/Teak King.*Breakfast included/)).value).toBe('1');
    expect((await room(/Indigo Twin.*Breakfast included/)).value).toBe('0');
    expect((await room(/Airport car/)).options).toHaveLength(2);
    expect(api.inputsOf('quoteModification')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Change the booking' })).toBeNull();
  });

  test.each([
    ['en', /This stay is not refundable\. You can add nights, rooms, guests and extras/],
    ['ar', /هذه الإقامة غير قابلة للاسترداد/],
  ] as const)('that is not refundable is begun, and says that nothing can be taken away (%s)', async (locale, says) => {
    const booking = { ...wholeBooking, cancellation: [] };
    await show('?adults=1', { getBooking: { status: 200, body: { access: 'whole', booking } } }, locale);
    expect(await screen.findByText(says)).toBeDefined();
    expect(screen.getAllByRole('combobox').length).toBeGreaterThan(0);
  });

  test('that is not refundable says which taxes would come back', async () => {
    const [first] = wholeBooking.bill.taxes;
    const cityTax = { ...first, taxId: 'city', taxType: 'fixed', amount: 480 } as typeof first & object;
    const bill = { ...wholeBooking.bill, taxes: [...wholeBooking.bill.taxes, cityTax] };
    const booking = { ...wholeBooking, cancellation: [], bill };
    await show('', { getBooking: { status: 200, body: { access: 'whole', booking } } });
    expect(await screen.findByText(/^Non-refundable, except .*₹480.* of taxes\. You can add nights/)).toBeDefined();
  });

  test.each([
    ['en', 'This booking can no longer be changed here.'],
    ['ar', /لم يعد/],
  ] as const)('is not begun where the engine allows none (%s)', async (locale, says) => {
    const booking = { ...wholeBooking, status: 'cancelled' as const };
    const { api } = await show(
      '?adults=1',
      { getBooking: { status: 200, body: { access: 'whole', booking } } },
      locale,
    );
    expect(await screen.findByText(says)).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(api.inputsOf('quoteModification')).toEqual([]);
  });

  test('has a bill beside it: what is paid at first, and what a choice costs at once', async () => {
    const { api } = await show();
    const twin = await room(/Indigo Twin.*Breakfast included/);
    expect(screen.getByRole('row', { name: /Paid so far/ }).textContent).toContain('4,620');
    expect(screen.getByRole('table', { name: 'Your booking now' })).toBeDefined();
    fireEvent.change(twin, { target: { value: '1' } });
    expect(await screen.findByRole('row', { name: /To pay for the change now/ })).toBeDefined();
    expect(screen.getByRole('row', { name: /Paid so far/ }).textContent).toContain('4,620');
    expect(api.inputsOf('quoteModification')).toHaveLength(1);
    expect(twin.isConnected, 'the field is the same, and keeps its focus').toBe(true);
  });

  test('counts the rooms that the stay would have', async () => {
    const [room] = nightsQuote.selection.rooms;
    const rooms = [room, room] as typeof nightsQuote.selection.rooms;
    const two = { ...quote, selection: { ...nightsQuote.selection, rooms } };
    await show('?checkOut=2026-12-01', { quoteModification: { status: 200, body: two } });
    expect((await screen.findByText(/2 × Teak King, Breakfast included$/)).textContent).toContain('4 adults');
  });

  test('of hours names them all, from the first to the last', async () => {
    const stay = { kind: 'hours' as const, date: '2026-11-27' as LocalDate, startHour: 9, hours: 4 };
    const booking = { ...wholeBooking, stay };
    await show('', { getBooking: { status: 200, body: { access: 'whole', booking } } });
    expect(await screen.findByText(/Fri 27 Nov, 9 am – 1 pm/)).toBeDefined();
  });

  test('speaks Arabic', async () => {
    await show('', {}, 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'عدّل حجزك' })).toBeDefined();
  });

  test('asks for the rooms and extras that are chosen, in the page, with everybody in a room', async () => {
    const { api, address } = await show('?adults=3&children=1');
    fireEvent.change(await room(/Teak King.*Breakfast included/), { target: { value: '2' } });
    fireEvent.change(await room(/Dinner thali/), { target: { value: '3' } });
    await press(screen.getByRole('button', { name: 'See what it costs' }));
    expect(address()).toContain('room.teak-king.flexible=2');
    expect(api.inputsOf('quoteModification').at(-1)).toEqual({
      params: { bookingId },
      body: {
        stay: nightsQuote.selection.stay,
        rooms: [
          { roomTypeId: 'teak-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 },
          { roomTypeId: 'teak-king', ratePlanId: 'flexible', adults: 1, childAges: [null], infants: 0 },
        ],
        addons: [{ addonId: 'thali-dinner', quantity: 3 }],
      },
    });
  });

  test('shows old and new total and what is due, and sends exactly that', async () => {
    await show('?checkOut=2026-12-01');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /Change and pay ₹\s?1,628/ });
    for (const [name, sum] of [
      ['Old total', '18,480'],
      ['New total, all taxes included', '24,990'],
      ['To pay for the change now', '1,628'],
    ] as const)
      expect(screen.getByRole('row', { name: new RegExp(name) }).textContent).toContain(sum);
    expect(screen.getByText(/Your old booking is valid until the new one is paid/)).toBeDefined();
    expect(screen.getByRole('row', { name: /Due at the hotel/ }).textContent).toContain(
      (quote.newTotal - quote.paid - quote.due).toLocaleString('en'),
    );
    const sent = Object.fromEntries(new FormData(button.form ?? undefined));
    expect(sent).toMatchObject({ quoteToken: 'q-change', due: '1628', refund: '0' });
    expect(sent['asked']).toContain('checkOut=2026-12-01');
  });

  test('shows what comes back, what is kept of it, and the fee that stays a floor', async () => {
    const cheaper = {
      ...quote,
      newTotal: 12_320,
      difference: -6160,
      due: 0,
      penalty: 3080,
      processingCharge: 77,
      refund: 3003,
      leastFeeAfter: 6160,
    };
    await show('?checkOut=2026-11-29', { quoteModification: { status: 200, body: cheaper } });
    for (const [name, sum] of [
      ['Kept by the cancellation terms', '3,080'],
      ['Online payment processing charge', '77'],
      ['You get back', '3,003'],
    ] as const)
      expect((await screen.findByRole('row', { name: new RegExp(name) })).textContent).toContain(sum);
    expect(
      screen.getByText(
        (_, element) => element?.tagName === 'P' && /Cancelling will cost at least ₹\s?6,160/.test(element.textContent),
      ),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change the booking' })).toBeDefined();
  });

  test.each([
    ['sold_out', 409, 'Sorry, Stays are not available for the selected days.'],
    ['not_modifiable', 409, 'This booking can no longer be changed here.'],
    ['invalid_dates', 422, 'Please choose an arrival date of today or later, and a departure after it.'],
    ['max_occupancy', 422, 'Maximum occupancy reached, Select extra room.'],
    ['max_rooms', 422, 'Maximum room count reached!'],
    ['not_for_sale', 422, /not sold on these dates/],
    ['unknown_coupon', 422, /promo code of your booking is no longer valid/],
    ['payment_not_offered', 422, /cannot be paid online/],
  ] as const)('says why it cannot be: %s', async (code, status, sentence) => {
    await show('?checkOut=2026-12-01', { quoteModification: { status, body: { code } } as never });
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.queryByRole('button', { name: /Change (and pay|the booking)/ })).toBeNull();
  });

  test('says how many nights the hotel asks for where those wanted are too few', async () => {
    const rooms = availability.rooms.map((room) => ({ ...room, minStay: 4, pricing: [] }));
    await show('?checkOut=2026-11-28', {
      getAvailability: { status: 200, body: { ...availability, rooms } },
      quoteModification: { status: 422, body: { code: 'not_for_sale' } },
    });
    expect(await screen.findByText('On these dates the hotel sells 4 nights or more.')).toBeDefined();
  });

  test.each([
    ['?adults=9', 'Maximum occupancy reached, Select extra room.'],
    ['?room.teak-king.flexible=0', 'Please select at least one room'],
    ['?adults=1&room.teak-king.flexible=2', 'Each room needs an adult. Please take fewer rooms.'],
  ])('asks the hotel for nothing that does not fit: %s', async (search, sentence) => {
    const { api } = await show(search);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(api.inputsOf('quoteModification')).toEqual([]);
  });

  test('shows a changed difference as a finding, with the new one to press', async () => {
    await show('?checkOut=2026-12-01&notice=difference-changed');
    expect((await screen.findByRole('alert')).textContent).toContain('The price of the change is different now');
    expect(screen.getByRole('button', { name: /Change and pay/ })).toBeDefined();
  });

  test('changes hours too: the day, the hour, the length', async () => {
    const stay = { kind: 'hours' as const, date: '2026-11-27' as LocalDate, startHour: 9, hours: 3 };
    const rooms = [{ roomTypeId: 'teak-king', ratePlanId: 'fixed', adults: 2, childAges: [], infants: 0 }];
    const booking = { ...wholeBooking, stay, selection: { stay, rooms, addons: [] } };
    const { api } = await show('?start=14&hours=6', {
      getBooking: { status: 200, body: { access: 'whole', booking } },
    });
    expect((await room(/From what time/)).value).toBe('14');
    expect((await room(/For how long/)).value).toBe('6');
    expect(api.inputsOf('quoteModification')).toMatchObject([{ body: { stay: { ...stay, startHour: 14, hours: 6 } } }]);
  });

  test('says that a change waits for its payment, until when, and leads to it', async () => {
    const change = {
      stay: nightsQuote.selection.stay,
      rooms: wholeBooking.rooms,
      newTotal: 24_990,
      due: 1628,
      expiresAt: '2026-11-20T02:00:00Z',
    };
    await show('', { getBooking: { status: 200, body: { access: 'whole', booking: { ...wholeBooking, change } } } });
    expect((await screen.findByRole('link', { name: /Pay ₹\s?1,628/ })).getAttribute('href')).toBe(
      `/checkout/${bookingId}`,
    );
    expect(screen.getByText(/7:30\sam, Bengaluru time/)).toBeDefined();
  });

  test('is for the device that booked, and for a confirmed stay', async () => {
    await show('', { getBooking: { status: 200, body: { access: 'public', booking: publicBooking } } });
    expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeDefined();
    cleanup();
    const cancelled = { ...wholeBooking, status: 'cancelled' as const };
    await show('', { getBooking: { status: 200, body: { access: 'whole', booking: cancelled } } });
    expect(await screen.findByRole('heading', { name: 'This booking can no longer be changed here.' })).toBeDefined();
    cleanup();
    await show('', { getBooking: offline });
    expect(await screen.findByRole('heading', { name: 'Please try again later!' })).toBeDefined();
  });

  /** Sends on a device that says it is offline; returns what the form did, and the asked addresses. */
  async function sendWhile(answer: () => Promise<Response>): Promise<{ form: HTMLFormElement; asked: unknown[] }> {
    await show('?checkOut=2026-12-01');
    const { form } = await screen.findByRole<HTMLButtonElement>('button', { name: /Change and pay/ });
    if (form === null) throw new Error('the button has no form');
    const asked: unknown[] = [];
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', (address: unknown) => (asked.push(address), answer()));
    expect(fireEvent.submit(form)).toBe(false);
    return { form, asked };
  }
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('sends nothing without a connection, and says that pressing again is safe', async () => {
    const { asked } = await sendWhile(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await screen.findByRole('alert')).textContent).toContain('you will not be booked or charged twice');
    expect(asked).toEqual(['/healthz']);
  });

  test('is sent where the site answers, though the device says that it is offline', async () => {
    const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue(undefined);
    const { form } = await sendWhile(() => Promise.resolve(new Response()));
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
    // The browser sends it now: nothing stops it a second time.
    expect(fireEvent.submit(form)).toBe(true);
  });
});
