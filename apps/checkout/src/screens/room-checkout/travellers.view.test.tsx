import { offline } from '@latchkey/testing/fake-api';
import { press } from '@latchkey/testing/press';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fillIn, showCheckout } from '../../testing/show-checkout.ts';

describe('who travels along', () => {
  test('is asked for a name alone, and can be taken out again', async () => {
    const { api } = await showCheckout({ createBooking: offline });
    await fillIn();
    for (const name of ['Ravi Iyer', 'Anu Iyer']) {
      await press(screen.getByRole('button', { name: 'Add another traveller' }));
      await userEvent.type(screen.getAllByRole('textbox', { name: /Full name/ }).at(-1) as Element, name);
    }
    await press(screen.getByRole('button', { name: 'Remove traveller 2' }));
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect(api.inputsOf('createBooking')).toMatchObject([
      { body: { travellers: [{ fullName: 'Meera Iyer', companions: [{ fullName: 'Anu Iyer' }] }] } },
    ]);
  });

  test('may be as many as the API takes', async () => {
    await showCheckout();
    const add = await screen.findByRole('button', { name: 'Add another traveller' });
    for (let more = 0; more < 19; more += 1) await press(add);
    expect(screen.getAllByRole('textbox', { name: /Full name/ })).toHaveLength(20);
    expect(screen.queryByRole('button', { name: 'Add another traveller' })).toBeNull();
  });
});

test('a number without a prefix is read in the country that is chosen, and said so', async () => {
  const { api } = await showCheckout({ createBooking: offline });
  await fillIn();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE');
  const number = screen.getByRole('textbox', { name: /Contact number/ });
  await userEvent.clear(number);
  await userEvent.type(number, '030 1234567');
  expect(screen.getByText(/Your confirmation comes by SMS to/).textContent).toContain('+49 301234567');
  await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
  expect(api.inputsOf('createBooking')).toMatchObject([
    { body: { phoneCountry: 'DE', travellers: [{ contactNumber: '0301234567' }] } },
  ]);
});

test('a mailbox that looks mistyped is asked about once, and is never refused', async () => {
  const { api } = await showCheckout({ createBooking: offline });
  await fillIn();
  const mail = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  const book = () => press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
  await userEvent.clear(mail);
  await userEvent.type(mail, 'meera@gmial.com');
  await book();
  const use = await screen.findByRole('button', { name: 'Yes, use this address' });
  expect(screen.getByText(/Did you mean/).textContent).toContain('meera@gmail.com');
  await waitFor(() => expect(document.activeElement).toBe(use));
  expect(api.inputsOf('createBooking')).toEqual([]);
  await book();
  expect(api.inputsOf('createBooking')).toMatchObject([{ body: { travellers: [{ email: 'meera@gmial.com' }] } }]);
  await press(screen.getByRole('button', { name: 'Yes, use this address' }));
  expect(mail.value).toBe('meera@gmail.com');
  expect(screen.queryByRole('button', { name: 'Yes, use this address' })).toBeNull();
});

test('a tax number that is none by the rule of the hotel’s country is warned of, and booked all the same', async () => {
  const { api } = await showCheckout({ createBooking: offline });
  await fillIn();
  await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Iyer & Co');
  const number = screen.getByRole('textbox', { name: 'Tax number' });
  await userEvent.type(number, '27AAPFU0939F1Z');
  await userEvent.tab();
  expect(await screen.findByText(/A GSTIN has 15 characters/)).toBeDefined();
  await userEvent.type(number, 'X');
  await userEvent.tab();
  expect(await screen.findByText(/This GSTIN has a typing error/)).toBeDefined();
  await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
  expect(api.inputsOf('createBooking')).toMatchObject([
    { body: { travellers: [{ invoice: { taxNumber: '27AAPFU0939F1ZX' } }] } },
  ]);
  await userEvent.clear(number);
  await userEvent.type(number, 'DE136695976');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText(/GSTIN (?:has|with)/)).toBeNull());
});

test('what was typed is there again after a reload, and in no store of the browser', async () => {
  await showCheckout();
  await fillIn();
  await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Iyer & Co');
  cleanup();
  await showCheckout({}, 'ar');
  expect(await screen.findByDisplayValue('Meera Iyer')).toBeDefined();
  expect(screen.getByDisplayValue('Iyer & Co')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^ادفع في الفندق/ }).checked).toBe(true);
  const stored = [sessionStorage, localStorage].flatMap((store) =>
    Array.from({ length: store.length }, (_, place) => store.getItem(store.key(place) ?? '')),
  );
  expect(stored.join() + document.cookie).not.toContain('Meera');
});
