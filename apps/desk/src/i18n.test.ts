import { globSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@latchkey/booking-core/language';
import { expect, test } from 'vitest';
import { loadWords } from './i18n.ts';

const screens = globSync('screens/*/*.screen.ts', { cwd: import.meta.dirname }).map((file) =>
  path.basename(file, '.screen.ts'),
);

test.each(locales)('a shell that names no screen gets the words of every one in %s', async (locale) => {
  const all = await loadWords(locale);
  const each = await Promise.all(screens.map((screen) => loadWords(locale, screen)));
  expect(screens.length).toBeGreaterThan(0);
  expect(Object.keys(all).toSorted()).toEqual([...new Set(each.flatMap((words) => Object.keys(words)))].toSorted());
});

test('a screen brings no words of another', async () => {
  const [door, booking] = await Promise.all([loadWords('en', 'sign-in'), loadWords('en', 'booking')]);
  const onlyThere = Object.keys(booking).filter((id) => !(id in door));
  const onlyAtDoor = Object.keys(door).filter((id) => !(id in booking));
  expect(onlyThere.length).toBeGreaterThan(100);
  expect(onlyAtDoor.length).toBeGreaterThan(10);
});
