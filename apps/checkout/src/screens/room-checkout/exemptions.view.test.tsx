import { offline, type Replies } from '@latchkey/testing/fake-api';
import { hotel, nightsQuote } from '@latchkey/testing/hotel';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showCheckout } from '../../testing/show-checkout.ts';

const text = 'All of us travel on business.';
const withBox: Replies = { getHotel: { status: 200, body: { ...hotel, taxExemptions: [{ id: 'business', text }] } } };
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: text });

test('a hotel without exemptions asks for none', async () => {
  await showCheckout();
  expect(screen.queryByRole('heading', { name: 'Free of a tax?' })).toBeNull();
});

test('a box that is ticked prices the stay anew, and one that the price counts stands ticked', async () => {
  const { api } = await showCheckout({
    ...withBox,
    createQuote: { status: 201, body: { ...nightsQuote, quoteToken: 'q-free' } },
  });
  await userEvent.click(await box());
  expect(api.inputsOf('createQuote')).toMatchObject([{ body: { hotelId: 1760, taxExemptions: ['business'] } }]);
  expect(window.location.search).toBe('?quote=q-free');
  expect((await box()).checked).toBe(true);
});

test('a box that is pressed again before its price has come stands as it was last pressed', async () => {
  const { api } = await showCheckout({ ...withBox, createQuote: { status: 201, body: nightsQuote } });
  const pressed = await box();
  pressed.click();
  await vi.waitFor(() => expect(pressed.checked).toBe(true));
  pressed.click();
  await vi.waitFor(() => expect(pressed.checked).toBe(false));
  expect(api.inputsOf('createQuote').at(-1)).not.toHaveProperty('body.taxExemptions');
});

test('a box that the price counts stands ticked, and is taken back by another press', async () => {
  const selection = { ...nightsQuote.selection, couponCode: 'KEY15', taxExemptions: ['business'] };
  const { api } = await showCheckout({
    ...withBox,
    getQuote: { status: 200, body: { ...nightsQuote, selection } },
    createQuote: { status: 201, body: nightsQuote },
  });
  expect((await box()).checked).toBe(true);
  await userEvent.click(await box());
  const [asked] = api.inputsOf('createQuote');
  expect(asked).toMatchObject({ body: { couponCode: 'KEY15' } });
  expect(asked).not.toHaveProperty('body.taxExemptions');
});

test('where no answer comes, the box is as before and says so', async () => {
  await showCheckout({ ...withBox, createQuote: offline });
  await userEvent.click(await box());
  expect((await box()).checked).toBe(false);
  expect(await screen.findByText('Please try again later!')).toBeDefined();
});
