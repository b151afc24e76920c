import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { root } from '../../scripts/run/paths.ts';
import { releaseStore } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { askGate } from './ask-gate.ts';
import { liveRelease, releaseWithServer } from './store.ts';

// Renders pages by an origin of its own, and opens them in a browser.
test.setTimeout(90_000);

test.beforeEach(() => test.skip(releaseStore() === null, 'the product under test is not ours to take apart'));

test('the gate lets through what renders and comes alive', async () => {
  const { id } = await liveRelease(releaseStore() ?? '', 'itinerary');
  expect(askGate(`itinerary@${id}`, '--browser')).toMatchObject({ code: 0 });
});

test('the gate makes a real stay: a screen that throws for a real price alone is refused', async () => {
  const store = releaseStore() ?? '';
  const { server } = await liveRelease(store, 'checkout');
  const bundle = await readFile(path.join(store, server), 'utf8');
  const throws = `
    const { screen } = module.exports.exposes['./screens/room-checkout'];
    const View = (props) => {
      if (props.model.kind === 'offered') throw new TypeError('a price that it cannot show');
      return screen.View(props);
    };
    const exposes = { ...module.exports.exposes, './screens/room-checkout': { screen: { ...screen, View } } };
    module.exports = { ...module.exports, exposes };`;
  await releaseWithServer(store, 'checkout', 'realprice', `${bundle}\n${throws}`);
  const { code, out } = askGate('checkout@realprice');
  expect(out).toMatch(/room\/checkout\?quote=\S+ answers 503, not 200/);
  expect(code).toBe(1);
  const { id } = await liveRelease(store, 'checkout');
  expect(askGate(`checkout@${id}`)).toMatchObject({ code: 0 });
});

test('a page that loops in the browser is told of, and ends nothing', async () => {
  const server = http.createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<main>A page</main><script>for (;;);</script>'),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/loops`;
  const child = spawn(process.execPath, [path.join(root, 'e2e/releases/come-alive.ts'), address]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  server.close();
  expect([code, said]).toEqual([1, expect.stringContaining('/loops: does not come alive')]);
});

test('the gate refuses a release whose screen throws while it is made', async () => {
  const store = releaseStore() ?? '';
  const { server } = await liveRelease(store, 'itinerary');
  const bundle = await readFile(path.join(store, server), 'utf8');
  const throws = `
    const { screen } = module.exports.exposes['./screens/planner'];
    const View = () => { throw new TypeError('a view that throws on purpose'); };
    const exposes = { ...module.exports.exposes, './screens/planner': { screen: { ...screen, View } } };
    module.exports = { ...module.exports, exposes };`;
  await releaseWithServer(store, 'itinerary', 'throws', `${bundle}\n${throws}`);
  const { code, out } = askGate('itinerary@throws');
  expect(out).toContain('answers 503, not 200');
  expect(code).toBe(1);
});

test('what a page leaves behind and throws three seconds later is refused too', async () => {
  const store = releaseStore() ?? '';
  const { server } = await liveRelease(store, 'itinerary');
  const bundle = await readFile(path.join(store, server), 'utf8');
  const throws = `
    const { screen } = module.exports.exposes['./screens/planner'];
    const load = (asked) => {
      setTimeout(() => { throw new TypeError('late on purpose'); }, 3000);
      return screen.load(asked);
    };
    const exposes = { ...module.exports.exposes, './screens/planner': { screen: { ...screen, load } } };
    module.exports = { ...module.exports, exposes };`;
  await releaseWithServer(store, 'itinerary', 'throwslate', `${bundle}\n${throws}`);
  const { code, out } = askGate('itinerary@throwslate');
  expect(out).toMatch(/\d of its pages threw/);
  expect(code).toBe(1);
});

test('the gate makes A and B of an experiment: one that shows another price, or throws, is refused', async () => {
  const store = releaseStore() ?? '';
  const { server } = await liveRelease(store, 'hotel-home');
  const bundle = await readFile(path.join(store, server), 'utf8');
  const inB = (does: string): string => `
    const { screen } = module.exports.exposes['./screens/home'];
    const { jsx, jsxs, Fragment } = require('react/jsx-runtime');
    const View = (props) => {
      const isB = props.inB !== undefined && props.inB.includes('hotel-home/reviews-first');
      if (!isB) return jsx(screen.View, props);
      ${does};
    };
    const exposes = { ...module.exports.exposes, './screens/home': { screen: { ...screen, View } } };
    module.exports = { ...module.exports, exposes };`;
  const cheaper = "return jsxs(Fragment, { children: [jsx(screen.View, props), jsx('p', { children: '₹ 1,234' })] })";
  for (const [id, does, refusal] of [
    ['cheaper', cheaper, /B of hotel-home\/reviews-first: \S+ shows other prices than A: ₹1,234/],
    [
      'bthrows',
      "throw new TypeError('B throws on purpose')",
      /B of hotel-home\/reviews-first: \S+ answers 503, not 200/,
    ],
  ] as const) {
    await releaseWithServer(store, 'hotel-home', id, `${bundle}\n${inB(does)}`);
    const { code, out } = askGate(`hotel-home@${id}`);
    expect(out).toMatch(refusal);
    expect(code).toBe(1);
  }
  const { id } = await liveRelease(store, 'hotel-home');
  expect(askGate(`hotel-home@${id}`, '--browser')).toMatchObject({ code: 0 });
});
