import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { siteDirectory } from './site-directory.ts';
import { siteFound } from './site-of-address.ts';

const opens = 'linde.4102444800.signed';

/** An API whose hotel `linde` is held, or that shows it to who has a preview, as the engine says it. */
function api(isHeld: boolean): { server: Server; url: Promise<string> } {
  const server = createServer((request, response) => {
    const isPreview = !isHeld && request.headers.cookie === `latchkey-hotel-preview=${opens}`;
    const site = { kind: 'provider', name: 'Linde', host: 'known.test', theme: {} };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...site, ...(isHeld ? { isHeld } : {}), ...(isPreview ? { isPreview } : {}) }));
  });
  const url = new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
  return { server, url };
}

describe('a preview that a browser says it has', () => {
  const open: Server[] = [];
  afterEach(() => {
    for (const server of open.splice(0)) server.close();
  });
  const found = async (isHeld: boolean, path: string, preview: string | undefined) => {
    const { server, url } = api(isHeld);
    open.push(server);
    const sites = siteDirectory(await url, 60_000);
    return siteFound(sites, 'known.test', 'en', new URL(path, 'http://known.test'), preview);
  };

  it('counts where the engine has read it', async () =>
    expect(await found(false, '/linde', opens)).toMatchObject({ kind: 'site', isPreview: true }));

  it.each([
    ['of any value', false, '/linde', 'anything'],
    ['of a hotel that is held', true, '/linde', opens],
    ['at an address of no hotel', false, '/', opens],
    ['that is none', false, '/linde', undefined],
  ])('counts nothing where it is one %s', async (_, isHeld, path, preview) =>
    expect(await found(isHeld, path, preview)).toMatchObject({ kind: 'site', isPreview: false }),
  );

  it('opens every address of a host that no guest knows', async () => {
    const server = createServer((request, response) => {
      const isPreview = request.headers.cookie === 'latchkey-hotel-preview=7.4102444800.signed';
      const isAsked = new URL(request.url ?? '', 'http://known.test').searchParams.get('hotelId') === '7';
      response.writeHead(isPreview && isAsked ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isPreview ? { kind: 'hotel', name: 'Copy', host: 'copy.test', isPreview } : {}));
    });
    open.push(server);
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
    const sites = siteDirectory(`http://127.0.0.1:${port}`, 60_000);
    const at = (preview: string | undefined) =>
      siteFound(sites, 'copy.test', 'en', new URL('http://copy.test/'), preview);
    expect(await at('7.4102444800.signed')).toMatchObject({ kind: 'site', isPreview: true });
    for (const other of ['8.4102444800.signed', 'anything', undefined])
      expect(await at(other)).toEqual({ kind: 'unknown_host', isPreview: false });
  });
});
