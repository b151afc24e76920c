import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showHome } from '../../testing/show-home.ts';

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

test('no Latin comma stands between Arabic words', async () => {
  await showHome('/rooms/1760/2026-11-27/2026-11-30/2/0', 'ar');
  const texts = textsOf(await screen.findByRole('main'));
  expect(texts.filter(({ text }) => /[\u0600-\u06FF], |, [\u0600-\u06FF]/u.test(text))).toEqual([]);
});
