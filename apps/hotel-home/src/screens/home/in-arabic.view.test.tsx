import { hotelApi } from '@latchkey/testing/fake-api';
import { hotel } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { showHome } from '../../testing/show-home.ts';
import { screen as roomView } from '../room-view/room-view.screen.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The texts of a page, each with whether something isolates it from the words around it. */
function textsOf(root: HTMLElement): { readonly text: string; readonly isIsolated: boolean }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: { text: string; isIsolated: boolean }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    found.push({ text: node.textContent ?? '', isIsolated: node.parentElement?.closest('bdi') !== null });
  return found;
}

test('no sum stands in Arabic words without being isolated, which would turn its sign around', async () => {
  await showHome('/rooms/1760/2026-11-27/2026-11-30/2/0', 'ar');
  const texts = textsOf(await screen.findByRole('main'));
  expect(texts.filter(({ isIsolated }) => isIsolated).some(({ text }) => text.includes('₹'))).toBe(true);
  expect(texts.filter(({ text, isIsolated }) => !isIsolated && /[\u0600-\u06FF].*₹\d/u.test(text))).toEqual([]);
});

test('what a room has is told with Arabic commas', async () => {
  const beds = [
    { kind: 'king', count: 1, widthCm: 180, lengthCm: 200 },
    { kind: 'sofa', count: 1 },
  ] as const;
  const rooms = hotel.HotelRooms.map((room) => ({ ...room, beds: [...beds] }));
  const api = hotelApi({ getHotel: { status: 200, body: { ...hotel, HotelRooms: rooms } } });
  await showScreen(roomView, '/room-view/skyline-suite', { words: loadWords, locale: 'ar', api });
  const said = textsOf(await screen.findByRole('main')).map(({ text }) => text);
  expect(said).toContain('سرير كينغ، 180\u00A0×\u00A0200\u00A0سم؛ أريكة تتحول إلى سرير');
});
