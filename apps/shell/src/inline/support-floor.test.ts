import { expect, test, vi } from 'vitest';
import { isSupported, keepPlain } from './support-floor.ts';
import { freshPage } from './testing/inline-page.ts';

freshPage();

test('a browser of today starts the page’s script', () => {
  vi.stubGlobal('structuredClone', structuredClone);
  expect(isSupported()).toBe(true);
});

test.each(['structuredClone', 'HTMLDialogElement'])('one without %s does not', (name) => {
  const own = Object.getOwnPropertyDescriptor(window, name);
  Reflect.deleteProperty(window, name);
  expect(isSupported()).toBe(false);
  if (own) Object.defineProperty(window, name, own);
});

test('a page that stays plain shows the forms that stand in noscript, and says that it stays so', () => {
  const plain = document.createElement('noscript');
  plain.textContent = '<form action="/rooms"><button>Search</button></form>';
  document.body.append(plain);
  keepPlain();
  expect(document.querySelector('noscript')).toBeNull();
  expect(document.querySelector('form[action="/rooms"] button')?.textContent).toBe('Search');
  expect(document.documentElement.dataset['hydration']).toBe('static');
});
