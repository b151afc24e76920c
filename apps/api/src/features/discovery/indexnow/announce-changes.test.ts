import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { transact } from '../../../database/transact.ts';
import { noteHomeChange, writePages } from '../../listings/hotel-pages/hotel-pages.queries.ts';
import { announceChanges } from './announce-changes.ts';

interface Announcement {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

const heard: Announcement[] = [];
let status = 200;
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    heard.push(JSON.parse(Buffer.concat(parts).toString('utf8')) as Announcement);
    response.writeHead(status).end();
  });
});
let engine: TestEngine;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  engine = await startTestEngine('postgresql', {
    INDEXNOW_KEY: 'a1b2c3d4e5f6',
    INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow`,
  });
});
afterAll(async () => {
  await engine.close();
  service.close();
});

// https://www.indexnow.org/documentation: 429 asks for later, 200 and 202 accept, every address is on `host`, and the key
// lies at `keyLocation` on the same host.
it('tells of every hotel once, in the order that the service allows, and again after a change', async () => {
  status = 429;
  expect(await announceChanges(engine.deps)).toBe(0);
  status = 202;
  expect(await announceChanges(engine.deps)).toBe(3);
  expect(await announceChanges(engine.deps)).toBe(0);
  const linde = heard.findLast(({ host }) => host.startsWith('haus-linde.'));
  const origin = `http://${linde?.host}`;
  expect(linde).toMatchObject({ key: 'a1b2c3d4e5f6', keyLocation: `${origin}/a1b2c3d4e5f6.txt` });
  // It has words in two languages: in the others its pages are the English ones once more.
  expect(linde?.urlList.slice(0, 3)).toEqual([
    `${origin}/`,
    `${origin}/?lang=de`,
    `${origin}/room-view/courtyard-king`,
  ]);
  expect(linde?.urlList.every((url) => new URL(url).origin === origin)).toBe(true);
  heard.length = 0;
  const changed = { hotel_id: 1760, slug: 'sandalwood-courtyard', host: null, room_type_ids: '["courtyard-king"]' };
  const later = new Date(engine.deps.clock().getTime() + 1000);
  await transact(engine.deps.db, (tx) => writePages(tx, changed, later));
  status = 422;
  expect(await announceChanges(engine.deps)).toBe(1);
  expect(await announceChanges(engine.deps)).toBe(0);
  // A hotel without a host of its own has its pages on the provider's.
  expect(heard.map(({ urlList }) => urlList[0])).toEqual(['http://latchkey.localhost:4000/sandalwood-courtyard']);
});

it('tells of the home alone where a review changed it', async () => {
  status = 200;
  heard.length = 0;
  const later = new Date(engine.deps.clock().getTime() + 2000);
  await transact(engine.deps.db, (tx) => noteHomeChange(tx, 1188, later));
  expect(await announceChanges(engine.deps)).toBe(1);
  const [{ host, urlList } = { host: '', urlList: [] }] = heard;
  expect(urlList).toEqual([`http://${host}/`, `http://${host}/?lang=de`]);
  expect(await announceChanges(engine.deps)).toBe(0);
});
