import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSending } from './use-sending.ts';

const said = { question: 'Is there a pool?' };

test('a form is on its way until the answer is there, and sent once it was taken', async () => {
  const { result } = renderHook(() => useSending());
  expect([result.current.state, result.current.refused]).toEqual(['open', null]);
  let answer: (reply: { status: number }) => void = () => undefined;
  let sending: Promise<void> | undefined;
  act(() => {
    sending = result.current.send(said, () => new Promise((resolve) => (answer = resolve)));
  });
  expect(result.current.state).toBe('sending');
  await act(async () => {
    answer({ status: 202 });
    await sending;
  });
  expect([result.current.state, result.current.refused]).toEqual(['sent', null]);
});

test.each([
  [{ status: 422, body: { code: 'too_long' } }, 'too_long'],
  [{ status: 422, body: {} }, 'unknown'],
  [{ status: 422, body: { code: 7 } }, 'unknown'],
  [{ status: 'failure' as const }, 'unknown'],
])('one that was not taken is open again and says why: %o', async (reply, code) => {
  const { result } = renderHook(() => useSending());
  await act(async () => result.current.send(said, async () => reply));
  expect([result.current.state, result.current.refused]).toEqual(['open', code]);
});

test('sent again after a lost answer it is the same form, and the refusal is gone', async () => {
  const { result } = renderHook(() => useSending());
  const keys: string[] = [];
  await act(async () => result.current.send(said, async (key) => (keys.push(key), { status: 'failure' })));
  await act(async () => result.current.send(said, async (key) => (keys.push(key), { status: 202 })));
  expect(new Set(keys).size).toBe(1);
  expect([result.current.state, result.current.refused]).toEqual(['sent', null]);
});
