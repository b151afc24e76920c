import { expect, test } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { logWithSources } from './read-stacks.ts';

const map = { version: 3, sources: ['webpack://checkout/./src/a.ts'], names: [], mappings: 'AAAA', file: 'a.1f.js' };

function reader() {
  const asked: string[] = [];
  const get = (name: string) => {
    asked.push(name);
    if (name.includes('away')) return Promise.reject(new Error('the store is away'));
    const isThere = name === 'maps/checkout/a.1f.js.map.br';
    return Promise.resolve(isThere ? { content: brotliCompressSync(JSON.stringify(map)), tag: '' } : null);
  };
  const log = logWithSources({ blobs: { get } as never });
  const logged = (facts: Record<string, unknown>) => new Promise<object>((done) => log(facts, done));
  return { logged, asked };
}

test('a place in a file of a release is logged as that of its source, and read once', async () => {
  const { logged, asked } = reader();
  for (let time = 0; time < 2; time++)
    expect(await logged({ release: 'checkout@1', at: '/assets/checkout/a.1f.js:1:1' })).toEqual({
      release: 'checkout@1',
      at: 'apps/checkout/src/a.ts:1:1',
    });
  expect(asked).toEqual(['maps/checkout/a.1f.js.map.br']);
});

test.each([
  ['no map', { reason: 'Error: x\n at /cache/servers/checkout/b.2e.cjs:1:1' }],
  ['a store that is away', { at: '/assets/checkout/away.js:1:1' }],
  ['no place', { reason: 'out of memory', at: '' }],
])('with %s the line is logged as it is', async (_, facts) => expect(await reader().logged(facts)).toEqual(facts));
