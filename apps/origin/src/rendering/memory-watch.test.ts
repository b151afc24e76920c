import { expect, test } from 'vitest';
import { watchMemory } from './memory-watch.ts';

const megabyte = 1024 * 1024;

test('what a thread holds too much is put down to the pages that left it', () => {
  let held = 0;
  const watch = watchMemory(() => held, 100 * megabyte);
  for (let page = 0; page < 30; page++) {
    watch.begins('home@a');
    watch.begins('checkout@b');
    held += megabyte;
    watch.ends('home@a');
    held += 3 * megabyte;
    watch.ends('checkout@b');
    expect(watch.overgrown()).toEqual(page < 25 ? null : { megabytes: 4 * (page + 1), by: 'checkout@b' });
  }
});

test('what is given back is no fault, and what no page left is nobody’s', () => {
  let held = 0;
  const watch = watchMemory(() => held, 100 * megabyte);
  watch.begins('home@a');
  held += 90 * megabyte;
  watch.ends('home@a');
  watch.begins('home@a');
  held -= 90 * megabyte;
  watch.ends('home@a');
  held += 101 * megabyte;
  expect(watch.overgrown()).toEqual({ megabytes: 101, by: null });
});
