import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageRequest } from '@latchkey/releases/page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostOfPage } from './page-cost.ts';
import { renderPool } from './render-pool.ts';
import type { RenderPool } from './render-pool.types.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-hostile-'));
const secret = 'a-secret-of-the-origin-4f8a1c';
let pool: RenderPool;
let asked: string[] = [];
const outside = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end('engine');
});
let address = '';

const write = (name: string, code: string): { id: string; file: string } => {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, code);
  return { id: name, file };
};

/** A shell that shows what its remote has found. */
const shell = write(
  'shell',
  `class Component { draw() { return 'drawn'; } }
   exports.provided = { react: { use: () => 'used', Component } };
   exports.renderPage = async (page, remotes) => {
     const text = JSON.stringify(await remotes.checkout?.exposes.find() ?? 'refused');
     return { status: 200, headers: {}, body: new ReadableStream({ start(c) { c.enqueue(new TextEncoder().encode(text)); c.close(); } }) };
   };`,
);

beforeAll(async () => {
  process.env['A_SECRET'] = secret;
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  pool = renderPool({
    workers: 1,
    pagesPerWorker: 2,
    waitingPages: 10,
    waitMs: 20_000,
    timeout: 20_000,
    stallMs: 60_000,
    broken: () => undefined,
    lost: () => undefined,
    screenFailed: () => undefined,
    tookTooMuch: () => undefined,
    mostOfPage,
    complain: () => undefined,
  });
});

afterAll(async () => {
  delete process.env['A_SECRET'];
  await pool.close();
  outside.close();
});

let bundles = 0;
const asker = { network: '203.0.113.1', judged: null };

/** What a page shows of what this code of a remote gives, thrown errors too. */
async function found(code: string, apiUrl = 'http://127.0.0.1:9'): Promise<string> {
  const id = `hostile-${bundles++}`;
  const bundle = write(
    id,
    `exports.exposes = { find: async () => { try { return await (async () => { ${code} })(); } catch (error) { return 'refused: ' + error; } } };`,
  );
  const release = { app: 'checkout', id };
  const { body } = await pool.render(
    {
      page: {
        url: 'http://hotel.test/',
        releases: { shell: { app: 'shell', id: 'shell' }, remotes: { checkout: release } },
        apiHeaders: {},
        apiUrl,
      } as unknown as PageRequest,
      bundles: { shell, remotes: { checkout: bundle }, assets: folder },
      release: `checkout@${id}`,
    },
    asker,
  );
  let text = '';
  for await (const chunk of body) text += String(chunk);
  return text;
}

const ofTheProcess = [
  'process',
  'globalThis.process',
  "Function('return process')()",
  "require.constructor('return process')()",
  "(0, eval)('process')",
  'Object.getPrototypeOf(async () => {}).constructor("return process")',
];

test.each(ofTheProcess)('a hostile bundle finds no secret, no signal and no way out in %s', async (where) => {
  const code = `const it = await ${where}; const its = typeof it === 'function' ? await it() : it;
    return [Object.keys(its.env), ...['kill', 'exit', 'abort', 'binding', 'dlopen', 'report', 'getBuiltinModule', 'mainModule', 'reallyExit', 'on', 'stdout'].map((name) => typeof its[name])];`;
  expect(await found(code)).toBe(JSON.stringify([[], ...Array.from({ length: 11 }, () => 'undefined')]));
});

