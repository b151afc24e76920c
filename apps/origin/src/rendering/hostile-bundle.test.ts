import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageRequest } from '@latchkey/releases/page';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  `exports.provided = {};
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
    `return (await fetch(new Request('${elsewhere}/stolen'))).status`,
    `return (await fetch({ toString: () => '${elsewhere}/stolen', url: '${address}' })).status`,
    `Object.defineProperty(Request.prototype, 'url', { get: () => '${address}' }); return (await fetch('${elsewhere}/stolen')).status`,
  ])
    expect(await found(code, address)).toMatch(/^"refused/);
  expect(asked).toEqual(['/api/hotels']);
});

test('the origin is there after all this', async () => expect(await found("return 'well'")).toBe('"well"'));
