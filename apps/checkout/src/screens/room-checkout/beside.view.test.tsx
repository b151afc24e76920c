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

// Shows docs/rules.md: The rest of a deposit (Said before booking).
describe('a deposit whose rest is asked for before arrival', () => {
  const dueOn = (day: string) => ({
    getQuote: {
      status: 200 as const,
      body: { ...nightsQuote, rest: { dueOn: day as LocalDate, ifUnpaid: 'pay-at-property' as const } },
    },
  });

  test.each([
    ['en', /is due on .*26 Nov 2026.*: we email you a link/, /What you do not pay online, you pay at the hotel/],
    ['de', /sind am .*26.* fällig/, /Was Sie nicht online zahlen, zahlen Sie im Hotel/],
    ['ar', /مستحق في/, /ما لا تدفعه عبر الإنترنت تدفعه في الفندق/],
    ['hi', /को देने हैं: तब हम/, /जो आप ऑनलाइन नहीं चुकाते, वह होटल में देना होगा/],
  ] as const)('says when it is due and what becomes of it unpaid (%s)', async (locale, due, unpaid) => {
    await showCheckout(dueOn('2026-11-26'), locale);
    const [said] = await screen.findAllByText(due);
    expect(said?.textContent).toMatch(unpaid);
    expect(screen.queryByText(/at reception when you arrive/)).toBeNull();
  });

  test('says that it is asked for after booking where its day has come', async () => {
    await showCheckout(dueOn('2026-10-28'));
    expect(await screen.findByText(/is due soon after: once you have booked/)).toBeDefined();
    expect(await screen.findByText('Pay a deposit now, the rest later')).toBeDefined();
  });

  test.each([
    ['en', /If it is not paid by .*29 Nov 2026, your booking is cancelled/],
    ['de', /Ist er bis .*29.* nicht bezahlt, wird Ihre Buchung/],
    ['ar', /إن لم يُدفع حتى/],
    ['hi', /तक नहीं चुकाया गया/],
  ] as const)('says by when it must be paid where the booking is cancelled otherwise (%s)', async (locale, unpaid) => {
    const rest = { dueOn: '2026-11-26' as LocalDate, ifUnpaid: 'cancel' as const, payBy: '2026-11-29' as LocalDate };
    await showCheckout({ getQuote: { status: 200, body: { ...nightsQuote, rest } } }, locale);
    expect(await screen.findAllByText(unpaid)).not.toEqual([]);
    expect(screen.queryByText(/your booking is valid either way/)).toBeNull();
  });

  test('is paid at reception where no day is set', async () => {
    await showCheckout();
    expect(await screen.findByText(/at reception when you arrive/)).toBeDefined();
  });
});
