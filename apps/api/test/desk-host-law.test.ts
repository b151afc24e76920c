import { everyPropertyPath } from '@latchkey/api-contract/every-property-path';
import { describe, expect, it } from 'vitest';
import { operatorHeaders, ownerAtDesk } from './desk.ts';
import { openEngine } from './open-engine.ts';

/** Every operation that people do in a session, at an address about nothing that is there. */
const operations = Object.entries(everyPropertyPath)
  .filter(([, { path }]) => path.startsWith('/api/property/') || path.startsWith('/api/staff/'))
  .map(([name, { method, path }]) => ({
    name,
    method,
    // A stream has no end: it is asked for in a way that it refuses.
    url: name === 'followChanges' ? `${path}?after=none` : path.replace(/:\w+/g, 'aaaaaaaa'),
  }));

const guestsHosts = ['latchkey.localhost:4000', 'book.latchkey.localhost', 'sandalwood.localhost:4000'];

// Shows docs/rules.md: People of a hotel (Sessions).
describe('a session of the desk that an origin passes on', () => {
  const engine = openEngine();

  it('opens no operation on a host of guests', async () => {
    const { cookie } = await ownerAtDesk(engine);
    for (const { name, method, url } of operations)
      for (const host of guestsHosts) {
        const headers = { cookie, 'latchkey-hotel': '1760', 'x-forwarded-host': host };
        const reply = await engine.app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) });
        expect([name, host, reply.statusCode, reply.json<{ title: string }>().title]).toEqual([
          name,
          host,
          404,
          'There is nothing here',
        ]);
      }
  });

  it('opens them on the desk’s, and a key on every host', async () => {
    const { cookie } = await ownerAtDesk(engine);
    const status = async (url: string, headers: Record<string, string>): Promise<number> =>
      (await engine.app.inject({ url, headers: { 'latchkey-hotel': '1760', ...headers } })).statusCode;
    const desk = { cookie, 'x-forwarded-host': 'desk.latchkey.localhost:4000' };
    expect(await status('/api/property/people', desk)).toBe(200);
    expect(await status('/api/staff/session', desk)).toBe(200);
    for (const host of guestsHosts) {
      const key = { ...operatorHeaders(engine, 1760), 'x-forwarded-host': host };
      expect([host, await status('/api/property/people', key)]).toEqual([host, 200]);
      expect([host, await status('/api/property/people', { ...key, cookie, authorization: 'Bearer none' })]).toEqual([
        host,
        401,
      ]);
    }
  });
});
