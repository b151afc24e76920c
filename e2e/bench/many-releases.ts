import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promote } from '@latchkey/releases/publishing';
import { openReleaseStore } from '@latchkey/releases/store';
import { askPage } from '../releases/ask-page.ts';
import { startSecondOrigin } from '../releases/second-origin.ts';
import { liveRelease, releaseWithServer } from '../releases/store.ts';
import { startForRun } from '../running/start-product.ts';
import { percentile } from './figures.ts';

// What 200 releases cost an origin under traffic: each is made live in turn while guests ask for its page. Its memory
// must stay level, each page must be of one release, and guests must not wait longer than while releases rest, which
// the same guests try before and after. `pnpm bench:releases [count]`; builds as they lie with E2E_BUILD=off.
const count = Number(process.argv[2] ?? 200);
const app = 'itinerary';
const guests = 4;
const calmPages = 600;

const stop = await startForRun();
try {
  const origin = await startSecondOrigin(() => undefined, { RENDERERS: '1' });
  try {
    const store = origin.store;
    const { server } = await liveRelease(store, app);
    const bundle = await readFile(path.join(store, server), 'utf8');
    const seen = { pages: 0, mixed: 0, failed: 0, releases: new Set<string>() };

    /** Guests ask one page after another until `isOver` says so; their times come back. */
    const walk = async (isOver: () => boolean): Promise<number[]> => {
      const times: number[] = [];
      const one = async (): Promise<void> => {
        while (!isOver()) {
          const page = await askPage(origin.port, '/planner/1760', app);
          times.push(page.ms);
          seen.pages++;
          if (page.status !== 200) seen.failed++;
          if (!page.text.includes(`"release":"${page.release}"`)) seen.mixed++;
          seen.releases.add(page.release);
        }
      };
      await Promise.all(Array.from({ length: guests }, one));
      return times;
    };
    const calm = (): Promise<number[]> => {
      const until = seen.pages + calmPages;
      return walk(() => seen.pages >= until);
    };

    await calm();
    const before = await calm();
    let isReleasing = true;
    const during = walk(() => !isReleasing);
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
    isReleasing = false;
    const released = await during;
    const after = await calm();

    const quarter = Math.floor(count / 4);
    const mean = (part: readonly number[]): number => Math.round(part.reduce((sum, one) => sum + one, 0) / part.length);
    const waited = (times: readonly number[]): object => ({
      pages: times.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
    });
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
        ms: { before: waited(before), releasing: waited(released), after: waited(after) },
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
