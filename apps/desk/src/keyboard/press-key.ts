import { inSight } from './in-sight.ts';
import { brandIn } from './brand.ts';
import { keyOf } from './key-of.ts';
import { areLettersOn } from './letters.ts';
import { actsOf, lineInHand, walk } from './lines.ts';

const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Signs that begin no word: they are no letters to who has turned letters off. */
const isLetter = (key: string): boolean => key.length === 1 && key !== ' ';

/**
 * Does what a key stands for. An element says its keys itself, `data-keys="n"`, and is pressed by them; a line says
 * `data-line`. Answers whether the key did something: then it does nothing else.
 */
export function pressKey(event: KeyboardEvent, showKeys: () => void): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return false;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return press(brandIn(event.target));
  const key = keyOf(event);
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (key === 'Escape') return press(named(key));
  if (key === null || target?.matches(typed)) return false;
  if (isLetter(key) && !areLettersOn()) return false;
  switch (key) {
    case '?':
      showKeys();
      return true;
    case 'ArrowDown':
    case 'ArrowUp':
      // A group of choices walks by itself.
      return !target?.matches('input, summary') && walk(key === 'ArrowDown' ? 1 : -1);
    case ' ': {
      const line = target?.matches('a') ? lineInHand() : null;
      return line !== null && press(actsOf(line).at(-1));
    }
    case '.': {
      const [first] = actsOf(lineInHand() ?? document.createElement('li'));
      first?.focus();
      return first !== undefined;
    }
    default:
      return press(named(key));
  }
}

const named = (key: string): HTMLElement | undefined =>
  inSight('[data-keys]').find(({ dataset }) => dataset['keys']?.split(' ').includes(key));

function press(element: HTMLElement | undefined): boolean {
  if (element === undefined) return false;
  if (element.matches(typed)) element.focus();
  else element.click();
  return true;
}
