import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../../testing/staff.ts';
import { documents, setUp } from '../settings.fixture.ts';
import { screen } from '../set-up.screen.ts';

afterEach(cleanup);

const preview = 'https://book.example/api/previews/t0ken';
const site = {
  ...deskSite,
  canonicalHosts: { provider: 'latchkey.example', platform: 'book.example', hotel: 'www.courtyard.example' },
  publicAddress: { scheme: 'https', port: null },
} as const;

const show = (more: object = {}) =>
  showScreen(screen, '/h/1760/set-up/beside', {
    words: loadWords,
    site,
    api: signedInAs(sessionAt(courtyard()), {
      getSetUp: { status: 200, body: { ...setUp, findings: [], ...more } },
      makePreview: { status: 201, body: { url: preview, expiresAt: '2026-11-28T08:00:00.000Z' } },
    }),
  });

const lineOf = async (name: string): Promise<HTMLElement> => {
  const line = (await page.findByRole('heading', { level: 2, name })).closest('li');
  if (line === null) throw new Error(`${name} has no line`);
  return line;
};
const leadOf = (line: HTMLElement): readonly (readonly [string | null, string])[] =>
  within(line)
    .queryAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, link.href]);

// Shows docs/rules.md: People of a hotel (Before guests see it).
test('every page of guests leads to itself as it is and with the draft, and says what differs on it', async () => {
  await show();
  const home = await lineOf('Home');
  expect(leadOf(home)).toEqual([
    ['As guests see it', 'https://www.courtyard.example/'],
    ['With the draft', `${preview}?to=%2F${site.hotel?.websiteSlug ?? ''}`],
  ]);
  expect(home.textContent).toContain('Headline');
  const king = await lineOf('King');
  expect(leadOf(king)).toEqual([
    ['As guests see it', 'https://www.courtyard.example/room-view/king'],
    ['With the draft', `${preview}?to=${encodeURIComponent('/room-view/1760_king')}`],
  ]);
  expect(king.textContent).toContain('Price');
  expect((await lineOf('Privacy')).textContent).toContain('Nothing differs here.');
});

test('a room that comes has no page for guests yet, one that goes none with the draft', async () => {
  const rooms = documents['hotel.json'].rooms.filter(({ id }) => id === 'king');
  await show({
    documents: { ...documents, 'hotel.json': { ...documents['hotel.json'], rooms } },
    differences: [
      { file: 'hotel.json', path: 'rooms.king', after: { id: 'king' } },
      { file: 'hotel.json', path: 'rooms.twin', before: { id: 'twin' } },
    ],
  });
  expect(leadOf(await lineOf('King')).map(([words]) => words)).toEqual(['With the draft']);
  expect(leadOf(await lineOf('twin')).map(([words]) => words)).toEqual(['As guests see it']);
});

test('where screens are wide each opens in its half, and by a key as any link', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  vi.spyOn(window.screen, 'availWidth', 'get').mockReturnValue(1600);
  await show();
  const [now, then] = within(await lineOf('Home')).getAllByRole('link');
  now?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  then?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(opened.mock.calls.map(([, , features]) => features?.split(',').slice(0, 5))).toEqual([
    ['noopener', 'popup', 'left=0', 'top=0', 'width=800'],
    ['noopener', 'popup', 'left=800', 'top=0', 'width=800'],
  ]);
  const byKey = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  then?.dispatchEvent(byKey);
  expect(byKey.defaultPrevented).toBe(false);
});

test('a draft that cannot be shown yet says so, and without one there is nothing to lay beside', async () => {
  await show({ findings: setUp.findings });
  expect(
    (await page.findByText('The draft is not shown until the missing details are added')).textContent,
  ).toBeTruthy();
  cleanup();
  await show({ differences: [] });
  expect(await page.findByText('There is no draft. Choose a page to make changes.')).toBeTruthy();
  expect(page.queryByRole('link', { name: /With the draft/ })).toBeNull();
});
