import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hotelApi } from '@latchkey/testing/fake-api';
import { press } from '@latchkey/testing/press';
import { showHome } from '../../../testing/show-home.ts';

afterEach(cleanup);

async function open(api = hotelApi({ askQuestion: { status: 202, body: { received: true } } })) {
  await showHome('/', 'en', api);
  await press(await screen.findByRole('button', { name: 'Ask the hotel' }));
  return { api, dialog: within(await screen.findByRole('dialog', { name: 'Ask the hotel' })) };
}

test('an empty question, and one without an address, are refused in the fixed words', async () => {
  const { dialog } = await open();
  await press(dialog.getByRole('button', { name: 'Send question' }));
  expect(dialog.getByText('Please enter your question')).toBeDefined();
  expect(dialog.getByText('Please Enter Email Address')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Email'), 'asha@');
  await press(dialog.getByRole('button', { name: 'Send question' }));
  expect(dialog.getByText('Please Enter Valid Email Address')).toBeDefined();
});

test('a question is sent to the hotel in the language of the page', async () => {
  const { api, dialog } = await open();
  await userEvent.type(dialog.getByLabelText('Your question'), 'Is there a cot?');
  await userEvent.type(dialog.getByLabelText('Email'), 'asha@example.com');
  await press(dialog.getByRole('button', { name: 'Send question' }));
  expect((await dialog.findByRole('status')).textContent).toContain('Your question is with reception');
  expect(api.calls.findLast(({ operation }) => operation === 'askQuestion')).toMatchObject({
    operation: 'askQuestion',
    input: { body: { hotelId: 1760, question: 'Is there a cot?', email: 'asha@example.com', language: 'en' } },
  });
});

test('a question that does not arrive can be sent again', async () => {
  const { dialog } = await open(hotelApi());
  await userEvent.type(dialog.getByLabelText('Your question'), 'Is there a cot?');
  await userEvent.type(dialog.getByLabelText('Email'), 'asha@example.com');
  await press(dialog.getByRole('button', { name: 'Send question' }));
  expect(await dialog.findByText('Please try again later!')).toBeDefined();
});
