import { basename, dirname } from 'node:path';
import type { BlobStore } from '@latchkey/releases/blobs';
import type { Deps } from '../deps.ts';
import { documentsOf, type FaultOfFolder } from '../features/catalogue/catalogue.ts';
import { exportHotel as writeFolder } from '../features/images/images.ts';
import { ownMissing } from '../features/property/property.ts';
import { loadHotels, type LoadedHotels } from '../features/publishing/publishing.ts';

type Say = (line: string) => void;

/** A fault with its folder, file and place. */
export const faultLine = ({ folder, file, path, message }: FaultOfFolder): string =>
  [`${folder}/${file}`, path, message].filter((part) => part !== '').join(' ');

/**
 * `import-hotel [folder …]`: writes hotels whose files are new or changed; with no folder named, those of the
 * whole directory, and closes hotels whose folder is gone. False where some files could not be used. A hotel whose
 * files name an account of its own is imported without its keys, since its owner can give them only once the
 * hotel is there: it is said.
 */
export async function importHotels(
  { db, clock, pictures }: Pick<Deps, 'db' | 'clock'> & { readonly pictures: BlobStore },
  directory: string,
  folders: readonly string[],
  say: Say,
): Promise<boolean> {
  const loads: LoadedHotels[] = [];
  if (folders.length === 0) loads.push(await loadHotels(db, directory, clock(), { pictures }));
  for (const [parent, its] of Map.groupBy(folders, (folder) => dirname(folder)))
    loads.push(await loadHotels(db, parent, clock(), { pictures, only: its.map((folder) => basename(folder)) }));
  for (const load of loads) {
    tell(load, say);
    await tellOfMissingKeys(db, load, say);
  }
  return loads.every(({ faults, nothingFound }) => faults.length === 0 && nothingFound === null);
}

function tell({ loaded, renamed, gone, atDesk, faults, nothingFound }: LoadedHotels, say: Say): void {
  for (const hotelId of loaded) say(`loaded ${hotelId}`);
  for (const { hotelId, ids } of renamed) say(`loaded ${hotelId} ${ids.join(', ')}`);
  for (const { hotelId, slug } of gone) say(`closed ${hotelId} ${slug}: its folder is gone`);
  for (const hotelId of atDesk)
    say(`left   ${hotelId} is kept at the desk: name its folder to have it kept in files again`);
  for (const fault of faults) say(`fault  ${faultLine(fault)}`);
  if (nothingFound !== null) say(`fault  ${nothingFound}`);
  if (loaded.length + gone.length + atDesk.length + faults.length === 0 && nothingFound === null)
    say('Every hotel is as its files are.');
}

async function tellOfMissingKeys(db: Deps['db'], { loaded, renamed }: LoadedHotels, say: Say): Promise<void> {
  for (const hotelId of [...loaded, ...renamed.map((one) => one.hotelId)]) {
    const documents = await documentsOf(db, hotelId);
    const missing = documents === undefined ? [] : await ownMissing(db, hotelId, documents.texts);
    for (const { path, message } of missing) say(`keys   ${hotelId} ${path} ${message}`);
  }
}

/** `export-hotel <hotel> <folder>`: writes the files of a hotel as they were imported, into a folder of its own there. */
export async function exportHotel(
  deps: Pick<Deps, 'db' | 'hotels' | 'images'>,
  hotelId: string | undefined,
  into: string | undefined,
  say: Say,
): Promise<boolean> {
  const hotel = /^\d{1,9}$/.test(hotelId ?? '') ? await deps.hotels.byId(Number(hotelId)) : undefined;
  if (hotel === undefined || into === undefined) {
    say(into === undefined ? 'pnpm api export-hotel <hotel> <folder>' : `There is no hotel ${hotelId}.`);
    return false;
  }
  const written = await writeFolder(deps, hotel, into);
  say(
    written.kind === 'written'
      ? `${written.folder}, ${written.files} files.`
      : `The files of hotel ${hotelId} were never kept: import them once more.`,
  );
  return written.kind === 'written';
}
