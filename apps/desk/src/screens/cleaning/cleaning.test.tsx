import type { UnitToday } from '@latchkey/api-contract/types';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { offline } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { lived, roomToday, wanted } from './cleaning.fixture.ts';
import { screen } from './cleaning.screen.ts';

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 }))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (
  units: readonly UnitToday[],
  {
    path = '/h/1760/cleaning',
    replies = {},
    role = 'housekeeping',
  }: { readonly path?: string; readonly replies?: object; readonly role?: StaffRole } = {},
) => {
  const body = { date: '2026-11-25', timeZone: 'Asia/Kolkata', midnight: '2026-11-24T18:30:00.000Z', units };
  const api = signedInAs(sessionAt(courtyard(role)), { listUnits: { status: 200, body }, ...replies });
  await showScreen(screen, path, { words: loadWords, site: deskSite, api });
  return api;
};

test('says of each room what is to do, by when and for whom', async () => {
  await show([lived, wanted]);
  const [first, stays] = await page.findAllByText(/Departure|Stay, daily/);
  const line = (one: HTMLElement | undefined) => one?.closest('li')?.textContent ?? '';
  expect(line(first)).toMatch(/104.*Departure.*Left 10:40\sam.*Kapoor.*Needed by 4\spm.*Hoffmann/);
  expect(line(stays)).toMatch(/103.*Stay, daily clean.*Dubois/);
  expect(page.getByText('2 rooms to do')).toBeDefined();
});

test('a cleaner has this place alone, and no names but surnames', async () => {
  await show([wanted]);
  await page.findByText('Departure');
  const nav = page
    .getAllByRole('navigation', { name: 'The desk' })
    .map((one) => within(one).getAllByRole('link').length);
  expect(nav).toEqual([1]);
});

test('one press cleans a room, over what was seen; who is not first is told and sees the newer', async () => {
  const api = await show([wanted], { replies: { setUnitState: { status: 200, body: {} } } });
  await press(await page.findByRole('button', { name: '104: Clean' }));
  await waitFor(() => expect(api.inputsOf('setUnitState')).toMatchObject([{ body: { state: 'clean', was: 'dirty' } }]));
  await waitFor(() => expect(api.inputsOf('listUnits').length).toBeGreaterThan(1));
  cleanup();
  await show([wanted], { replies: { setUnitState: { status: 409, body: { code: 'changed' } } } });
  await press(await page.findByRole('button', { name: '104: Clean' }));
  expect((await page.findByRole('alert')).textContent).toContain('Someone else was faster');
});

test('who presses again before the day is shown anew is not refused as somebody else', async () => {
  const api = await show([wanted], { replies: { setUnitState: { status: 200, body: {} } } });
  // The day stays as it was: nothing newer has come.
  await press(await page.findByRole('button', { name: '104: Clean' }));
  await waitFor(() => expect(api.inputsOf('setUnitState')).toHaveLength(1));
  const dirty = page.getByRole('button', { name: '104: Dirty' });
  await waitFor(() => expect(dirty.getAttribute('aria-busy')).toBeNull());
  await press(dirty);
  await waitFor(() => expect(api.inputsOf('setUnitState')).toHaveLength(2));
  expect(api.inputsOf('setUnitState')[1]).toMatchObject({ body: { state: 'dirty', was: 'clean' } });
});

test('what is dirty cannot be inspected by a press', async () => {
  await show([wanted]);
  expect((await page.findByRole<HTMLButtonElement>('button', { name: '104: Inspected' })).disabled).toBe(true);
});

test('a room opened closer has its history as text, and keeps what was typed while the engine is away', async () => {
  const changes = [{ at: '2026-11-25T05:10:00.000Z', what: 'broken', by: 'Devi', note: '<i>Tap</i>' }];
  await show([roomToday('104')], {
    path: '/h/1760/cleaning?room=u-104',
    replies: { listUnitChanges: { status: 200, body: { changes } }, reportBroken: offline },
  });
  expect(await page.findByText('<i>Tap</i>')).toBeDefined();
  const text = page.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is broken?' });
  await press(await page.findByRole('button', { name: 'Tell it' }));
  expect(await page.findByText('Write what is broken, in a word or two.')).toBeDefined();
  fireEvent.change(text, { target: { value: 'The lamp' } });
  await press(await page.findByRole('button', { name: 'Tell it' }));
  expect(await page.findByText(/cannot be reached/)).toBeDefined();
  expect(text.value).toBe('The lamp');
});

test('is no page of who may not set a room’s state', async () => {
  await show([], { replies: { listUnits: { status: 403, body: { code: 'not_allowed' } } } });
  expect(await page.findByText('Page Not Found')).toBeDefined();
});

test('a photo is sent once with its words, and is shown with what is broken', async () => {
  const pictureId = 'm2b5r1c9wq3X0mJ6mV0Kx8';
  const broken = { at: '2026-11-25T05:10:00.000Z', by: 'Devi', text: 'The lamp', pictureId };
  const api = await show([roomToday('104', { broken })], {
    path: '/h/1760/cleaning?room=u-104',
    replies: {
      listUnitChanges: { status: 200, body: { changes: [] } },
      keepPicture: { status: 201, body: { pictureId, width: 3, height: 4 } },
      reportBroken: offline,
    },
  });
  const shown = await page.findByRole('img', { name: 'Photo of what is broken' });
  expect(shown.getAttribute('src')).toBe(`/api/property/pictures/1760/${pictureId}?size=small`);
  fireEvent.change(page.getByLabelText('Photo'), { target: { files: [new File(['\u00ff'], 'lamp.jpg')] } });
  await press(page.getByRole('button', { name: 'Tell it' }));
  expect(await page.findByText('Write what is broken, in a word or two.')).toBeDefined();
  expect(api.inputsOf('keepPicture')).toEqual([]);
  fireEvent.change(page.getByRole('textbox', { name: 'What is broken?' }), { target: { value: 'The lamp' } });
  for (const times of [1, 2]) {
    await press(page.getByRole('button', { name: 'Tell it' }));
    await waitFor(() => expect(api.inputsOf('reportBroken')).toHaveLength(times));
  }
  expect(api.inputsOf('keepPicture')).toHaveLength(1);
  expect(api.inputsOf('reportBroken')[1]).toMatchObject({ body: { text: 'The lamp', pictureId } });
});