test.each([
  'process',
  'child_process',
  'cluster',
  'dgram',
  'dns',
  'diagnostics_channel',
  'fs/promises',
  'http',
  'http2',
  'https',
  'inspector',
  'module',
  'net',
  'os',
  'perf_hooks',
  'repl',
  'sqlite',
  'tls',
  'v8',
  'vm',
  'wasi',
  'worker_threads',
])('a hostile bundle gets no %s', async (name) => {
  for (const spelled of [name, `node:${name}`])
    expect(await found(`return Object.keys(require('${spelled}'))`)).toContain('which its shell does not provide');
  expect(await found(`return Object.keys(await import('node:${name}'))`)).toMatch(/^"refused/);
});

test.each([
  "return Object.keys(require('fs'))",
  "return Object.keys(require('node:async_hooks')).filter((name) => !/^Async/.test(name))",
])('what a library asks for while it loads holds nothing: %s', async (code) => expect(await found(code)).toBe('[]'));

test.each([
  'return Object.keys(await Function(\'return import("node:process")\')())',
  'return Object.keys(await (0, eval)(\'import("node:fs")\'))',
  'return Object.keys(await Promise.resolve(\'return import("node:fs")\').then(Function).then((it) => it()))',
  'return Object.keys(await new Promise((resolve, reject) => setTimeout(() => Function(\'return import("node:fs")\')().then(resolve, reject))))',
  "return require('crypto').setEngine('/tmp/engine.so')",
  "return new (require('node:events').constructor('return process')().constructor)().kill(0)",
  "return require('__proto__').x.y",
  "return require('constructor').constructor('return this')().process.kill(1)",
  'delete globalThis.process; return process.kill(0)',
  'globalThis.process = 1; return process.kill(0)',
  "return new WebSocket('ws://127.0.0.1:1')",
])('a hostile bundle comes no further by %s', async (code) => expect(await found(code)).toMatch(/^"refused/));

test('a hostile bundle shows nothing of what the origin was started with, wherever it looks', async () => {
  const code = `const seen = new Set(); const texts = [];
    const look = (it, depth) => { if (it === null || !/object|function/.test(typeof it) || seen.has(it) || depth > 6) return;
      seen.add(it); for (const key of Reflect.ownKeys(it)) { let value; try { value = it[key]; } catch { continue; }
        if (typeof value === 'string') texts.push(value); look(value, depth + 1); } look(Object.getPrototypeOf(it), depth + 1); };
    look(globalThis, 0); look(require, 0); look(module, 0); look(console, 0); look(new Error(), 0);
    for (const name of ['assert', 'buffer', 'events', 'stream', 'util', 'url', 'zlib', 'path', 'crypto', 'async_hooks']) look(require(name), 0);
    return [seen.size > 500, texts.join()];`;
  const text = await found(code);
  expect(text).toMatch(/^\[true,/);
  expect(text).not.toContain(secret);
});

test('a hostile bundle asks the engine, and nobody else', async () => {
  asked = [];
  expect(await found(`return await (await fetch('${address}/api/hotels')).text()`, address)).toBe('"engine"');
  const elsewhere = address.replace('127.0.0.1', 'localhost');
  for (const code of [
    `return (await fetch('${elsewhere}/stolen')).status`,
    `return await new Promise((resolve, reject) => globalThis[Symbol.for('undici.globalDispatcher.1')].dispatch({ origin: '${elsewhere}', path: '/stolen', method: 'GET' }, { onConnect() {}, onHeaders: resolve, onError: reject }))`,
    `globalThis[Symbol.for('undici.globalDispatcher.1')] = { dispatch() { throw new Error('spoilt'); } }; return (await fetch('${elsewhere}/stolen')).status`,
    `return (await fetch(new Request('${elsewhere}/stolen'))).status`,
    `return (await fetch({ toString: () => '${elsewhere}/stolen', url: '${address}' })).status`,
    `Object.defineProperty(Request.prototype, 'url', { get: () => '${address}' }); return (await fetch('${elsewhere}/stolen')).status`,
  ])
    expect(await found(code, address)).toMatch(/^"refused/);
  expect(await found(`return await (await fetch('${address}/api/rooms')).text()`, address)).toBe('"engine"');
  expect(asked).toEqual(['/api/hotels', '/api/rooms']);
});

test.each([
  ['Array.prototype.map', 'Array.prototype.map = () => ["FREE"]', 'return [1].map((one) => one)', '[1]'],
  [
    'Array.prototype, defined',
    'Object.defineProperty(Array.prototype, "join", { value: () => "FREE" })',
    'return [1, 2].join()',
    '"1,2"',
  ],
  ['Object.prototype', 'Object.prototype.price = "FREE"', 'return "price" in {}', 'false'],
  [
    'Intl',
    'Intl.NumberFormat = class { format() { return "FREE"; } }',
    "return new Intl.NumberFormat('en').format(5)",
    '"5"',
  ],
  ['Intl as a whole', 'globalThis.Intl = {}', 'return typeof Intl.NumberFormat', '"function"'],
  [
    'Intl.NumberFormat.prototype',
    'Intl.NumberFormat.prototype.formatToParts = () => []',
    "return new Intl.NumberFormat('en').formatToParts(5).length",
    '1',
  ],
  ['Date', 'globalThis.Date = class { static now() { return 7; } }', 'return Date.now() > 7', 'true'],
  ['Date.now', 'Date.now = () => 7', 'return Date.now() > 7', 'true'],
  ['JSON', 'JSON.stringify = () => "FREE"', 'return JSON.stringify([1])', '"[1]"'],
  ['Promise', 'Promise.prototype.then = () => {}', 'return await Promise.resolve(4).then((one) => one)', '4'],
  [
    'fetch',
    'globalThis.fetch = () => "FREE"',
    "return await fetch('http://127.0.0.1:1').catch((error) => error.name)",
    '"TypeError"',
  ],
  ['Map', 'Map.prototype.get = () => "FREE"', 'return new Map([[1, 2]]).get(1)', '2'],
  [
    'an iterator',
    'Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true })',
    'return [...[1]]',
    '[1]',
  ],
  [
    'a generator',
    'Object.getPrototypeOf(Object.getPrototypeOf((function* () {})())).next = () => ({ done: true })',
    'return [...(function* () { yield 1; })()]',
    '[1]',
  ],
  [
    'typed arrays',
    'Object.getPrototypeOf(Uint8Array).prototype.slice = () => "FREE"',
    'return new Uint8Array([1]).slice()[0]',
    '1',
  ],
  [
    'TextEncoder',
    'TextEncoder.prototype.encode = () => new Uint8Array()',
    "return new TextEncoder().encode('a').length",
    '1',
  ],
  [
    'streams',
    'ReadableStream.prototype.getReader = () => "FREE"',
    'return typeof new ReadableStream().getReader()',
    '"object"',
  ],
  ['URL', 'URL.prototype.toString = () => "FREE"', "return new URL('http://a/').toString()", '"http://a/"'],
  [
    'console',
    'console.error = () => { throw new Error("FREE"); }',
    'console.error; return console.error.name',
    '"error"',
  ],
  ['setTimeout', 'globalThis.setTimeout = () => "FREE"', 'return typeof setTimeout(() => {}, 1)', '"object"'],
  ['structuredClone', 'structuredClone = () => "FREE"', 'return structuredClone(1)', '1'],
  ['Error', 'Error.prepareStackTrace = () => "FREE"', "return new Error('x').stack.includes('FREE')", 'false'],
  ['the length of stacks', 'Error.stackTraceLimit = 0', "return new Error('x').stack.includes('at ')", 'true'],
  ['Error itself', 'Error.captureStackTrace = () => "FREE"', 'return Error.captureStackTrace({}) ?? "kept"', '"kept"'],
  ['a module of Node', "require('util').format = () => 'FREE'", "return require('util').format('a')", '"a"'],
  [
    'a class of a module',
    "require('stream').Readable.prototype.push = () => 'FREE'",
    "return String(require('stream').Readable.prototype.push).includes('FREE')",
    'false',
  ],
  ['what its shell provides', "require('react').use = () => 'FREE'", "return require('react').use()", '"used"'],
  [
    'a class that its shell provides',
    "require('react').Component.prototype.draw = () => 'FREE'",
    "return new (require('react').Component)().draw()",
    '"drawn"',
  ],
  ['Buffer', 'Buffer.from = () => "FREE"', "return Buffer.from('a').length", '1'],
])('what a bundle does to %s is over with it', async (_, spoils, looks, seen) => {
  await found(`${spoils}; return 'spoilt'`);
  expect(await found(looks)).toBe(seen);
});

test.each([
  [
    "class Own extends Error { constructor() { super('x'); this.name = 'Own'; this.message = 'y'; } }; return String(new Own())",
    '"Own: y"',
  ],
  [
    "const own = {}; own.toString = () => 'own'; own.constructor = 1; own.valueOf = () => 2; return [String(own), own.constructor, own + 1]",
    '["own",1,3]',
  ],
  [
    "'use strict'; const own = function () {}; own.prototype.toString = () => 'own'; own.toString = () => 'code'; return [String(new own()), String(own)]",
    '["own","code"]',
  ],
  ['globalThis.own = 5; return globalThis.own', '5'],
  [
    "'use strict'; const before = Error.stackTraceLimit; Error.stackTraceLimit = 1; const { stack } = new Error('x'); Error.stackTraceLimit = before; return stack.split('\\n').length",
    '2',
  ],
  [
    "'use strict'; const before = Error.prepareStackTrace; Error.prepareStackTrace = (_, sites) => sites; const { stack } = new Error('x'); Error.prepareStackTrace = before; return Array.isArray(stack)",
    'true',
  ],
  [
    "'use strict'; const log = console.log; Object.defineProperties(console, { log: { value: () => 'silent', writable: true, configurable: true } }); const silent = console.log(); console.log = log; return [silent, console.log === log]",
    '["silent",true]',
  ],
])('what programs set on objects of their own can be set: %s', async (code, seen) =>
  expect(await found(code)).toBe(seen),
);

test('the origin is there after all this', async () => expect(await found("return 'well'")).toBe('"well"'));
