import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageRequest } from '@latchkey/releases/page';
import { afterEach } from 'vitest';
import { mostOfPage } from './page-cost.ts';
import type { RenderJob } from './protocol.ts';
import { renderPool } from './render-pool.ts';
import type { PoolSettings, RenderPool } from './render-pool.types.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-pool-'));

/** A shell whose pages do what their address says. */
export const shellCode = `const stream = (text) => new ReadableStream({ start(c) { c.enqueue(new TextEncoder().encode(text)); c.close(); } });
   exports.provided = { greeting: 'hello' };
   exports.renderPage = async (page, remotes, memory, reports) => {
     const what = new URL(page.url).pathname;
     if (what.startsWith('/hang')) for (;;);
     if (what === '/crash') setTimeout(() => { throw new Error('crash'); }, 0), await new Promise(() => {});
     if (what.startsWith('/throwing')) reports.screenFailed(new Error('a view threw'));
     if (what === '/told-later') setTimeout(() => reports.screenFailed(new Error('its load did not end')), 300);
     if (what === '/endless') return { status: 200, headers: {}, body: new ReadableStream({ async pull(c) { await new Promise((r) => setTimeout(r)); c.enqueue(new Uint8Array(1024 * 1024)); } }) };
     if (what === '/refuse') throw new Error('refused');
     if (what === '/slow') await new Promise((r) => setTimeout(r, 300));
     if (what === '/slower') await new Promise((r) => setTimeout(r, 2000));
     const said = what.startsWith('/home') ? '' : Object.entries(remotes).filter(([, remote]) => remote).map(([owner, { release, exposes }]) => owner + ' ' + release.id + ' says ' + exposes.say()).join('; ');
     if (what.startsWith('/remember')) { const known = memory.get('what') ?? 'nothing'; memory.set('what', what); return { status: 200, headers: {}, body: stream(what + ' knows ' + known) }; }
     if (what === '/never') await new Promise(() => {});
     const posted = page.posted === undefined ? {} : { status: 303, headers: { location: '/' + page.posted }, cookies: ['device=1; Path=/', 'proof=2'] };
     return { status: 200, headers: { 'x-page': what }, body: stream(what + ' ' + said), ...posted };
   };`;
export const shell = bundle('shell', shellCode);
export const answering = bundle('answering', `${shellCode} exports.answersForms = true;`);

export function bundle(name: string, code: string): { id: string; file: string } {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, code);
  return { id: name, file };
}

export const checkout = (id: string, code: string) => ({
  release: { app: 'checkout', id },
  bundle: bundle(`checkout-${id}`, code),
});

export function job(address: string, remote?: ReturnType<typeof checkout>): RenderJob {
  const remotes = remote ? { checkout: { id: remote.release.id, file: remote.bundle.file } } : {};
  const releases = { shell: { app: 'shell', id: 'shell' }, remotes: remote ? { checkout: remote.release } : {} };
  return {
    page: { url: `http://hotel.test${address}`, releases, apiHeaders: {} } as unknown as PageRequest,
    bundles: { shell, remotes, assets: folder },
    release: remote ? `checkout@${remote.release.id}` : 'shell@shell',
  };
}

/** A form that was posted to a page. */
export const posted = (address: string, by = answering): RenderJob => {
  const { page, ...rest } = job(address);
  return { ...rest, page: { ...page, posted: 'fullName=Meera' }, bundles: { ...rest.bundles, shell: by } };
};

export const asker = { network: '203.0.113.1', judged: null };

/** A pool for each test of a file, closed after it, and what it complains of. */
export function openPools() {
  let pool: RenderPool | null = null;
  const complaints: string[] = [];
  afterEach(async () => {
    await pool?.close();
    pool = null;
    complaints.length = 0;
  });
  const current = (): RenderPool => pool as RenderPool;
  return {
    complaints,
    current,
    open: (workers: number, timeout = 20_000, more: Partial<PoolSettings> = {}): RenderPool =>
      (pool = renderPool({
        workers,
        pagesPerWorker: 6,
        waitingPages: 100,
        // A thread that is begun on a busy machine keeps its pages waiting; who tests the wait sets it.
        waitMs: 60_000,
        timeout,
        stallMs: 60_000,
        broken: () => undefined,
        lost: () => undefined,
        screenFailed: () => undefined,
        tookTooMuch: () => undefined,
        mostOfPage,
        ...more,
        complain: (message, facts) => complaints.push(message, JSON.stringify(facts)),
      })),
    /** The page of an address, for a guest of a network. */
    textOf: async (address: string, remote?: ReturnType<typeof checkout>, network = asker.network): Promise<string> => {
      const { body } = await current().render(job(address, remote), { ...asker, network });
      let text = '';
      for await (const chunk of body) text += (chunk as Buffer).toString();
      return text;
    },
  };
}
