import { fakeApi, type FakeApi } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { act, cleanup, screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt } from '../../testing/staff.ts';
import { none, waiting } from './domain/domain.fixture.ts';
import { languages } from './languages/languages.fixture.ts';
import { screen } from './set-up.screen.ts';
import { setUp } from './settings.fixture.ts';

const running = { ...languages, languages: languages.languages.map((one) => ({ ...one, isRunning: true })) };
const replies = {
  getStaffSession: { status: 200, body: sessionAt(courtyard()) },
  getSetUp: { status: 200, body: setUp },
  getOwnDomain: { status: 200, body: waiting },
  getLanguages: { status: 200, body: running },
};
const away = { status: 'failure', kind: 'unavailable', httpStatus: 503 } as never;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = async (part: string): Promise<FakeApi> => {
  const api = fakeApi(replies as never);
  await showScreen(screen, `/h/1760/set-up/${part}`, { words: loadWords, site: deskSite, api });
  return api;
};
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test.each([
  ['domain', 'getStaffSession'],
  ['domain', 'getSetUp'],
  ['domain', 'getOwnDomain'],
  ['languages', 'getStaffSession'],
  ['languages', 'getSetUp'],
  ['languages', 'getLanguages'],
] as const)(
  'a look of %s by itself that the engine refuses (%s) leaves the page, and the next brings it',
  async (part, operation) => {
    const api = await show(part);
    await page.findByRole('heading', { level: 1 });
    await pass(1000);
    const before = page.getByRole('main').textContent;
    const asked = (): number => api.inputsOf(operation).length;
    api.answer(operation, away);
    const first = asked();
    await pass(31_000);
    expect(asked()).toBeGreaterThan(first + 1);
    expect(page.queryByText('Please try again later!')).toBeNull();
    expect(page.getByRole('main').textContent).toBe(before);
    api.answer(operation, replies[operation] as never);
    api.answer('getOwnDomain', { status: 200, body: none } as never);
    api.answer('getLanguages', { status: 200, body: languages } as never);
    await pass(16_000);
    expect(page.getByRole('main').textContent).not.toBe(before);
  },
);

test('a page that a person asks for and the engine refuses says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = fakeApi({ ...replies, getOwnDomain: away } as never);
  await showScreen(screen, '/h/1760/set-up/domain', { words: loadWords, site: deskSite, api });
  expect(await page.findByText('Please try again later!')).not.toBeNull();
});
