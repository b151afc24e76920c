import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import type { ReturnedForm } from '@latchkey/site/screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { asked, ended, request } from './inbox.fixture.ts';
import type { AnswerOwed } from './inbox.model.ts';
import { screen } from './answers.screen.ts';
import { statusText } from '../../testing/status-text.ts';

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 }))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (
  answers: readonly AnswerOwed[],
  path = '/h/1760/answers',
  more: { readonly replies?: object; readonly returned?: ReturnedForm; readonly next?: string } = {},
) => {
  const { replies = {}, returned, next } = more;
  const listed = { answers, owed: answers.filter(({ closed }) => closed === null).length, ...(next && { next }) };
  const api = signedInAs(sessionAt(courtyard('reception')), { listAnswers: { status: 200, body: listed }, ...replies });
  await showScreen(screen, path, { words: loadWords, site: deskSite, api, ...(returned && { returned }) });
  return api;
};
const fields = (button: string): Record<string, FormDataEntryValue> => {
  const { form } = page.getByRole<HTMLButtonElement>('button', { name: button });
  return Object.fromEntries(new FormData(form ?? undefined));
};

test('lists who asks, what and since when, and reads the first with its words as text', async () => {
  await show([asked({ text: '<b>Pool</b>?' }), request]);
  const lines = (await page.findAllByRole('link', { name: /Question|Early arrival/ })).map((one) => one.textContent);
  expect(lines[0]).toMatch(/Lena Hoffmann.*Question, before booking · German<b>Pool<\/b>\?/);
  expect(lines[1]).toMatch(/Nisha Kapoor.*Early arrival at 08:00 · English/);
  expect(page.getByText('2 owed')).toBeDefined();
  const article = within(page.getByRole('article'));
  expect(article.getByText('<b>Pool</b>?').getAttribute('lang')).toBe('de');
  const letter = article.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  expect([letter.lang, letter.value]).toEqual(['de', asked().draft]);
});

test('a letter carries what it answers, and its key', async () => {
  await show([asked()]);
  await page.findByRole('article');
  const sent = fields('Send by email');
  expect(sent).toMatchObject({ of: 'question.q1', draft: asked().draft });
  expect(sent['key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a request is accepted or declined, and cannot be closed without', async () => {
  await show([request]);
  expect(await page.findByRole('button', { name: 'Say yes' })).toBeDefined();
  expect(fields('Say no')).toMatchObject({ of: 'request.r1', booking: request.booking?.bookingId });
  expect(page.queryByRole('button', { name: 'Close it' })).toBeNull();
});

test('a message stands in the conversation that it is a part of', async () => {
  const booking = { bookingId: '1760_q3X0mJ6mV0Kx8m2b5r1c9w', reference: 'BCDF-2345' };
  const messages = [
    {
      messageId: 'a',
      from: 'property',
      channel: 'sms',
      text: 'Welcome',
      writtenAt: '2026-11-24T09:00:00.000Z',
      delivery: 'undelivered',
      writtenBy: 'Asha',
    },
    {
      messageId: 'b',
      from: 'guest',
      channel: 'page',
      text: 'A <i>cot</i>?',
      writtenAt: '2026-11-25T09:00:00.000Z',
      delivery: 'sent',
      writtenBy: null,
    },
  ];
  const conversation = { messages, locale: 'de', channels: ['mail'], unanswered: 1, drafts: [] };
  await show([asked({ kind: 'message', text: 'A <i>cot</i>?', booking })], '/h/1760/answers', {
    replies: { listMessages: { status: 200, body: conversation } },
  });
  const article = within(await page.findByRole('article'));
  const said = article.getAllByRole('list').map((list) => list.textContent);
  expect(
    said.some((text) => /Asha.*by SMS.*Could not be delivered.*Welcome.*Guest.*A <i>cot<\/i>\?/.test(text ?? '')),
  ).toBe(true);
  expect(article.getByRole('button', { name: 'Send by email' })).toBeDefined();
});

test('who looks after one is said, and can be changed', async () => {
  await show([asked({ owner: { kind: 'staff', id: 'p2', name: 'Asha' } })]);
  expect((await page.findByRole('article')).textContent).toContain('Assigned to Asha.');
  expect(page.getByRole('button', { name: 'Assign to me' })).toBeDefined();
  cleanup();
  await show([asked({ owner: { kind: 'staff', id: 'p1', name: 'Rao' } })]);
  expect(await page.findByRole('button', { name: 'Unassign' })).toBeDefined();
});

test('what a colleague answered meanwhile is shown, and nothing that was typed is lost', async () => {
  const closed = asked({ closed: ended() });
  await show([], '/h/1760/answers?open=question.q1', {
    replies: { getAnswer: { status: 200, body: closed } },
    returned: { fields: { text: 'My own words' }, code: 'already_closed' },
  });
  expect((await page.findByRole('alert')).textContent).toContain('Someone else has already handled it');
  const article = page.getByRole('article');
  for (const words of ['Nein, 24 °C.', 'Asha', 'Sent', 'My own words']) expect(article.textContent).toContain(words);
  expect(page.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
});

test('what could not be delivered is said, and what was closed without an answer can be opened again', async () => {
  await show([asked({ closed: ended({ delivery: 'undelivered' }) })], '/h/1760/answers?show=closed');
  expect((await page.findByRole('article')).textContent).toContain('Could not be delivered');
  cleanup();
  const without = ended({ how: 'closed', reason: 'unwanted', answer: null, delivery: null });
  await show([asked({ closed: without })], '/h/1760/answers?show=closed');
  expect((await page.findByRole('article')).textContent).toContain('Advertising or abuse');
  expect(fields('Open it again')).toEqual({ of: 'question.q1' });
});

test('a letter without words of its own is there again', async () => {
  await show([asked()], '/h/1760/answers', { returned: { fields: { text: 'Guten Tag' }, code: 'text_missing' } });
  const letter = await page.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  expect([letter.value, letter.getAttribute('aria-invalid')]).toEqual(['Guten Tag', 'true']);
});

test('asks the engine for what the address shows, and leads on', async () => {
  const next = '1795413600000.question.q1';
  const api = await show([asked()], `/h/1760/answers?show=mine&from=${next}`, { next });
  const further = await page.findByRole('link', { name: 'Further ones' });
  expect(further.getAttribute('href')).toBe(`/h/1760/answers?show=mine&from=${next}`);
  expect(api.inputsOf('listAnswers')[0]).toMatchObject({ query: { state: 'open', owner: 'me', cursor: next } });
  cleanup();
  const other = await show([], '/h/1760/answers?show=closed&from=x%27--');
  expect(await page.findByText('Nothing was closed yet.')).toBeDefined();
  expect(other.inputsOf('listAnswers')[0]).toEqual({
    query: { state: 'closed' },
    headers: { 'latchkey-hotel': '1760' },
  });
});

test('what was closed by one press can be undone by another', async () => {
  await show([], '/h/1760/answers?done=closed&of=question.q1');
  expect(await statusText('Closed without answer.')).toBeDefined();
  expect(fields('Undo')).toEqual({ of: 'question.q1' });
});

test('is no page of somebody who may not see it', async () => {
  await show([], '/h/1760/answers', { replies: { listAnswers: { status: 403, body: { code: 'not_allowed' } } } });
  expect(await page.findByText('Page Not Found')).toBeDefined();
});
