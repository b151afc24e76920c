import type { Report } from '@latchkey/api-contract/types';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { newerReply } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { homeOf } from '../../frame/home-of.ts';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { november } from './reports.fixture.ts';
import { screen } from './reports.screen.ts';

afterEach(cleanup);

// Shows docs/rules.md: Reports (Who reads them, At the desk).

const show = (reply: object, path = '/h/1760/reports', role: StaffRole = 'owner') =>
  showScreen(screen, path, {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard(role)), { getReports: reply }),
  });
const answer = (report: Partial<Report> = {}) => ({ status: 200, body: { ...november, ...report } });
const section = async (name: string) => within(await page.findByRole('region', { name }));
const textOf = (rows: readonly HTMLElement[]) =>
  rows.map((row) => [...row.children].map(({ textContent }) => textContent));

test('a month is a table of its weeks, whose sums are those of its drawing', async () => {
  await show(answer());
  const rows = textOf((await section('Nights')).getAllByRole('row'));
  const drawn = (await section('Rooms sold by night')).getAllByRole('img').map(({ title }) => title);
  const soldOf = (text = ''): number => Number(/: (\d+) of/.exec(text)?.[1]);
  expect(drawn).toHaveLength(30);
  expect(drawn[0]).toBe('Sun 1 Nov: 9 of 22 sold, 6 direct');
  const weeks = rows.slice(1, -1).map(([, sold]) => Number(sold));
  expect(weeks).toEqual(
    [0, 7, 14, 21, 28].map((at) => drawn.slice(at, at + 7).reduce((sum, text) => sum + soldOf(text), 0)),
  );
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['November 2026', String(weeks.reduce((sum, one) => sum + one, 0))]);
});

test('each figure has its definition one press away, without a script', async () => {
  await show(answer());
  await page.findByText('Rooms sold by night');
  const container = document.body;
  const details = [...container.querySelectorAll('details')].find((one) => one.textContent.startsWith('ADR'));
  expect(details?.querySelector('summary')?.textContent).toBe('ADR');
  expect(details?.textContent).toContain('rooms revenue divided by rooms sold');
  expect(container.textContent).toContain('Rooms, before tax ÷ Sold');
  expect(container.textContent).toContain('20% of the rooms revenue from direct bookings');
});

test('is asked for the nights and the rows of its address, and for the same weekdays a year before', async () => {
  const { api } = await show(answer(), '/h/1760/reports?from=2026-11-01&to=2026-11-30&by=day');
  await page.findByText('Rooms sold by night');
  expect(api.inputsOf('getReports')).toMatchObject([
    { query: { from: '2026-11-01', to: '2026-11-30', by: 'day', language: 'en' } },
    { query: { kind: 'sales', from: '2025-11-02', to: '2025-12-01', by: 'day' } },
  ]);
});

test('leads a month back and on by addresses', async () => {
  await show(answer());
  expect((await page.findByRole('link', { name: 'Month before' })).getAttribute('href')).toBe(
    '/h/1760/reports?from=2026-10-01&to=2026-10-31&by=week',
  );
  expect(page.getByRole('link', { name: 'Month after' }).getAttribute('href')).toContain(
    'from=2026-12-01&to=2026-12-31',
  );
  expect(page.getByRole('form', { name: 'Period' }).getAttribute('method')).toBe('get');
});

test('a file has the heads of its table and the same figures, and no formula', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:here';
  });
  await show(answer());
  for (const name of ['By rate plan', 'Tax to pay', 'On the books'])
    (await section(name)).getByRole('button', { name: 'CSV' }).click();
  const [plans = '', taxes, books] = await Promise.all(saved.map((blob) => blob.text()));
  expect(plans.replace('\uFEFF', '')).toBe(
    '"Rate plan","Sold","ADR","Rooms, before tax"\r\n"\'=With breakfast","430","6000","2580000"\r\n',
  );
  expect(taxes).toContain('"CGST","2.5","1803330","45083"\r\n"City tax","100","40","4000"');
  expect(books).toContain('"2026-12-01/2026-12-31","117","784000","-10","214000"');
});

test('what is open leads to its booking, for who may open it', async () => {
  await show(answer());
  expect((await section('Open balances')).getByRole('link', { name: 'BCDF-2345' }).getAttribute('href')).toBe(
    '/h/1760/bookings/BCDF-2345',
  );
});

test.each([
  ['/h/1760/reports?from=yesterday', answer()],
  ['/h/1760/reports?from=2026-12-02&to=2026-12-01', { status: 422, body: { code: 'invalid_period' } }],
])('asks for a period where the address has none: %s', async (path, reply) => {
  await show(reply, path);
  expect((await page.findByRole('alert')).textContent).toContain('choose a first and a last night');
});

test('is missing for who may not read it', async () => {
  await show(newerReply(403, { code: 'not_allowed' }), '/h/1760/reports', 'reception');
  expect(page.queryByText('Rooms sold by night')).toBeNull();
});

test('an accountant’s day begins there, and nobody else’s', () => {
  const homes = (['owner', 'manager', 'reception', 'housekeeping', 'accountant'] as const).map((role) =>
    homeOf(courtyard(role)),
  );
  expect(homes).toEqual(['/h/1760/today', '/h/1760/today', '/h/1760/today', '/h/1760/cleaning', '/h/1760/reports']);
});

test.each(['de', 'ar', 'hi'] as const)('has words of its own for every head in %s', async (locale) => {
  const words = await loadWords(locale, 'reports');
  const english = await loadWords('en', 'reports');
  // Abbreviations and names are the same in all languages.
  const kept = /ADR|RevPAR|Google|CSV|Tax$|Total/;
  const same = Object.entries(words).filter(
    ([id, text]) => JSON.stringify(text) === JSON.stringify(english[id]) && !kept.test(JSON.stringify(text)),
  );
  expect(same.length).toBeLessThan(Object.keys(words).length / 10);
});
