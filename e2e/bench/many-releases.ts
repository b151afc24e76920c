import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { promote } from '@latchkey/releases/publishing';
import { openReleaseStore } from '@latchkey/releases/store';
import { startSecondOrigin } from '../releases/second-origin.ts';
import { liveRelease, releaseWithServer } from '../releases/store.ts';
import { startForRun } from '../running/start-product.ts';

// What 200 releases cost an origin under traffic: each is made live in turn while guests ask for its page. Its memory must
// not grow with them, and no page may be of two releases. `pnpm bench:releases [count]`; builds as they lie with E2E_BUILD=off.
const count = Number(process.argv[2] ?? 200);
const app = 'itinerary';
const guests = 4;

const stop = await startForRun();
try {
  const origin = await startSecondOrigin(() => undefined, { RENDERERS: '1' });
  try {
    const store = origin.store;
    const { server } = await liveRelease(store, app);
    const bundle = await readFile(path.join(store, server), 'utf8');
    let isOver = false;
    const seen = { pages: 0, mixed: 0, failed: 0, releases: new Set<string>() };
    const walks = Array.from({ length: guests }, async () => {
      while (!isOver) {
        const page = await ask(origin.port, '/planner/1760');
        seen.pages++;
        if (page.status !== 200) seen.failed++;
        const [named, said] = [page.timing, page.text];
        if (!said.includes(`"release":"${named}"`)) seen.mixed++;
        seen.releases.add(named);
      }
    });
    const memory: number[] = [];
    for (let number = 0; number < count; number++) {
      const id = number.toString(16).padStart(12, '0');
      await releaseWithServer(store, app, id, `${bundle}\n// ${number}`);
      const open = openReleaseStore(store);
      const release = await open.release(app, id);
      if (release) await promote(open, [release], { by: 'bench', now: new Date() });
      const until = performance.now() + 5000;
      while (!seen.releases.has(id) && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 20));
      memory.push(residentMb(origin.pid));
      if (number % 20 === 19) console.log(`${number + 1} releases: ${memory.at(-1)} MB, ${seen.pages} pages`);
    }
    isOver = true;
    await Promise.all(walks);
    const quarter = Math.floor(count / 4);
    const mean = (part: readonly number[]): number => Math.round(part.reduce((sum, one) => sum + one, 0) / part.length);
    console.log(
      JSON.stringify({
        releases: seen.releases.size,
        pages: seen.pages,
        failed: seen.failed,
        ofTwoReleases: seen.mixed,
        memoryMb: {
          secondQuarter: mean(memory.slice(quarter, 2 * quarter)),
          lastQuarter: mean(memory.slice(-quarter)),
        },
      }),
    );
  } finally {
    await origin.stop();
  }
} finally {
  await stop();
}

/** What a process holds of the machine's memory, in MB (Linux). */
function residentMb(pid: number): number {
  const pages = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(pages) / 1024);
}

/** A page, and the id of the release whose screen it says it is. */
function ask(port: number, page: string): Promise<{ status: number; text: string; timing: string }> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: page, headers: { host: `sandalwood.localhost:${port}` } }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const timing = /itinerary@([\da-f]{12})/.exec(String(response.headers['server-timing']))?.[1] ?? '';
          resolve({ status: response.statusCode ?? 0, text, timing });
        });
      })
      .on('error', reject);
  });
}
