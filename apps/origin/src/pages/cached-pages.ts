import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { askedBy, type PageAskers } from '../rendering/page-askers.ts';
import type { RenderedHead } from '../rendering/page-stream.ts';
import { Forsaken } from '../rendering/render-pool.types.ts';
import { newNonce } from './nonce.ts';
import { unnonced } from './unnonced.ts';

const compress = promisify(brotliCompress);

/** How long a page's words may be old, in milliseconds; its prices and rooms are never older than the version asked for. */
const keptMs = 5000;

/** Bytes of all kept pages. */
const keptBytes = 64 * 1024 * 1024;

/** A whole page, ready to be sent to many guests. */
export interface WholePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Whether it is for others than who asked: it was found, and lacks nothing that it asked the engine for. */
  readonly isForMany: boolean;
  readonly title: string | null;
}

/** What tells one page from another. */
export interface PageKey {
  readonly address: string;
  /** Everything else: its language, its releases, the site as it is. */
  readonly variant: string;
}

/** Who asks for a page, as long as that one waits. */
interface AsksForPage {
  readonly network: string;
  readonly left: AbortSignal;
}

/** Makes a page with a nonce, for all who wait for it. */
type RenderPage = (nonce: string, askers: PageAskers) => Promise<RenderedHead>;

interface PageInMaking {
  readonly made: Promise<WholePage>;
  readonly askers: PageAskers;
}

export interface CachedPages {
  /**
   * The page under `key` as it is for `version`, from memory or by `render`, which is asked once however many ask at the
   * same time and is told of all of them. `render` is given up on by rejecting.
   */
  get(key: PageKey, version: string, asked: AsksForPage, render: RenderPage): Promise<WholePage>;
  /** Whether any page of this address is in memory. Costs next to nothing. */
  has(address: string): boolean;
}

interface KeptPage {
  readonly address: string;
  readonly version: string;
  readonly page: WholePage;
}

/** Keeps pages that are the same for many guests. Only pages that were found and are whole are kept. `now` in milliseconds. */
export function cachedPages(now: () => number): CachedPages {
  /** How many pages of an address are kept. */
  const kinds = new Map<string, number>();
  const count = (address: string, change: 1 | -1): void => {
    const left = (kinds.get(address) ?? 0) + change;
    if (left > 0) kinds.set(address, left);
    else kinds.delete(address);
  };
  const kept = new LRUCache<string, KeptPage>({
    maxSize: keptBytes,
    ttl: keptMs,
    perf: { now },
    // Pages cached during a peak are dropped afterwards, not only when space is needed.
    ttlAutopurge: true,
    onInsert: ({ address }) => count(address, 1),
    dispose: ({ address }) => count(address, -1),
    sizeCalculation: ({ page }) => page.plain.length + page.brotli.length + 1000,
  });
  const making = new Map<string, PageInMaking>();

  const make = async (
    address: string,
    name: string,
    version: string,
    askers: PageAskers,
    render: RenderPage,
  ): Promise<WholePage> => {
    const nonce = newNonce();
    const { status, headers, body, isWhole, title } = await render(nonce, askers);
    const parts: Buffer[] = [];
    for await (const part of body) parts.push(part as Buffer);
    const { html, scripts, styles } = unnonced(Buffer.concat(parts).toString('utf8'), nonce);
    const plain = Buffer.from(html);
    const brotli = await compress(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
    const page = {
      status,
      headers,
      plain,
      brotli,
      scripts,
      styles,
      isForMany: status === 200 && isWhole(),
      title: title(),
    };
    if (page.isForMany) kept.set(name, { address, version, page });
    return page;
  };

  const get: CachedPages['get'] = async ({ address, variant }, version, { network, left }, render) => {
    const name = `${address} ${variant}`;
    const known = kept.get(name);
    if (known?.version === version) return known.page;
    const joined = making.get(`${version} ${name}`);
    const askers = askedBy(network, left);
    if (joined !== undefined) {
      joined.askers.join(network, left);
      const page = await joined.made.catch((error: unknown) => {
        // Those before had left, as this guest has not.
        if (error instanceof Forsaken && !left.aborted) return null;
        throw error;
      });
      if (page === null) return get({ address, variant }, version, { network, left }, render);
      // What was refused to who asked first is not handed on: this guest's page is rendered anew.
      return page.isForMany ? page : make(address, name, version, askers, render);
    }
    const made = make(address, name, version, askers, render).finally(() => making.delete(`${version} ${name}`));
    making.set(`${version} ${name}`, { made, askers });
    return made;
  };

  return { get, has: (address) => kinds.has(address) };
}
