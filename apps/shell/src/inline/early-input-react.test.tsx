import { act, lazy, Suspense, useState, type ChangeEvent, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyInput } from './early-input.ts';
import { freshPage, trusted } from './testing/inline-page.ts';

freshPage();

const heard = vi.fn<(what: string) => void>();

/** What guests do to a page, each told when React hears of it. A page that does not hear of it writes its own back. */
function Controls(): ReactNode {
  const [stands, change] = useState({ box: false, way: 'card', name: '' });
  const [times, setTimes] = useState(0);
  const hear = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const value = target.type === 'checkbox' ? target.checked : target.value;
    heard(`${target.name} ${value}`);
    change((before) => ({ ...before, [target.name]: value }));
  };
  return (
    <form onSubmit={(event) => (event.preventDefault(), heard(`sent ${JSON.stringify(stands)}`))}>
      <input type="checkbox" name="box" checked={stands.box} onChange={hear} />
      {['card', 'cash'].map((way) => (
        <input key={way} type="radio" name="way" value={way} checked={stands.way === way} onChange={hear} />
      ))}
      <input name="name" value={stands.name} onChange={hear} />
      <button type="button" onClick={() => (heard('pressed'), setTimes(times + 1))}>
        {times}
      </button>
      <button type="submit">Book</button>
    </form>
  );
}

const press = (element: Element) =>
  element.dispatchEvent(trusted(new MouseEvent('click', { bubbles: true, cancelable: true })));
const field = (query: string) => document.querySelector<HTMLInputElement>(query)!;
const happens = (name: string) => new Event(name, { bubbles: true, cancelable: true });

const acts = {
  'a tick': { does: () => press(field('[name=box]')), is: ['box true'], left: () => field('[name=box]').checked },
  'a way': { does: () => press(field('[value=cash]')), is: ['way cash'], left: () => field('[value=cash]').checked },
  'what is typed': {
    does: () => {
      Reflect.set(HTMLInputElement.prototype, 'value', 'Meera', field('[name=name]'));
      field('[name=name]').dispatchEvent(happens('input'));
    },
    is: ['name Meera'],
    left: () => field('[name=name]').value === 'Meera',
  },
  'a press': {
    does: () => press(field('[type=button]')),
    is: ['pressed'],
    left: () => field('[type=button]').textContent === '1',
  },
};
type Act = (typeof acts)[keyof typeof acts];

let root: Root | null = null;
let arrive = (): void => undefined;

/** The page as the server drew it; the part with the controls waits for its code where `isLater`. */
function serverPage(isLater: boolean): { readonly hydrate: () => void } {
  document.body.innerHTML = `<div id="root">${renderToString(
    <Suspense>
      <Controls />
    </Suspense>,
  )}</div>`;
  earlyInput();
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Controls }>();
  arrive = () => resolve({ default: Controls });
  const Part = isLater ? lazy(() => promise) : Controls;
  return {
    hydrate: () => {
      root = hydrateRoot(
        document.querySelector('#root')!,
        <Suspense>
          <Part />
        </Suspense>,
      );
    },
  };
}

const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(200)));

beforeEach(() => {
  heard.mockClear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => act(async () => root?.unmount()));

const moments: Readonly<Record<string, (does: () => unknown) => Promise<void>>> = {
  'before the script': async (does) => {
    const { hydrate } = serverPage(false);
    does();
    await act(async () => hydrate());
  },
  'once React listens, before it has hydrated anything': async (does) => {
    const { hydrate } = serverPage(false);
    await act(async () => {
      hydrate();
      does();
    });
  },
  'while the code of the part is on its way': async (does) => {
    const { hydrate } = serverPage(true);
    await act(async () => hydrate());
    await act(async () => void does());
    await settle();
    expect(heard).not.toHaveBeenCalled();
    await act(async () => arrive());
  },
  'when the code has just come': async (does) => {
    const { hydrate } = serverPage(true);
    await act(async () => hydrate());
    await act(async () => {
      arrive();
      await Promise.resolve();
      does();
    });
  },
  'when the page is alive': async (does) => {
    const { hydrate } = serverPage(false);
    await act(async () => hydrate());
    await act(async () => void does());
  },
};

const cases = Object.entries(moments).flatMap(([moment, at]) =>
  Object.entries<Act>(acts).map(([what, done]) => [what, moment, done, at] as const),
);

test.each(cases)('%s %s counts once', async (_what, _moment, { does, is, left }, at) => {
  await at(does);
  await settle();
  expect(heard.mock.calls.flat()).toEqual(is);
  expect(left()).toBe(true);
});

test('what was typed and ticked early is known to the form that is sent early', async () => {
  const { hydrate } = serverPage(true);
  for (const { does } of Object.values<Act>(acts).slice(0, 3)) does();
  await act(async () => hydrate());
  await act(async () => void press(field('[type=submit]')));
  await act(async () => arrive());
  await settle();
  expect(heard.mock.calls.flat().at(-1)).toBe('sent {"box":true,"way":"cash","name":"Meera"}');
});

test('of what is typed on, and of a tick that is taken back, the last counts', async () => {
  const { hydrate } = serverPage(true);
  acts['a tick'].does();
  acts['a way'].does();
  press(field('[value=card]'));
  acts['what is typed'].does();
  await act(async () => hydrate());
  await act(async () => void acts['a tick'].does());
  await act(async () => arrive());
  await settle();
  expect(heard.mock.calls.flat()).toEqual(['name Meera']);
  expect([field('[name=box]').checked, field('[value=card]').checked]).toEqual([false, true]);
});
