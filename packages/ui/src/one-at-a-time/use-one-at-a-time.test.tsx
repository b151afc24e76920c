import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOneAtATime } from '../../exports/one-at-a-time.ts';

afterEach(cleanup);

const shown = () => renderHook(() => useOneAtATime<'card' | 'wallet'>()).result;

test('an act is under way from its press until it is ended', async () => {
  const acts = shown();
  expect(acts.current.busy).toBeNull();
  await act(() => acts.current.begin('card', () => Promise.resolve()));
  // Its window is open still, though what opened it is done.
  expect(acts.current.busy).toBe('card');
  act(() => acts.current.end());
  expect(acts.current.busy).toBeNull();
});

test('a second press begins nothing, drawn already or not, of the same act or another', async () => {
  const acts = shown();
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await act(async () => {
    // Both come before React has drawn.
    await Promise.all([acts.current.begin('card', run), acts.current.begin('card', run)]);
  });
  await act(() => acts.current.begin('wallet', run));
  expect(run).toHaveBeenCalledOnce();
  expect(acts.current.busy).toBe('card');
});

test('after an act has ended the next one begins, where it failed too', async () => {
  const acts = shown();
  await act(async () => {
    await expect(acts.current.begin('card', () => Promise.reject(new Error('no window')))).rejects.toThrow('no window');
  });
  expect(acts.current.busy).toBe('card');
  act(() => acts.current.end());
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await act(() => acts.current.begin('wallet', run));
  expect(run).toHaveBeenCalledOnce();
  expect(acts.current.busy).toBe('wallet');
});
