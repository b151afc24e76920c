import { hotel, nightsQuote } from '@latchkey/testing/hotel';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showCheckout } from '../../testing/show-checkout.ts';

const fields = {
  companions: '1',
  fullName: 'Meera Iyer',
  email: 'meera@',
  contactNumber: '098450 12345',
  phoneCountry: 'IN',
  'companion-0-fullName': 'Ravi Iyer',
  way: 'advance',
  specialRequests: 'A quiet room',
};
const posted = (code: string | null, more: Readonly<Record<string, string>> = {}) =>
  showCheckout({}, 'en', { fields: { ...fields, ...more }, code });

describe('a form that was posted without a script', () => {
  test('can be: it names where it goes, its key, and each of its fields', async () => {
    await showCheckout();
    const form = (await screen.findByRole('textbox', { name: /Full name/ })).closest('form');
    expect([form?.method, form?.action]).toEqual([
      'post',
      expect.stringContaining(`?post=stay&quote=${nightsQuote.quoteToken}`),
    ]);
    const names = [...new FormData(form as HTMLFormElement).keys()];
    expect(names).toEqual(
      expect.arrayContaining(['key', 'companions', 'fullName', 'email', 'phoneCountry', 'contactNumber', 'couponCode']),
    );
    expect(form?.querySelector('button')?.name, 'Enter books, and changes nothing else').toBe('');
  });

  test('comes back with what was typed and says what is missing', async () => {
    await posted('fill_details');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Please fill all the details.*Please Enter Valid Email/,
    );
    expect(screen.getByDisplayValue('Ravi Iyer').getAttribute('name')).toBe('companion-0-fullName');
    expect(screen.getByDisplayValue('A quiet room')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pay a deposit now/ }).checked).toBe(true);
  });

  test.each([
    ['sold_out', 'Sorry, Stays are not available for the selected days.'],
    ['too_many_holds', 'You have too many unpaid bookings'],
    ['a_code_of_tomorrow', 'Please try again later!'],
  ])('says what the engine says: %s', async (code, sentence) => {
    await posted(code, { email: 'meera@example.com' });
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });

  test('begins where one more traveller was asked for, and says of nobody that a name is missing', async () => {
    await posted('traveller_added', { companions: '2' });
    expect(document.activeElement?.getAttribute('name')).toBe('companion-1-fullName');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says what is wrong with a code, in its field', async () => {
    await posted('unknown_coupon', { couponCode: 'NOPE', email: 'meera@example.com' });
    expect((await screen.findByRole('textbox', { name: /^Code/ })).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByDisplayValue('NOPE'));
  });

  test('says that a code is in the price now, and that nothing is booked', async () => {
    await posted('code_applied');
    expect((await screen.findByText(/Nothing is booked yet/)).textContent).toContain('Your code is applied');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('apologises for a price that has changed since', async () => {
    await posted('price_changed', { oldTotal: '17000', email: 'meera@example.com' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/17,000.*18,480/);
  });
});

describe('what a hotel tells of cashback and codes', () => {
  const advertisedOffers = [
    {
      id: 'cashback',
      kind: 'online-cashback' as const,
      upTo: 50,
      paidBy: 'the payment company',
      conditions: 'Once for each guest.',
      ends: '2026-12-31',
    },
    {
      id: 'further',
      kind: 'further-by-code' as const,
      percent: 15,
      paidBy: 'the hotel',
      conditions: 'From our newsletter.',
      ends: '2026-12-31',
    },
  ];
  const tells = (ends: string) =>
    showCheckout({
      getHotel: {
        status: 200,
        body: { ...hotel, advertisedOffers: advertisedOffers.map((offer) => ({ ...offer, ends: ends as LocalDate })) },
      },
    });

  test('stands beside the ways of paying, with who pays it, the conditions and the end', async () => {
    await tells('2026-12-31');
    const told = (await screen.findByText(/Cashback of up to/)).closest('li');
    expect(told?.textContent).toMatch(/50.*31 Dec.*Paid by the payment company\. Once for each guest\./);
  });

  test('says nothing of a code, to which no way leads from here', async () => {
    await tells('2026-12-31');
    await screen.findByText(/Cashback of up to/);
    expect(screen.queryByText(/From our newsletter/)).toBeNull();
  });

  test('is not told after its end, nor where the hotel has none', async () => {
    await tells('2026-11-01');
    await screen.findByRole('radio', { name: /^Pay in full now/ });
    expect(screen.queryByText(/Cashback/)).toBeNull();
  });
});
