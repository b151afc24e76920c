import { expect, test } from 'vitest';
import { guiltIn } from './guilty-in.ts';

const guilt = guiltIn();
guilt.knows('/store/servers/shell/a.cjs', 'shell@a');
guilt.knows('/store/servers/itinerary/b.cjs', 'itinerary@b');
guilt.knows('/store/servers/checkout/c.cjs', 'checkout@c');

const thrown = (message: string, ...files: string[]): Error =>
  Object.assign(new TypeError(message), {
    stack: [`TypeError: ${message}`, ...files.map((file) => `    at f (/store/servers/${file}:10:2)`)].join('\n'),
  });

test('the first file of the stack is to blame, whoever’s page it was', () => {
  expect(guilt.of(thrown('x', 'checkout/c.cjs', 'shell/a.cjs'))).toBe('checkout@c');
  expect(guilt.of(thrown('x', 'shell/a.cjs'), 'itinerary@b')).toBe('shell@a');
});

test('a screen whose code is in the stack is to blame for what the shell’s code threw in it', () => {
  expect(guilt.of(thrown('x', 'shell/a.cjs', 'itinerary/b.cjs', 'shell/a.cjs'), 'itinerary@b')).toBe('itinerary@b');
});

test('what React says of a screen is said of the screen', () => {
  expect(guilt.of(thrown('Minified React error #31; visit …', 'shell/a.cjs'), 'itinerary@b')).toBe('itinerary@b');
});

test('where no file is named, the screen is to blame, or nobody', () => {
  expect(guilt.of(thrown('x'), 'itinerary@b')).toBe('itinerary@b');
  expect(guilt.of('a word')).toBeNull();
});
