import { rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { buildAndPublish } from '../../scripts/run/build.ts';
import { freePorts } from '../../scripts/run/ports.ts';
import { startProduct } from '../../scripts/run/product.ts';
import { perPage, processorTime } from './processor-time.ts';

// `pnpm bench:pages`: how many pages a second the origin answers, with engine, origin and this generator on one machine,
// and what each takes of a processor, which other work on the machine hardly changes. The same pages for every guest, and
// other dates for each; all as brotli.
const host = 'sandalwood.localhost';
const seconds = 8;

const state = ownFolder('pages');
const ports = await freePorts();
process.env['LOG_LEVEL'] = 'fatal';
await buildAndPublish(path.join(state, 'releases'));
const product = await startProduct({ ports, state, env: { RATE_LIMITS: 'off' } });
try {
  const home = (turn: number): string => `/?lang=${['en', 'de', 'ar', 'hi'][turn % 4]}`;
  await measure('warming up', home);
  await measure("a hotel's home in four languages", home);
  await measure("a hotel's home, one language", () => '/?lang=en');
  for (const connections of [16, 25, 50, 100]) await measure('other dates for each guest', otherDates, connections);
} finally {
  await product.stop();
  await rm(state, { recursive: true, force: true });
}

/** No address comes twice within the time for which a page is kept. */
function otherDates(turn: number): string {
  const day = new Date(Date.UTC(2027, 0, 1 + (turn % 300))).toISOString().slice(0, 10);
  const next = new Date(Date.UTC(2027, 0, 2 + (turn % 300))).toISOString().slice(0, 10);
  return `/rooms/1760/${day}/${next}/${1 + (turn % 7)}/0`;
}

/** Asks on a few connections for some seconds, and tells pages a second, times and refusals. */
async function measure(what: string, pathOf: (turn: number) => string, connections = 16): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const until = performance.now() + seconds * 1000;
  let turn = 0;
  const began = performance.now();
  const before = processorTime();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const from = performance.now();
        const status = await ask(agent, pathOf(turn++));
        times.push(performance.now() - from);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  agent.destroy();
  const took = perPage(before, processorTime(), times.length);
  times.sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const rate = Math.round((times.length / (performance.now() - began)) * 1000);
  const byStatus = [...statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
  console.log(
    `${what}, ${connections} connections: ${rate} pages a second, median ${at(0.5)} ms, p99 ${at(0.99)} ms (${byStatus}); ${took} of a processor`,
  );
}

function ask(agent: http.Agent, page: string): Promise<number> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port: ports.ORIGIN_PORT, path: page, agent };
    http
      .get({ ...options, headers: { host: `${host}:${ports.ORIGIN_PORT}`, 'accept-encoding': 'br' } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
      .on('error', () => resolve(0));
  });
}
