import { renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { roomsWantedAtom, useShowRooms } from './show-rooms.ts';

test('the rooms that were asked for come into sight when they are here, however long that takes', async () => {
  document.body.innerHTML = '<h2 id="rooms-title" tabindex="-1"></h2>';
  const store = createStore();
  store.set(roomsWantedAtom, '/rooms/later');
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <Provider store={store}>{children}</Provider>
  );
  const { rerender } = renderHook(useShowRooms, { initialProps: '/rooms/now', wrapper });
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(document.activeElement?.id).not.toBe('rooms-title');
  // The same stay, still at the home's own address.
  rerender('/rooms/later');
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(document.activeElement?.id).not.toBe('rooms-title');
  expect(store.get(roomsWantedAtom)).toBe('/rooms/later');
  history.pushState(null, '', '/rooms/later?lang=ar');
  rerender('/rooms/now');
  rerender('/rooms/later');
  await waitFor(() => expect(document.activeElement?.id).toBe('rooms-title'));
  expect(store.get(roomsWantedAtom)).toBeNull();
});
