import { SourceMap, type SourceMapPayload } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { BlobStore } from '../store/blob-store.types.ts';

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];

/** Where the map of a released file lies: apart from what is served, and by no address of an origin. */
export const mapName = (app: string, file: string): string => `maps/${app}/${file}.map.br`;

/** Keeps the map of a script or a server bundle. It has the names and places of the sources, and not their text. */
export async function keepMap(blobs: BlobStore, app: string, file: string, content: Buffer): Promise<void> {
  const name = mapName(app, file);
  if (await blobs.has(name)) return;
  await blobs.keep(name, await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}

/** A place in a released file, as stacks of browsers and of render threads say it. */
const places =
  /[\w:/.@%-]{0,300}\b(?:assets|servers)\/([a-z][a-z-]{0,39})\/([\w.~-]{1,200}\.c?js):(\d{1,9}):(\d{1,9})/g;

/** Maps that are kept read: one is some megabytes. */
const mostRead = 4;

/**
 * Puts the places of the sources into a stack: `/assets/checkout/main.1f2e.js:1:2345` becomes
 * `apps/checkout/src/…/payment.view.tsx:12:3`. What no map of this store knows stays as it is.
 */
export function stackReader(blobs: BlobStore): (stack: string) => Promise<string> {
  const read = new Map<string, Promise<SourceMap | null>>();
  const mapOf = (app: string, file: string): Promise<SourceMap | null> => {
    const name = mapName(app, file);
    const known = read.get(name) ?? mapIn(blobs, name);
    read.delete(name);
    read.set(name, known);
    for (const oldest of read.keys()) if (read.size > mostRead) read.delete(oldest);
    return known;
  };
  return async (stack) => {
    const found = [...stack.matchAll(places)];
    const texts = await Promise.all(
      found.map(async ([place, app = '', file = '', line, column]) => {
        const origin = (await mapOf(app, file))?.findOrigin(Number(line), Number(column));
        if (origin === undefined || !('fileName' in origin)) return place;
        const { fileName, lineNumber, columnNumber, name } = origin;
        return `${sourceOf(app, fileName)}:${lineNumber}:${columnNumber}${name ? ` (${name})` : ''}`;
      }),
    );
    let at = 0;
    return stack.replaceAll(places, () => texts[at++] ?? '');
  };
}

async function mapIn(blobs: BlobStore, name: string): Promise<SourceMap | null> {
  const blob = await blobs.get(name);
  if (blob === null) return null;
  const payload = JSON.parse((await decompress(blob.content)).toString('utf8')) as SourceMapPayload;
  return new SourceMap(payload);
}

/** A source's path in the repository: bundlers name it from the app's folder. */
function sourceOf(app: string, named: string): string {
  const path = named.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return new URL(path, `file:///apps/${app}/`).pathname.slice(1);
}
