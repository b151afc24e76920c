import { afterEach, expect, test } from 'vitest';
import { refreshHook } from './refresh-hook.ts';

const page = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown };

afterEach(() => {
  delete page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
});

test('a bundle that comes later finds the renderers of before', () => {
  refreshHook();
  const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__ as { renderers: Map<number, unknown>; inject(one: unknown): number };
  const [first, second] = [{}, {}];
  const ids = [hook.inject(first), hook.inject(second)];
  expect([...hook.renderers]).toEqual([
    [ids[0], first],
    [ids[1], second],
  ]);
});

test('React’s developer tools, where they are there, stay', () => {
  const theirs = {};
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = theirs;
  refreshHook();
  expect(page.__REACT_DEVTOOLS_GLOBAL_HOOK__).toBe(theirs);
});
