import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { HotelFault, HotelFolder } from './hotel-folder.types.ts';
import { readHotelFolder } from './read-hotel-folder.ts';

/**
 * Every hotel in a directory of hotel folders (`<id>-<slug>`), by id. Folders with faults are left out and reported,
 * as are two hotels that claim the same id, slug or host: one hotel's mistake must not close the others.
 */
export async function readHotelFolders(
  directory: string,
): Promise<{ hotels: HotelFolder[]; faults: (HotelFault & { folder: string })[] }> {
  const hotels: HotelFolder[] = [];
  const faults: (HotelFault & { folder: string })[] = [];
  const claimed = new Map<string, string>();
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (!entry.isDirectory() || !/^\d+-/.test(entry.name)) continue;
    const read = await readHotelFolder(join(directory, entry.name));
    if ('faults' in read) {
      faults.push(...read.faults.map((fault) => ({ ...fault, folder: entry.name })));
      continue;
    }
    const { facts } = read.hotel;
    const claims = [`id ${facts.id}`, `slug ${facts.slug}`, ...facts.hosts.map((host) => `host ${host}`)];
    const taken = claims.find((claim) => claimed.has(claim));
    if (taken !== undefined) {
      faults.push({
        folder: entry.name,
        file: 'hotel.json',
        path: '',
        message: `${taken} already belongs to ${claimed.get(taken)}`,
      });
      continue;
    }
    if (entry.name !== `${facts.id}-${facts.slug}`) {
      faults.push({
        folder: entry.name,
        file: 'hotel.json',
        path: 'id',
        message: `the folder must be called ${facts.id}-${facts.slug}`,
      });
      continue;
    }
    for (const claim of claims) claimed.set(claim, entry.name);
    hotels.push(read.hotel);
  }
  return { hotels: hotels.sort((a, b) => a.facts.id - b.facts.id), faults };
}
