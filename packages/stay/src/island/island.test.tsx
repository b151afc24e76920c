import { act, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { island } from '../../exports/island.ts';

type Near = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

let near: Near = () => undefined;

/** The browser's own, which a document without a layout lacks: `near` says what the guest comes to see. */
class Watch {
  constructor(callback: Near) {
    near = callback;
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Watch));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function More(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((was) => was + 1)}>
      {`Reviews ${count}`}
    </button>
  );
}

/** The page as the server drew it, and how often the script of its part was asked for. */
async function drawn(): Promise<{ asked: () => number; button: () => HTMLButtonElement }> {
  let asked = 0;
  const Reviews = island(async () => {
    asked += 1;
    return More;
  });
  const page = document.createElement('div');
  page.innerHTML = '<div><!--$--><button type="button">Reviews 0</button><!--/$--></div>';
  document.body.append(page);
  await act(async () => void hydrateRoot(page, <Reviews />));
  return { asked: () => asked, button: () => page.querySelector('button') as HTMLButtonElement };
}

test('what the server drew stays, and its script is fetched when the guest comes near', async () => {
  const { asked, button } = await drawn();
  await act(async () => near([{ isIntersecting: false }]));
  expect(asked()).toBe(0);
  expect(button().textContent).toBe('Reviews 0');
  await act(async () => near([{ isIntersecting: true }]));
  await waitFor(() => expect(asked()).toBe(1));
});

test('a press of a part that is far away fetches its script', async () => {
  const { asked, button } = await drawn();
  const pressed = button();
  await act(async () => document.body.click());
  expect(asked()).toBe(0);
  await act(async () => pressed.click());
  await waitFor(() => expect(asked()).toBe(1));
  expect(button()).toBe(pressed);
});

test('a press of a part that is alive is made once', async () => {
  const { asked, button } = await drawn();
  await act(async () => near([{ isIntersecting: true }]));
  await waitFor(() => expect(asked()).toBe(1));
  await act(async () => button().click());
  expect(button().textContent).toBe('Reviews 1');
});
