import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { lazyPart } from '../../exports/lazy-part.ts';

afterEach(cleanup);

const Rooms = ({ count }: { readonly count: number }): ReactNode => <p>{count} rooms</p>;

test('a part that did not come at first comes when the network is back, with what it was given', async () => {
  const asked: number[] = [];
  const Part = lazyPart<{ count: number }>(async () => {
    asked.push(asked.length);
    if (asked.length === 1) throw new TypeError('Failed to fetch');
    return Rooms;
  });
  render(
    <Suspense fallback={<p>On its way</p>}>
      <Part count={3} />
    </Suspense>,
  );
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
    <Suspense fallback={null}>
      <Part count={1} />
      <Part count={2} />
    </Suspense>,
  );
  await screen.findByText('1 rooms');
  await screen.findByText('2 rooms');
  expect(times).toBe(1);
});
