import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { Site } from '@latchkey/api-contract/types';

/** A site under the question that it answers. */
export type KnownSite = readonly [question: string, site: Site];

/** What an origin knew when it was last up: with it a page has its frame though the API has not answered once since. */
export interface KnownSites {
  readonly sites: readonly KnownSite[];
  /** Writes the file anew; rejects where it cannot be written. */
  write(sites: readonly KnownSite[]): Promise<void>;
}

/** For how long it is believed, in milliseconds: a hotel that left meanwhile is hardly shown for long. */
const believedMs = 30 * 86_400_000;

/** Sites in the file at most. */
const most = 2000;

/** For an origin without a file: it starts from an empty list and drops its writes. */
export const noKnownSites: KnownSites = { sites: [], write: async () => undefined };

/** Reads the file of known sites; a missing, old or unreadable file counts as empty. */
export function openKnownSites(file: string | null, now: () => number): KnownSites {
  if (file === null) return noKnownSites;
  return {
    sites: read(file, now()),
    async write(sites) {
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, JSON.stringify({ at: now(), sites: sites.slice(0, most) }));
      // Whole or not at all: several origins may write beside each other.
      await rename(draft, file);
    },
  };
}

function read(file: string, now: number): readonly KnownSite[] {
  try {
    const { at, sites } = JSON.parse(readFileSync(file, 'utf8')) as { at: number; sites: unknown };
    return Array.isArray(sites) && now - at < believedMs ? sites.filter(isKnownSite) : [];
  } catch {
    return [];
  }
}

const isKnownSite = (one: unknown): one is KnownSite => {
  const [question, site] = Array.isArray(one) ? (one as unknown[]) : [];
  return typeof question === 'string' && typeof site === 'object' && site !== null && 'host' in site && 'theme' in site;
};
