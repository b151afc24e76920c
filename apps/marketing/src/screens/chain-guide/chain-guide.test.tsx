import { hotelApi, newerReply, offline } from '@latchkey/testing/fake-api';
import { hotel, site } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { screenRequest } from '@latchkey/testing/screen-request';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { load } from './chain-guide.loader.ts';
import { questionSubjects } from '@latchkey/booking-core/inbox';
import { screen as chainGuide } from './chain-guide.screen.ts';

afterEach(cleanup);

const faqs = questionSubjects.map((subject) => ({
  subject,
  modifiedQuestion: `${subject}?`,
  answer: `Yes, ${subject}.`,
}));
const own = { ...hotel, chatUrl: 'https://chat.example/reception' };
const replies = {
  getHotel: { status: 200 as const, body: own },
  getFaqs: { status: 200 as const, body: { faqs, language: 'en' as const, isFallback: false } },
  askQuestion: { status: 202 as const, body: { received: true as const } },
};

test('thirteen things lead to where they are done', async () => {
  await showScreen(chainGuide, '/sandalwood-guide', { words: loadWords, api: hotelApi(replies) });
  const acts = await screen.findByRole('region', { name: 'Thirteen things it does' });
  const links = within(acts).getAllByRole('link');
  expect(links).toHaveLength(13);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/#rooms',
    '/',
    '/bookings/modify',
    '/bookings/cancel',
    '/bookings/find?act=pay',
    '/bookings/find?act=arrival',
    '/bookings/find?act=departure',
    '/#rooms',
    '/#around',
    '/planner/1760',
    '/bookings/find?act=voucher',
    '/bookings/find?act=feedback',
    expect.stringMatching(/^tel:\+91/),
  ]);
});

test('each subject has a question and an answer of a hotel', async () => {
  await showScreen(chainGuide, '/sandalwood-guide', { words: loadWords, api: hotelApi(replies) });
  const answers = await screen.findByRole('region', { name: 'What it answers' });
  for (const { answer } of faqs) expect(within(answers).getAllByText(answer).length).toBeGreaterThan(0);
  expect(within(answers).getAllByRole('heading', { level: 3 })).toHaveLength(questionSubjects.length);
});

test('a chat leads to the hotel’s own, and to the question form where it has none', async () => {
  await showScreen(chainGuide, '/sandalwood-guide', { words: loadWords, api: hotelApi(replies) });
  const [chat] = await screen.findAllByRole('link', { name: 'Start a chat' });
  expect(chat?.getAttribute('href')).toBe('https://chat.example/reception');
  cleanup();
  const without = hotelApi({ ...replies, getHotel: { status: 200, body: { ...own, chatUrl: null } } });
  await showScreen(chainGuide, '/sandalwood-guide', { words: loadWords, api: without });
  const [form] = await screen.findAllByRole('link', { name: 'Start a chat' });
  expect(form?.getAttribute('href')).toBe('#ask');
});

test('a question carries the subject that was pressed, and is refused in words until it is whole', async () => {
  const api = hotelApi(replies);
  await showScreen(chainGuide, '/sandalwood-guide', { words: loadWords, api });
  const dining = (await screen.findByRole('heading', { level: 3, name: 'Dining' })).closest('li');
  await press(within(dining ?? document.body).getByRole('link', { name: 'Ask something else' }));
  await press(screen.getByRole('button', { name: 'Send question' }));
  expect(screen.getByText('Please enter your question')).toBeDefined();
  expect(screen.getByText('Please Enter Email Address')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'Your question' }), {
    target: { value: 'Is there a vegan dish?' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'asha@example.com' } });
  await press(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText(/Your question is with reception/)).toBeDefined();
  expect(api.inputsOf('askQuestion')).toMatchObject([
    { body: { hotelId: 1760, question: 'Dining: Is there a vegan dish?', email: 'asha@example.com' } },
  ]);
});

test('on the host of another hotel there is no guide; without the engine it cannot be read now', async () => {
  const other = site.hotel === null ? null : { ...site.hotel, id: 1188 };
  expect(await load(screenRequest({ site: { ...site, hotel: other } }))).toEqual({ kind: 'missing' });
  expect(await load(screenRequest({ api: hotelApi({ getHotel: offline }) }))).toMatchObject({ status: 503 });
  const unknown = newerReply(404, { code: 'not_found' });
  expect(await load(screenRequest({ api: hotelApi({ getHotel: unknown }) }))).toEqual({ kind: 'missing' });
});
