import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openKnownSites } from './known-sites.ts';
import { siteDirectory } from './site-directory.ts';

/** An API that knows one host and one hotel, counts what it is asked, and can be told to refuse. */
function api(): {
  url: Promise<string>;
  asked: string[];
  headers: (string | undefined)[];
  state: { status: number | null };
  server: Server;
} {
  const asked: string[] = [];
  const headers: (string | undefined)[] = [];
  const state = { status: null as number | null };
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://api');
    asked.push(request.url ?? '');
    headers.push(request.headers['x-forwarded-for'] as string | undefined);
    const isKnown = searchParams.get('host') === 'known.test' && (searchParams.get('slug') ?? 'linde') === 'linde';
    const status = state.status ?? (isKnown ? 200 : 404);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      status === 200
        ? JSON.stringify({ kind: 'provider', name: 'Known', host: 'known.test', theme: {} })
        : JSON.stringify({ code: 'unknown_host' }),
    );
  });
  const url = new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
  return { url, asked, headers, state, server };
}

describe('the directory of sites', () => {
  const open: Server[] = [];
  afterEach(() => {
    for (const server of open.splice(0)) server.close();
  });
  const start = async (ttl = 60_000) => {
    const fake = api();
    open.push(fake.server);
    return { ...fake, sites: siteDirectory(await fake.url, ttl) };
  };

  it('knows a host however it is spelt, so that spellings push nobody out of memory', async () => {
    const { sites, asked } = await start();
    await sites.find('known.test', 'en', null);
    await sites.find('nobody.test', 'en', null);
    for (const host of ['KNOWN.test', 'Known.Test:443', 'kNoWn.tEsT'])
      expect((await sites.find(host, 'en', null)).kind).toBe('site');
    expect((await sites.find('NOBODY.test', 'en', null)).kind).toBe('unknown_host');
    expect(asked).toHaveLength(2);
  });

  it('knows after a restart what it knew before, in any language, though the API has not answered since', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-sites-'));
    const file = path.join(folder, 'known-sites.json');
    let now = Date.UTC(2026, 10, 22);
    const fake = api();
    open.push(fake.server);
    const url = await fake.url;
    const before = siteDirectory(
      url,
      60_000,
      openKnownSites(file, () => now),
    );
    await before.find('known.test', 'en', null);
    await before.keep();
    fake.state.status = 503;
    const after = siteDirectory(
      url,
      60_000,
      openKnownSites(file, () => now),
    );
    expect((await after.find('known.test', 'en', null)).kind).toBe('site');
    expect((await after.find('known.test', 'hi', null)).kind).toBe('site');
    expect((await after.find('other.test', 'en', null)).kind).toBe('unavailable');
    now += 31 * 86_400_000;
    const late = siteDirectory(
      url,
      60_000,
      openKnownSites(file, () => now),
    );
    expect((await late.find('known.test', 'en', null)).kind).toBe('unavailable');
    await writeFile(file, '{"at":');
    expect(openKnownSites(file, () => now).sites).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('keeps a known site however many unknown names are asked for', async () => {
    const { sites, asked, state } = await start();
    await sites.find('known.test', 'en', null);
    for (let name = 0; name < 3000; name += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, place) => sites.find(`unknown-${name + place}.test`, 'en', null)),
      );
    asked.length = 0;
    state.status = 429;
    expect((await sites.find('known.test', 'en', null)).kind).toBe('site');
    expect(asked).toEqual([]);
  });

  it('answers from what it last knew when the API refuses', async () => {
    const { sites, state } = await start(1);
    await sites.find('known.test', 'en', null);
    await new Promise((resolve) => setTimeout(resolve, 10));
    state.status = 429;
    expect((await sites.find('known.test', 'en', null)).kind).toBe('site');
    // Its name in another language is better than no frame at all.
    expect((await sites.find('known.test', 'de', null)).kind).toBe('site');
    expect((await sites.find('other.test', 'en', null)).kind).toBe('unavailable');
  });

  it('asks once for what many want at the same time, and once for a hotel that nobody has', async () => {
    const { sites, asked } = await start();
    await Promise.all(Array.from({ length: 50 }, () => sites.find('known.test', 'en', null)));
    expect(asked).toHaveLength(1);
    for (const locale of ['en', 'de', 'ar'] as const)
      expect((await sites.find('known.test', locale, { slug: 'nobody' })).kind).toBe('site');
    expect(asked.filter((url) => url.includes('nobody'))).toHaveLength(1);
  });

  it('asks in its own name, so that no guest’s limit is used up', async () => {
    const { sites, headers } = await start();
    await sites.find('known.test', 'en', null);
    expect(headers).toEqual([undefined]);
  });
});
