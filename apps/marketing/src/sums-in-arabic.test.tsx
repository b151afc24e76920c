import type { Site } from '@latchkey/api-contract/types';
import { hotelApi } from '@latchkey/testing/fake-api';
import { site } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from './i18n.ts';
import { screen as landing } from './screens/landing/landing.screen.ts';
import { screen as marketing } from './screens/marketing/marketing.screen.ts';

afterEach(cleanup);

const provider: Site = { ...site, kind: 'provider', hotel: null };

/** Texts with a sum that stands among Arabic letters by itself: its sign would change sides (UAX 9, W2). */
function bareSums(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (/[₹€$]\d/.test(node.nodeValue ?? '') && node.parentElement?.closest('bdi, option') === null)
      found.push(node.nodeValue ?? '');
  return found;
}

test.each([
  ['landing', landing, '/', 'قيمة الإقامة'],
  ['marketing', marketing, '/marketing', 'أسباب للحجز لديك'],
] as const)('on the page %s each sum keeps its sign on its own side', async (_, of, path, heading) => {
  await showScreen(of, path, { words: loadWords, locale: 'ar', site: provider, api: hotelApi() });
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  expect(document.body.textContent).toContain('₹');
  expect(bareSums()).toEqual([]);
});
