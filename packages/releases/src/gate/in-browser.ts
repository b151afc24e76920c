import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { GateOrigin } from './gate-origin.ts';
import type { Walk, Walked } from './walks/walk.types.ts';

/** How long a browser may take for a page, and to start, in milliseconds; it ends a page that loops by itself before. */
const [pageMs, browserMs] = [15_000, 20_000];
/** How long a walk may take, in milliseconds; it ends itself before. */
const walkMs = 35_000;

/** Opens pages in the journeys' browser, in a process of its own: this package has none. Answers with what was wrong, a line each. */
export function comeAlive(
  { port }: GateOrigin,
  pages: readonly { readonly host: string; readonly path: string }[],
  cookies: readonly string[],
): string[] {
  const addresses = pages.map(({ host, path: asked }) => `http://${host}:${port}${asked}`);
  const script = path.resolve('e2e/releases/come-alive.ts');
  const { status, stdout, stderr, signal } = spawnSync(process.execPath, [script, ...addresses], {
    encoding: 'utf8',
    env: { ...process.env, COME_ALIVE_COOKIES: cookies.join('; ') },
    timeout: browserMs + pageMs * addresses.length,
    killSignal: 'SIGKILL',
  });
  if (status === 0) return [];
  const complaints = stdout.split('\n').filter((line) => line !== '');
  if (complaints.length > 0) return complaints;
  return [
    signal === null ? `no browser could be asked: ${stderr.split('\n')[0]}` : 'the browser did not come to an end',
  ];
}

/** Takes walks by presses, in a process as well; a sentence where it cannot be asked. */
export function takeWalks(walks: readonly Walk[]): readonly Walked[] | string {
  if (walks.length === 0) return [];
  return askBrowser('press.ts', walks, browserMs + walkMs * walks.length);
}

/** Pages that should look alike: the same addresses in a release and in what is live. */
export interface PagesToCompare {
  /** Each with `name=value`, as the guest has them. */
  readonly pairs: readonly { readonly address: string; readonly cookies: readonly string[] }[];
  /** The cookie that shows what is live. */
  readonly live: string;
  /** Where pictures of pages that differ are put. */
  readonly folder: string;
}

/** The share of a page's pixels that differ, from 0 to 1, and why it cannot be told. */
export interface Compared {
  readonly address: string;
  readonly share: number;
  readonly why: string | null;
}

/** Compares pictures of pages with those of what is live; a sentence where it cannot be asked. */
export const lookAlike = (asked: PagesToCompare): readonly Compared[] | string =>
  askBrowser('look-alike.ts', asked, browserMs + 2 * pageMs * asked.pairs.length);

function askBrowser<Answer>(script: string, input: object, timeout: number): Answer | string {
  const { stdout, stderr } = spawnSync(process.execPath, [path.resolve('e2e/releases', script)], {
    encoding: 'utf8',
    input: JSON.stringify(input),
    timeout,
    killSignal: 'SIGKILL',
  });
  try {
    return JSON.parse(stdout) as Answer;
  } catch {
    const why = stderr.split('\n').find((line) => line.trim() !== '') ?? 'it did not come to an end';
    return `no browser could be asked: ${why}`;
  }
}
