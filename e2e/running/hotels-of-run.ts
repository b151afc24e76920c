import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openAllDay, sandalwood } from '../hotels.ts';

const demoHotels = path.resolve(import.meta.dirname, '../../apps/api/hotels');

/**
 * The hotels of a run: the demo hotels, and one more at which a stay begins at midnight, so that a stay from today has
 * always begun, at whatever hour the journeys run.
 */
export async function writeHotelsOfRun(directory: string): Promise<string> {
  await cp(demoHotels, directory, { recursive: true });
  const fresh = path.join(directory, 'fresh');
  await cp(path.join(demoHotels, sandalwood.folder), fresh, { recursive: true });
  const file = path.join(fresh, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as object;
  const { id, slug, host } = openAllDay;
  await writeFile(
    file,
    JSON.stringify({ ...facts, id, slug, hosts: [host], checkInTime: '00:00', checkOutTime: '00:00' }),
  );
  await rename(fresh, path.join(directory, `${id}-${slug}`));
  return directory;
}
