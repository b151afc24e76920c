import { expect, test, vi } from 'vitest';
import { earlyInput } from './early-input.ts';
import { freshPage, hydrated, trusted } from './testing/inline-page.ts';

freshPage();

/** A page with a part in it, before React is there, and what is pressed in it. */
function page(html: string) {
  document.body.innerHTML = `<div id="root"><main>${html}</main></div>`;
  earlyInput();
  const pressed = document.querySelector<HTMLElement>('button,a')!;
  const repeats = vi.spyOn(pressed, 'click');
  const press = () => {
    const event = trusted(new MouseEvent('click', { bubbles: true, cancelable: true }));
    pressed.dispatchEvent(event);
    return event;
  };
  return { pressed, repeats, press };
}

const alive = <Marked extends Element>(element: Marked): Marked => Object.assign(element, { __reactProps$1: {} });
const root = () => document.querySelector('#root')!;
const later = (ms = 50) => vi.advanceTimersByTimeAsync(ms);

test('a press from before the page’s script is repeated afterwards', async () => {
  const { pressed, repeats, press } = page('<button type="button">Rooms</button>');
  expect(press().defaultPrevented).toBe(true);
  await later(5000);
  expect(repeats).not.toHaveBeenCalled();
  alive(root());
  alive(pressed);
  await later();
  expect(repeats).toHaveBeenCalledTimes(1);
});

test('a button in a part that comes later is waited for', async () => {
  const { pressed, repeats, press } = page('<button type="button">Rooms</button>');
  press();
  alive(root());
  await hydrated();
  await later(1000);
  expect(repeats).not.toHaveBeenCalled();
  alive(pressed);
  await later();
  expect(repeats).toHaveBeenCalledTimes(1);
});

test('one that never comes alive is pressed all the same, once', async () => {
  const { repeats, press } = page('<button type="button">Rooms</button>');
  press();
  await hydrated();
  await later(60_000);
  expect(repeats).toHaveBeenCalledTimes(1);
});

test('a page that stays as the server sent it makes the press at once, and holds none', async () => {
  const { repeats, press } = page('<button type="button">Rooms</button>');
  press();
  await hydrated('static');
  await later();
  expect(repeats).toHaveBeenCalledTimes(1);
  expect(press().defaultPrevented).toBe(false);
});

test('a button that the page took away is not', async () => {
  const { pressed, repeats, press } = page('<button type="button">Rooms</button>');
  press();
  pressed.remove();
  await hydrated();
  await later(60_000);
  expect(repeats).not.toHaveBeenCalled();
});

test('of several presses the last one counts', async () => {
  const { pressed, repeats, press } = page(
    '<button type="button">One</button><button type="button" id="two">Two</button>',
  );
  const other = document.querySelector<HTMLElement>('#two')!;
  const second = vi.spyOn(other, 'click');
  press();
  other.dispatchEvent(trusted(new MouseEvent('click', { bubbles: true, cancelable: true })));
  for (const element of [root(), pressed, other]) alive(element);
  await later();
  expect(repeats).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test.each([
  ['a form with an address of its own is sent by the page', '<form action="/book"><button>Book</button></form>', true],
  ['so is one that a script alone can send', '<form><button>Book</button></form>', true],
  ['one that asks for this page is sent at once', '<form method="get"><button>Plan</button></form>', false],
  ['a link leads where it leads', '<a href="/x">X</a>', false],
  ['so does one to another language where nothing was typed', '<a href="/x" hreflang="de">X</a>', false],
  [
    'with something typed it waits for the page, which takes that along',
    '<a href="/x" hreflang="de">X</a><form><input></form>',
    true,
  ],
  ['so does one to the page with another stay', '<a href="?adults=1">Fewer</a><form><input></form>', true],
  ['not where nothing was typed', '<a href="?adults=1">Fewer</a>', false],
  ['nor one to a place on the page', '<a href="#rooms">Rooms</a><form><input></form>', false],
  ['nor one to another page', '<a href="/x?adults=1">X</a><form><input></form>', false],
])('before the page’s script: %s', (_, html, isKept) => {
  const { pressed, press } = page(html);
  // The test's world goes nowhere.
  pressed.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(isKept);
    event.preventDefault();
  });
  const field = document.querySelector('input');
  if (field) field.value = 'typed';
  press();
  expect.assertions(1);
});

test('a link that is to be opened beside the page is', () => {
  const { pressed } = page('<a href="?adults=1">Fewer</a><form><input></form>');
  document.querySelector('input')!.value = 'typed';
  const seen: boolean[] = [];
  pressed.addEventListener('click', (event) => {
    seen.push(event.defaultPrevented);
    event.preventDefault();
  });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    pressed.dispatchEvent(trusted(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })));
  expect(seen).toEqual([false, false, false]);
});

test('what a script presses is not a guest’s press', () => {
  const { pressed } = page('<button type="button">Rooms</button>');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'isTrusted', { value: false });
  pressed.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a press on another language waits for the form that was typed in, and wakes it', async () => {
  const { pressed, repeats, press } = page('<a href="#" hreflang="de">X</a><form><input></form>');
  const form = document.querySelector('form')!;
  const woken = vi.fn<() => void>();
  form.addEventListener('keyup', woken);
  pressed.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('input')!.value = 'typed';
  press();
  alive(root());
  alive(pressed);
  await later();
  expect(repeats).not.toHaveBeenCalled();
  alive(document.querySelector('input')!);
  await later();
  expect(repeats).toHaveBeenCalledTimes(1);
  expect(woken).toHaveBeenCalledTimes(1);
  press();
  expect(woken).toHaveBeenCalledTimes(2);
});
