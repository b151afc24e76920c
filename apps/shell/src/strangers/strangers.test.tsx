import { act, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tolerateStrangers } from './tolerate-strangers.ts';
import { watchLost } from './watch-lost.ts';

// The methods of the whole document are changed for the life of this file, as they are for that of a page.
beforeAll(() => tolerateStrangers(document.body));

let root: Root | undefined;
let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  place.remove();
});

const show = async (page: ReactNode): Promise<void> => {
  place.innerHTML = renderToString(page);
  await act(async () => {
    root = hydrateRoot(place, page);
  });
};

/** Both ways of translators: the text is put into an element, or an element is put into its place. */
const ways: Readonly<Record<string, (text: Text) => void>> = {
  around: (text) => {
    const outer = wrapper();
    text.replaceWith(outer);
    (outer.firstElementChild ?? outer).append(text);
  },
  instead: (text) => {
    const outer = wrapper();
    (outer.firstElementChild ?? outer).append(document.createTextNode(`«${text.data}»`));
    text.replaceWith(outer);
  },
  'before, then out': (text) => {
    const outer = wrapper();
    (outer.firstElementChild ?? outer).append(document.createTextNode(`«${text.data}»`));
    text.before(outer);
    text.remove();
  },
};

function wrapper(): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  outer.append(inner);
  return outer;
}

async function translate(way: string): Promise<void> {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts)
    if (text.data.trim() !== '' && text.parentElement?.tagName !== 'FONT') (ways[way] as (text: Text) => void)(text);
  await act(async () => undefined);
}

const said = (): string => (place.textContent ?? '').replaceAll(/[«»]/g, '').replaceAll(/\s+/g, ' ');

function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <section>
      <p>
        {count === 0 ? <>Choose a date</> : '–'}
        <b>{count} nights</b>
        {count % 2 === 1 ? 'odd' : null}
        <i>of many</i>
      </p>
      <ul>
        {(count % 2 === 0 ? ['one', 'two'] : ['two', 'three', 'one']).map((name) => (
          <Name key={name} name={name} />
        ))}
      </ul>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
    </section>
  );
}

/** A text of its own among its neighbours: React moves it by itself. */
const Name = ({ name }: { readonly name: string }): ReactNode => `[${name}]`;

describe.each(Object.keys(ways))('on a page whose texts a translator has written %s', (way) => {
  test('texts change, go, come and move as on one that nobody touched', async () => {
    const untouched = [0, 1, 2, 3].map((count) =>
      [
        count === 0 ? 'Choose a date' : '–',
        `${count} nights`,
        count % 2 === 1 ? 'odd' : '',
        'of many',
        count % 2 === 0 ? '[one][two]' : '[two][three][one]',
        'More',
      ].join(''),
    );
    await show(<Counter />);
    expect(said()).toBe(untouched[0]);
    for (const expected of untouched.slice(1)) {
      await translate(way);
      await act(async () => place.querySelector('button')?.click());
      expect(said()).toBe(expected);
    }
  });
});

test('a field that an extension has wrapped goes with nothing else of the extension’s', async () => {
  function Fields(): ReactNode {
    const [isThere, setThere] = useState(true);
    return (
      <form>
        {isThere ? <input name="one" /> : null}
        <button type="button" onClick={() => setThere(false)}>
          Remove
        </button>
      </form>
    );
  }
  await show(<Fields />);
  const around = document.createElement('div');
  const input = place.querySelector('input');
  input?.replaceWith(around);
  if (input !== null) around.append(input, document.createElement('svg'));
  await act(async () => place.querySelector('button')?.click());
  expect(place.querySelector('input')).toBeNull();
  expect(place.querySelector('button')).not.toBeNull();
});

test('what was typed before a page is drawn anew stays, with the focus and the caret', async () => {
  function Form({ digits }: { readonly digits: string }): ReactNode {
    const [name, setName] = useState('');
    return (
      <form action="/book">
        <p>{digits}</p>
        <input name="fullName" value={name} onChange={(event) => setName(event.target.value)} />
        <input name="email" defaultValue="" />
        <input name="news" type="checkbox" />
        <input name="way" type="radio" value="now" defaultChecked />
        <input name="way" type="radio" value="later" />
        <output>{name}</output>
      </form>
    );
  }
  place.innerHTML = renderToString(<Form digits="312" />);
  const field = (name: string, value?: string): HTMLInputElement => {
    const found = [...place.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)];
    return found.find((one) => value === undefined || one.value === value) as HTMLInputElement;
  };
  const giveBack = watchLost(place);
  field('fullName').value = 'Asha Rao';
  field('email').value = 'asha@b.co';
  field('news').checked = true;
  field('way', 'later').checked = true;
  field('email').focus();
  field('email').setSelectionRange(4, 4);
  const before = field('email');
  await act(async () => {
    root = hydrateRoot(place, <Form digits="٣١٢" />, { onRecoverableError: giveBack });
  });
  expect(field('email')).not.toBe(before);
  await vi.waitFor(() => expect(field('fullName').value).toBe('Asha Rao'));
  await act(async () => undefined);
  expect([field('fullName').value, field('email').value]).toEqual(['Asha Rao', 'asha@b.co']);
  expect([field('news').checked, field('way', 'later').checked]).toEqual([true, true]);
  expect(place.querySelector('output')?.textContent).toBe('Asha Rao');
  expect(document.activeElement).toBe(field('email'));
  expect(field('email').selectionStart).toBe(4);
});

test('a field that the page itself takes away and brings back is a new one', async () => {
  function Companion(): ReactNode {
    const [isThere, setThere] = useState(true);
    return (
      <form>
        {isThere ? <input name="companion" /> : null}
        <button type="button" onClick={() => setThere(!isThere)}>
          Turn
        </button>
      </form>
    );
  }
  await show(<Companion />);
  watchLost(place);
  const field = place.querySelector('input');
  if (field !== null) field.value = 'Ben';
  await act(async () => place.querySelector('button')?.click());
  await act(async () => place.querySelector('button')?.click());
  expect(place.querySelector('input')?.value).toBe('');
});
