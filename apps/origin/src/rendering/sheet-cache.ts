import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@latchkey/releases/bundle';
import type { PageFiles } from '@latchkey/releases/page';
import type { Release } from '@latchkey/releases/store';
import { LRUCache } from 'lru-cache';

/** Bytes of all kept sheets. */
const keptBytes = 8 * 1024 * 1024;

/**
 * Reads style sheets from a folder of releases' files (`<app>/<file>`) and keeps them. A sheet that differs from what
 * was published is withheld: the page then names the file, and the browser compares it by its own means.
 */
export function sheetCache(): (assets: string) => PageFiles {
  const kept = new LRUCache<string, { readonly text: string | null }>({
    maxSize: keptBytes,
    sizeCalculation: ({ text }) => (text?.length ?? 0) + 1,
  });
  return (assets) => ({
    sheet(release, file) {
      if (!release.base.startsWith('/')) return null;
      const name = `${release.app}/${file}`;
      const known = kept.get(name) ?? { text: read(path.join(assets, release.app, file), release, file) };
      kept.set(name, known);
      return known.text;
    },
  });
}

function read(place: string, { base, files }: Release, file: string): string | null {
  try {
    const text = readFileSync(place, 'utf8');
    return integrityOf(text) === files[file]?.integrity ? withWholeAddresses(text, base) : null;
  } catch {
    return null;
  }
}

/** A sheet's addresses are relative to its file; in a page they would be relative to the page. */
const withWholeAddresses = (css: string, base: string): string =>
  css.replaceAll(/url\((["']?)(?![a-z]+:|[/#"'])/gi, (_, quote: string) => `url(${quote}${base}`);
