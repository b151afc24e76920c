import { expect, test } from 'vitest';
import { orderOver } from './order.ts';
import type { Release } from './release.types.ts';

const site = '@latchkey/site';
const shell = (id: string, ...names: string[]): Release =>
  ({ app: 'shell', id, kind: 'shell', singletons: {}, provides: { [site]: names } }) as unknown as Release;
const remote = (app: string, id: string, ...names: string[]): Release =>
  ({ app, id, kind: 'remote', singletons: {}, uses: { [site]: names } }) as unknown as Release;

test('a shell that gives more goes before the remote that uses it', () => {
  const last = [shell('1', 'usePage'), remote('checkout', '1', 'usePage'), remote('home', '1', 'usePage')];
  const next = [shell('2', 'usePage', 'useWay'), remote('checkout', '2', 'useWay'), remote('home', '2', 'usePage')];
  const order = orderOver(last, next);
  expect(order.kind).toBe('order');
  expect(order.apps.indexOf('shell')).toBeLessThan(order.apps.indexOf('checkout'));
});

test('a shell that gives less goes after the remote that used it', () => {
  const last = [shell('1', 'usePage', 'useWay'), remote('checkout', '1', 'useWay')];
  const next = [shell('2', 'usePage'), remote('checkout', '2', 'usePage')];
  expect(orderOver(last, next)).toEqual({ kind: 'order', apps: ['checkout', 'shell'] });
});

test('a name that is another in one commit has no order: it says who waits for whom, and why', () => {
  const last = [shell('1', 'stayOf'), remote('home', '1', 'stayOf'), remote('checkout', '1')];
  const next = [shell('2', 'stayKeyOf'), remote('home', '2', 'stayKeyOf'), remote('checkout', '2')];
  expect(orderOver(last, next)).toMatchObject({
    kind: 'together',
    apps: ['checkout'],
    together: ['home', 'shell'],
    reasons: [{ lacks: `${site}.stayKeyOf` }, { lacks: `${site}.stayOf` }],
  });
});
