import { hotelApi, type Replies } from '@latchkey/testing/fake-api';
import { wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import type { ReturnedForm } from '@latchkey/site/screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as status } from './status.screen.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const said = (from: 'guest' | 'property', text: string) =>
  ({
    messageId: text,
    from,
    channel: from === 'guest' ? 'page' : 'mail',
    text,
    writtenAt: '2026-11-25T09:00:00.000Z',
    delivery: 'sent',
  }) as const;
const show = (messages: readonly ReturnType<typeof said>[], mayWrite = true, returned?: ReturnedForm) =>
  showScreen(status, `/bookings/${wholeBooking.bookingId}`, {
    words: loadWords,
    api: hotelApi({
      getBooking: { status: 200, body: { access: 'whole', booking: wholeBooking } },
      listOwnMessages: { status: 200, body: { messages: [...messages], mayWrite } },
    } satisfies Replies),
    ...(returned && { returned }),
  });
const part = async () => within(await screen.findByRole('region', { name: 'Messages with the hotel' }));

test('what both wrote stands in order, as text, and the guest can go on', async () => {
  await show([said('guest', 'May a <b>dog</b> come?'), said('property', 'It may.')]);
  const lines = (await part()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^You, .*May a <b>dog<\/b> come\?$/),
    expect.stringMatching(/^Sandalwood Courtyard, .*It may\.$/),
  ]);
  const { form } = (await part()).getByRole<HTMLButtonElement>('button', { name: 'Send the message' });
  expect(form?.getAttribute('action')).toBe('?post=messages#messages');
  expect(new FormData(form ?? undefined).get('key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('who has to wait for an answer is told so, and cannot write', async () => {
  await show([said('guest', 'Hello?')], false);
  expect((await part()).getByText(/has yet to answer/)).toBeDefined();
  expect((await part()).queryByRole('button', { name: 'Send the message' })).toBeNull();
});

test('words that were refused are in their field again, with why beside it', async () => {
  await show([], true, { fields: { message: 'My words' }, code: 'unknown' });
  expect((await part()).getByRole('alert')).toBeDefined();
  expect((await part()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('My words');
});

test('a stay over which there is nothing to say has no such part', async () => {
  await show([], false);
  expect(await screen.findByRole('heading', { name: 'Finding us' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Messages with the hotel' })).toBeNull();
});
