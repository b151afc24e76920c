import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fullHouse, linde, openAllDay, quietHouses, sandalwood, type DemoHotel } from '../hotels.ts';

interface Room {
  readonly total: number;
}

const demoHotels = path.resolve(import.meta.dirname, '../../apps/api/hotels');

/** What the run's hotels measure, on their hosts under `latchkey.test`: one all there is, one only where a guest agrees. */
const everything = {
  consent: 'not-needed',
  analytics: { token: 'token-of-sandalwood' },
  pixel: 'pixel-of-sandalwood',
  tagManager: 'GTM-SANDAL',
  siteTag: 'G-SANDAL',
};
const withConsent = { consent: 'needed', analytics: { token: 'token-of-linde', recording: true } };

/**
 * The hotels of a run: the demo hotels, and more at which a stay begins at midnight, so that a stay from today has always
 * begun, at whatever hour the journeys run.
 */
export async function writeHotelsOfRun(directory: string): Promise<string> {
  await cp(demoHotels, directory, { recursive: true });
  // Every story may have guests tonight, also when it is told again; only the type of one room stays that of one.
  await opensAtMidnight(directory, openAllDay, (room) => (room.total === 1 ? room : { ...room, total: 60 }));
  for (const house of [fullHouse, quietHouses.en, quietHouses.ar]) await opensAtMidnight(directory, house);
  await measures(directory, sandalwood, everything);
  await measures(directory, linde, withConsent);
  return directory;
}

async function opensAtMidnight(
  directory: string,
  { id, slug, host }: DemoHotel & { readonly slug: string },
  roomOf = (room: Room): Room => room,
): Promise<void> {
  const fresh = path.join(directory, `${id}-${slug}`);
  await cp(path.join(demoHotels, sandalwood.folder), fresh, { recursive: true });
  const file = path.join(fresh, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as { readonly rooms: readonly Room[] };
  const rooms = facts.rooms.map(roomOf);
  const opens = { checkInTime: '00:00', checkOutTime: '00:00' };
  await writeFile(file, JSON.stringify({ ...facts, id, slug, hosts: [host], rooms, ...opens }));
}

async function measures(directory: string, hotel: DemoHotel, measuring: object): Promise<void> {
  const file = path.join(directory, hotel.folder, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...facts, measuring }));
}
