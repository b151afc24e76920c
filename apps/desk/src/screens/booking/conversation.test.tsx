import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import type { ReturnedForm } from '@latchkey/site/screen';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { atDesk } from './booking.fixture.ts';
import { screen } from './booking.screen.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const drafts = [
  { template: 'blank', text: 'Guten Tag,' },
  { template: 'arrival', text: 'Guten Tag, wir freuen uns.' },
];
const conversation = (more: object = {}): object => ({
  messages: [
    {
      messageId: 'a',
      from: 'guest',
      channel: 'page',
      text: '<b>Hund</b>?',
      writtenAt: '2026-11-25T08:00:00.000Z',
      delivery: 'sent',
      writtenBy: null,
    },
  ],
  locale: 'de',
  channels: ['mail', 'sms'],
  unanswered: 1,
  drafts,
  ...more,
});
const show = async (search = '', said = conversation(), role: StaffRole = 'reception', returned?: ReturnedForm) => {
  const api = signedInAs(sessionAt(courtyard(role)), {
    getPropertyBooking: { status: 200, body: atDesk() },
    listJournal: { status: 200, body: { lines: [] } },
    listMessages: { status: 200, body: said },
  });
  const path = `/h/1760/bookings/BCDF-2345${search}`;
  await showScreen(screen, path, { words: loadWords, site: deskSite, api, ...(returned && { returned }) });
  await page.findByRole('heading', { level: 1 });
  return api;
};
const part = () => within(page.getByRole('region', { name: 'Messages' }));
const letter = (): HTMLTextAreaElement => part().getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

test('the page of a booking has its conversation, as text, and a letter in the guest’s language', async () => {
  await show();
  expect(part().getByText('<b>Hund</b>?').getAttribute('lang')).toBe('de');
  expect([letter().value, letter().lang]).toEqual(['Guten Tag,', 'de']);
  const { form } = part().getByRole<HTMLButtonElement>('button', { name: 'Send it' });
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({ blank: 'Guten Tag,', channel: 'mail' });
});

test('a letter begins as the template that the address names, which a link does without a script', async () => {
  await show();
  expect(part().getByRole('link', { name: 'Before arrival' }).getAttribute('href')).toBe(
    '/h/1760/bookings/BCDF-2345?draft=arrival#conversation',
  );
  cleanup();
  await show('?draft=arrival');
  expect(letter().value).toBe('Guten Tag, wir freuen uns.');
});

test('a letter that was not sent is there again, with why', async () => {
  const fields = { letter: 'x', channel: 'sms' };
  await show('', conversation(), 'reception', { fields, code: 'letter_too_long_for_sms' });
  expect([letter().value, letter().getAttribute('aria-invalid')]).toEqual(['x', 'true']);
  expect(part().getByRole<HTMLSelectElement>('combobox', { name: 'How it goes' }).value).toBe('sms');
});

test('nobody writes to a guest who was forgotten, and who may not read letters has none on the page', async () => {
  await show('', conversation({ messages: [], channels: [] }));
  expect(part().getByText(/you cannot write to them/)).toBeDefined();
  cleanup();
  const api = await show('', conversation(), 'accountant');
  expect(page.queryByRole('region', { name: 'Messages' })).toBeNull();
  expect(api.inputsOf('listMessages')).toEqual([]);
});
