import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { lazyPart } from '../../exports/lazy-part.ts';

afterEach(cleanup);

const Rooms = ({ count }: { readonly count: number }): ReactNode => <p>{count} rooms</p>;

test('a part that did not come at first comes when the network is back, with what it was given', async () => {
  const asked: number[] = [];
  const Part = lazyPart<{ count: number }>(
    async () => {
      asked.push(asked.length);
      if (asked.length === 1) throw new TypeError('Failed to fetch');
      return Rooms;
    },
    <p>On its way</p>,
  );
  render(<Part count={3} />);
  expect(screen.getByText('On its way')).toBeDefined();
  await Promise.resolve();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('3 rooms')).toBeDefined();
  expect(asked).toHaveLength(2);
});

test('it is fetched when it is first drawn, once for all who draw it', async () => {
  let times = 0;
  const Part = lazyPart<{ count: number }>(async () => {
    times += 1;
    return Rooms;
  });
  expect(times).toBe(0);
  render(
    <>
      <Part count={1} />
      <Part count={2} />
    </>,
  );
  await screen.findByText('1 rooms');
  await screen.findByText('2 rooms');
  expect(times).toBe(1);
});

test('what the server drew stays, with what was ticked in it, whatever the page says of it before its code is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Boxes>();
  const Part = lazyPart(() => promise);
  const Page = ({ total }: { readonly total: number }): ReactNode => <Part total={total} />;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<!--$--><label>Tax of <!-- -->1<input type="checkbox"></label><!--/$-->';
  const root = await act(async () => hydrateRoot(page, <Page total={1} />));
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  box.checked = true;
  for (const total of [2, 3]) await act(async () => root.render(<Page total={total} />));
  expect([box.isConnected, box.checked]).toEqual([true, true]);
  await act(async () => resolve(Boxes));
  expect([screen.getByRole('checkbox'), box.checked, page.textContent]).toEqual([box, true, 'Tax of 3']);
  await act(async () => root.render(<Page total={4} />));
  expect(page.textContent).toBe('Tax of 4');
  await act(async () => root.unmount());
  page.remove();
});

const Boxes = ({ total }: { readonly total: number }): ReactNode => (
  <label>
    Tax of {total}
    <input type="checkbox" />
  </label>
);
