import { askOrigin } from './ask-origin.ts';
import type { GateOrigin } from './gate-origin.ts';
import type { GatePage } from './gate-pages.ts';

/** What pages have taken of an origin's threads: processor time in seconds, and memory beside the heap in bytes. */
interface Costs {
  readonly pages: number;
  readonly computed: number;
  readonly held: number;
}

/** What one page may take; an ordinary one computes 10 to 20 ms, the first of a thread 80 ms, and holds less than a megabyte. */
const most = { computed: 0.5, held: 32 * 1024 * 1024 } as const;

/**
 * Asks for a page, and again where it took more than a page may: the smaller time counts, since the first page of a kind
 * compiles. It is measured by the origin, which counts the processor time of the page's own code: a busy machine costs it
 * nothing. A page that comes from the origin's memory has no costs.
 */
export async function tooDear<T>(
  origin: Pick<GateOrigin, 'port'>,
  page: GatePage,
  ask: (page: GatePage) => Promise<T>,
): Promise<{ readonly answer: T; readonly faults: readonly string[] }> {
  const first = await costOf(origin, () => ask(page));
  const { answer, cost } = first;
  if (cost === null || !isOver(cost)) return { answer, faults: [] };
  const again = (await costOf(origin, () => ask(anew(page)))).cost ?? cost;
  const computed = Math.min(cost.computed, again.computed);
  // What an origin gives back of the first page makes the second look smaller.
  const held = Math.max(cost.held, again.held);
  const where = `${page.host}${page.path}`;
  return {
    answer,
    faults: [
      ...(computed > most.computed ? [`${where} computes ${computed.toFixed(1)} s, ${most.computed} s at most`] : []),
      ...(held > most.held ? [`${where} holds ${megabytes(held)} of buffers, ${megabytes(most.held)} at most`] : []),
    ],
  };
}

const isOver = ({ computed, held }: Costs): boolean => computed > most.computed || held > most.held;

/** The same page under another address: an origin may have kept the first. */
const anew = (page: GatePage): GatePage => ({
  ...page,
  path: `${page.path}${page.path.includes('?') ? '&' : '?'}again=1`,
});

/** What the page took that was made meanwhile; null where none was, or several. */
async function costOf<T>(
  origin: Pick<GateOrigin, 'port'>,
  ask: () => Promise<T>,
): Promise<{ readonly answer: T; readonly cost: Costs | null }> {
  const before = await costsOf(origin);
  const answer = await ask();
  const after = await costsOf(origin);
  if (after.pages - before.pages !== 1) return { answer, cost: null };
  return { answer, cost: { pages: 1, computed: after.computed - before.computed, held: after.held - before.held } };
}

async function costsOf(origin: Pick<GateOrigin, 'port'>): Promise<Costs> {
  const lines = (await askOrigin(origin, '127.0.0.1', '/metrics')).text.split('\n');
  const sumOf = (name: string): number =>
    lines
      .filter((line) => line.startsWith(`${name}{`))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
  return {
    pages: sumOf('latchkey_page_computed_seconds_count'),
    computed: sumOf('latchkey_page_computed_seconds_sum'),
    held: sumOf('latchkey_page_held_bytes_sum'),
  };
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
