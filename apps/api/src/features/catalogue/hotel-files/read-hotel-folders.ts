import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { HotelFault } from '@latchkey/hotel-document/faults';
import type { HotelFolder } from './hotel-folder.types.ts';
import { readHotelFolder } from './read-hotel-folder.ts';

/** A fault, and the folder that it is in. */
export type FaultOfFolder = HotelFault & { readonly folder: string };

/** The hotels of a directory. */
export interface FoundHotels {
  readonly hotels: HotelFolder[];
  /** Of folders that are left out. */
  readonly faults: FaultOfFolder[];
  /** Of hotels that are used all the same: something looks wrong. */
  readonly doubts: FaultOfFolder[];
  /** Every hotel that has a folder, readable or not, by its id. */
  readonly present: ReadonlySet<number>;
  /** Why the directory shows no hotel at all: it is empty, or cannot be read. Null where it has some. */
  readonly nothing: string | null;
}

/**
 * Every hotel in a directory of hotel folders (`<id>-<slug>`), by id. Folders with faults are left out and reported,
 * as are two hotels that claim the same id, slug or host: one hotel's mistake must not close the others. With `only`,
 * those of these folders.
 */
export async function readHotelFolders(directory: string, only: readonly string[] | null = null): Promise<FoundHotels> {
  const hotels: HotelFolder[] = [];
  const [faults, doubts]: [FaultOfFolder[], FaultOfFolder[]] = [[], []];
  const claimed = new Map<string, string>();
  const folders = only ?? (await foldersIn(directory));
  if (typeof folders === 'string') return { hotels, faults, doubts, present: new Set(), nothing: folders };
  const present = new Set(folders.map((name) => Number.parseInt(name, 10)));
  for (const folder of folders) {
    const read = await readHotelFolder(join(directory, folder));
    doubts.push(...read.doubts.map((doubt) => ({ ...doubt, folder })));
    if ('faults' in read) {
      faults.push(...read.faults.map((fault) => ({ ...fault, folder })));
      continue;
    }
    const { facts } = read.hotel;
    present.add(facts.id);
    const claims = [`id ${facts.id}`, `slug ${facts.slug}`, ...facts.hosts.map((host) => `host ${host}`)];
    const taken = claims.find((claim) => claimed.has(claim));
    const place = { folder, file: 'hotel.json' };
    if (taken !== undefined) {
      faults.push({ ...place, path: '', message: `${taken} already belongs to ${claimed.get(taken)}` });
      continue;
    }
    if (folder !== `${facts.id}-${facts.slug}`) {
      faults.push({ ...place, path: 'id', message: `the folder must be called ${facts.id}-${facts.slug}` });
      continue;
    }
    for (const claim of claims) claimed.set(claim, folder);
    hotels.push(read.hotel);
  }
  return { hotels: hotels.sort((a, b) => a.facts.id - b.facts.id), faults, doubts, present, nothing: null };
}

/** The names of a directory's hotel folders, or why there are none. */
async function foldersIn(directory: string): Promise<string[] | string> {
  try {
    const entries = await readdir(directory, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory() && /^\d+-/.test(entry.name)).map(({ name }) => name);
    return folders.length > 0 ? folders : `${directory} has no folder of a hotel`;
  } catch (cause) {
    if (cause instanceof Error) return `${directory} cannot be read: ${cause.message}`;
    throw cause;
  }
}
