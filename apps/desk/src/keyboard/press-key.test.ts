import { afterEach, expect, test, vi } from 'vitest';
import { turnLetters } from './letters.ts';
import { pressKey } from './press-key.ts';

const lines = ['one', 'two', 'three']
  .map(
    (name) =>
      `<li data-line="${name}"><a href="#${name}">${name}</a><p data-acts><button>first ${name}</button><button>likely ${name}</button></p></li>`,
  )
  .join('');

afterEach(() => {
  turnLetters(true);
  document.body.innerHTML = '';
});

/** A page, and what was pressed on it. */
function page(html: string) {
  document.body.innerHTML = html;
  const pressed: string[] = [];
  document.body.onclick = ({ target }) => void pressed.push((target as Element).textContent ?? '');
  const showKeys = vi.fn<() => void>();
  const press = (key: string, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
    let did = false;
    const hear = (heard: KeyboardEvent): void => void (did = pressKey(heard, showKeys));
    document.addEventListener('keydown', hear, { once: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
    return did;
  };
  return { pressed, press, showKeys };
}

const inHand = () => document.activeElement?.textContent;

test('presses what names the key, whatever else it is named by', () => {
  const { pressed, press } = page('<button data-keys="1 t">Today</button><button data-keys="n">New</button>');
  expect([press('t'), press('N'), press('1'), press('9')]).toEqual([true, true, true, false]);
  expect(pressed).toEqual(['Today', 'New', 'Today']);
});

test('goes into a field that names the key, and leaves letters there alone', () => {
  const { pressed, press } = page('<input data-keys="/"><button data-keys="n">New</button>');
  expect(press('/')).toBe(true);
  expect(document.activeElement?.tagName).toBe('INPUT');
  expect([press('n'), press('/'), press('ArrowDown')]).toEqual([false, false, false]);
  expect(pressed).toEqual([]);
});

test('walks the lines, and does what a line is for', () => {
  const { pressed, press } = page(`<section id="arrivals"><ul>${lines}</ul></section>`);
  press('ArrowDown');
  expect(inHand()).toBe('one');
  press('ArrowDown');
  press('ArrowDown');
  expect(inHand()).toBe('three');
  // At the end the page scrolls.
  expect(press('ArrowDown')).toBe(false);
  press('ArrowUp');
  expect(inHand()).toBe('two');
  expect(press(' ')).toBe(true);
  expect(pressed).toEqual(['likely two']);
  press('.');
  expect(inHand()).toBe('first two');
  // On a button the browser's own key does it.
  expect(press(' ')).toBe(false);
});

test('goes on at the line that took the place of one that is done', () => {
  const { press } = page(`<section id="arrivals"><ul>${lines}</ul></section>`);
  document.querySelector('a')?.focus();
  press('ArrowDown');
  expect(inHand()).toBe('two');
  document.querySelectorAll('li')[1]?.remove();
  press('ArrowDown');
  expect(inHand()).toBe('three');
});

test('letters, digits and signs can be turned off, arrows stay', () => {
  const { pressed, press, showKeys } = page(`<button data-keys="n">New</button><ul>${lines}</ul>`);
  expect(press('?')).toBe(true);
  expect(showKeys).toHaveBeenCalledOnce();
  turnLetters(false);
  expect([press('n'), press('?'), press('ArrowDown')]).toEqual([false, false, true]);
  expect(pressed).toEqual([]);
  expect(showKeys).toHaveBeenCalledOnce();
});

test('a dialog that is open has the keys to itself', () => {
  const { press } = page('<dialog open></dialog><button data-keys="n">New</button>');
  expect(press('n')).toBe(false);
});

test('Escape puts back from a field too, and Ctrl Enter sends the form where somebody writes', () => {
  const { pressed, press } = page(
    '<a data-keys="Escape">Not now</a><main><form onsubmit="return false"><textarea></textarea><button type="submit">Send</button></form></main>',
  );
  document.querySelector('textarea')?.focus();
  expect(press('Escape')).toBe(true);
  expect(press('Enter')).toBe(false);
  expect(press('Enter', { ctrlKey: true })).toBe(true);
  expect(pressed).toEqual(['Not now', 'Send']);
});
