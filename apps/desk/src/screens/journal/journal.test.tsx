import type { JournalLine } from '@latchkey/api-contract/types';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { newerReply } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { screen } from './journal.screen.ts';

afterEach(cleanup);

const line = (more: Partial<JournalLine> = {}): JournalLine => ({
  lineId: 'l1',
  // Half past midnight of the next day in Bengaluru.
  at: '2026-11-19T19:00:00.000Z',
  kind: 'staff',
  actorId: 'p2',
  actorName: 'Asha',
  device: 'Chrome, Android',
  operation: 'revisePrice',
  outcome: 'done',
  bookingId: '1760_aaaaaaaaaaaaaaaaaaaaaa',
  reference: 'LK-7Q2M',
  subject: null,
  before: { total: 9000 },
  after: { total: 8500 },
  why: 'Came back the third time',
  ...more,
});

const show = (body: object, path = '/h/1760/journal', role: StaffRole = 'owner') =>
  showScreen(screen, path, {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard(role)), { listJournal: body }),
  });
const lines = (...some: readonly JournalLine[]) => ({ status: 200, body: { lines: some } });
const said = async () => (await page.findAllByRole('listitem')).map(({ textContent }) => textContent);
const ofJournal = async () => within(await page.findByRole('main'));

test('says what was done to which booking, what it changed, why, by whom and on what', async () => {
  await show(lines(line()));
  const main = await ofJournal();
  expect(await main.findByText('Named another price')).toBeDefined();
  const [text] = (await main.findAllByRole('listitem')).map(({ textContent }) => textContent);
  for (const words of ['LK-7Q2M', '₹9,000', '₹8,500', 'Came back the third time', 'Asha', 'Chrome, Android'])
    expect(text).toContain(words);
  expect(main.getByRole('link', { name: 'LK-7Q2M' }).getAttribute('href')).toBe('/h/1760/bookings/LK-7Q2M');
});

test('stands below the day of the hotel’s own clock', async () => {
  await show(lines(line()));
  expect(await page.findByRole('heading', { level: 2, name: /20 Nov 2026/ })).toBeDefined();
});

test('marks what somebody tried and may not', async () => {
  await show(
    lines(line({ operation: 'invitePerson', outcome: 'refused', reference: null, before: null, after: null })),
  );
  expect((await said()).join()).toMatch(/Invited a team member.*not allowed/);
});

test('says how often it was tried', async () => {
  await show(lines(line({ operation: 'listPropertyKeys', outcome: 'refused', times: 12 })));
  expect((await said()).join()).toMatch(/not allowed 12 times/);
});

test('an act of a newer engine is something else, and its fields stay unsaid', async () => {
  await show(lines(line({ operation: 'sellHouse', before: { deed: 'a' }, after: { deed: 'b' }, why: null })));
  expect((await said()).join()).toMatch(/Did something else/);
});

test('asks for what the address names, and goes on with it', async () => {
  const path = '/h/1760/journal?from=2026-11-01&person=p2';
  const { api } = await show({ status: 200, body: { lines: [line()], next: '1.a' } }, path);
  const older = await page.findByRole('link', { name: 'What was before' });
  expect(older.getAttribute('href')).toBe('/h/1760/journal?from=2026-11-01&person=p2&cursor=1.a');
  expect(api.inputsOf('listJournal')).toMatchObject([{ query: { from: '2026-11-01', person: 'p2', limit: 50 } }]);
});

test.each([
  ['/h/1760/journal?from=yesterday', lines()],
  ['/h/1760/journal?booking=LK-none', { status: 404, body: { code: 'not_found' } }],
  ['/h/1760/journal?cursor=x', { status: 'failure', kind: 'refused', httpStatus: 400 }],
])('what names nothing is said to: %s', async (path, reply) => {
  await show(reply, path);
  expect((await page.findByRole('alert')).textContent).toContain('Nothing found');
});

test('is missing for who may not read it', async () => {
  await show(newerReply(403, { code: 'not_allowed' }), '/h/1760/journal', 'housekeeping');
  expect(page.queryByRole('heading', { name: 'Journal' })).toBeNull();
});
