import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { pageFaults } from './page-faults.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const megabyte = 1024 * 1024;
interface Cost {
  readonly computed: number;
  readonly held: number;
}

/** An origin that tells of each page it makes what that took, the next of `costs`; an address that it made before comes from memory. */
async function originOf(costs: readonly Cost[]) {
  const made: string[] = [];
  const server = http.createServer((request, response) => {
    const address = request.url ?? '';
    if (address !== '/metrics') {
      const seen = `${address}${request.headers.cookie ?? ''}`;
      if (!made.includes(seen)) made.push(seen);
      return response.end('<p>A room</p>');
    }
    const taken = made.map((_, place) => costs[place] ?? { computed: 0, held: 0 });
    const sum = (of: keyof Cost): number => taken.reduce((all, cost) => all + cost[of], 0);
    // Pages of one app are told beside those of another.
    const labels = '{owner="checkout",release="one"}';
    response.end(
      [
        '# TYPE latchkey_page_computed_seconds histogram',
        `latchkey_page_computed_seconds_bucket{le="0.5",owner="checkout",release="one"} 700`,
        `latchkey_page_computed_seconds_sum{owner="shell",release="two"} 7.5`,
        `latchkey_page_computed_seconds_count{owner="shell",release="two"} 3`,
        `latchkey_page_computed_seconds_sum${labels} ${sum('computed')}`,
        `latchkey_page_computed_seconds_count${labels} ${taken.length}`,
        `latchkey_page_held_bytes_sum${labels} ${sum('held')}`,
      ].join('\n'),
    );
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { port: (server.address() as AddressInfo).port, stop: () => Promise.resolve(), made };
}

const page = { host: 'hotel.test', path: '/room?lang=de', status: 200 };
const faultsOf = async (...costs: readonly Cost[]) => {
  const origin = await originOf(costs);
  return { faults: await pageFaults(origin, page, { halves: [] }), made: origin.made };
};

test('an ordinary page is asked for once and passes', async () => {
  expect(await faultsOf({ computed: 0.02, held: megabyte })).toEqual({ faults: [], made: ['/room?lang=de'] });
});

test('a page that computes too long each time is refused, with the smaller time and what is allowed', async () => {
  const { faults } = await faultsOf({ computed: 2.1, held: 0 }, { computed: 1.6, held: 0 });
  expect(faults).toEqual(['hotel.test/room?lang=de computes 1.6 s, 0.5 s at most']);
});

test('a page whose code is compiled with it the first time passes', async () => {
  const { faults, made } = await faultsOf({ computed: 0.9, held: 0 }, { computed: 0.03, held: 0 });
  expect(faults).toEqual([]);
  expect(made).toHaveLength(2);
});

test('a page that takes 60 MB of buffers is refused, also where those of the first were given back meanwhile', async () => {
  const { faults } = await faultsOf({ computed: 0.02, held: 60 * megabyte }, { computed: 0.02, held: 0 });
  expect(faults).toEqual(['hotel.test/room?lang=de holds 60 MB of buffers, 32 MB at most']);
});

test('B of an experiment is measured as A is', async () => {
  const origin = await originOf([
    { computed: 0.02, held: 0 },
    ...Array.from({ length: 2 }, () => ({ computed: 1.6, held: 0 })),
  ]);
  const halves = ['latchkey-releases=hotel-home/short:b'];
  expect(await pageFaults(origin, page, { halves })).toEqual([
    'B of hotel-home/short: hotel.test/room?lang=de computes 1.6 s, 0.5 s at most',
  ]);
});

test('a page of the origin’s memory, and one of an origin that does not measure, are judged by nothing', async () => {
  const origin = await originOf([{ computed: 3, held: 0 }]);
  await fetch(`http://127.0.0.1:${origin.port}${page.path}`);
  expect(await pageFaults(origin, page, { halves: [] })).toEqual([]);
});
