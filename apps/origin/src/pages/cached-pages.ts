import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedHead } from '../rendering/page-stream.ts';
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
}

export interface CachedPages {
  /**
   * The page under `key` as it is for `version`, from memory or by `render`, which is asked once however many ask at the
   * same time. `render` is given up on by rejecting.
   */
  get(key: string, version: string, render: (nonce: string) => Promise<RenderedHead>): Promise<WholePage>;
}

interface Kept {
  readonly version: string;
  readonly page: WholePage;
}

/** Keeps pages that are the same for many guests. Only pages that were found are kept. */
export function cachedPages(): CachedPages {
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    ttl: keptMs,
    // A crowd's pages are let go when it is over, not only when others want their room.
    ttlAutopurge: true,
    sizeCalculation: ({ page }) => page.plain.length + page.brotli.length + 1000,
  });
  const making = new Map<string, Promise<WholePage>>();

  const make = async (
    key: string,
    version: string,
    render: (nonce: string) => Promise<RenderedHead>,
  ): Promise<WholePage> => {
    const nonce = newNonce();
    const { status, headers, body } = await render(nonce);
    const parts: Buffer[] = [];
    for await (const part of body) parts.push(part as Buffer);
    const { html, scripts, styles } = unnonced(Buffer.concat(parts).toString('utf8'), nonce);
    const plain = Buffer.from(html);
    const brotli = await compress(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
    const page = { status, headers, plain, brotli, scripts, styles };
    if (status === 200) kept.set(key, { version, page });
    return page;
  };

  const fresh = (key: string, version: string): WholePage | undefined => {
    const found = kept.get(key);
    return found?.version === version ? found.page : undefined;
  };

  return {
    async get(key, version, render) {
      const known = fresh(key, version);
      if (known !== undefined) return known;
      const name = `${version} ${key}`;
      const joined = making.get(name);
      if (joined !== undefined) {
        const page = await joined;
        // What another guest was refused is not yet refused to this one.
        return page.status === 200 ? page : make(key, version, render);
      }
      const made = make(key, version, render).finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
  };
}
