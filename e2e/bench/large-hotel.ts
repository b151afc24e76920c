import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sandalwood } from '../hotels.ts';

type Words = Record<string, unknown> & {
  readonly rooms: Readonly<Record<string, { readonly name: string }>>;
  readonly ratePlans: Readonly<Record<string, string>>;
};
type Facts = Record<string, unknown> & {
  readonly rooms: readonly (Record<string, unknown> & { readonly prices: Readonly<Record<string, object>> })[];
  readonly ratePlans: readonly { readonly id: string }[];
};

/** Writes the demo hotels, one of them with so many room types, each on so many plans. */
export async function writeLargeHotel(directory: string, types: number, plans: number): Promise<string> {
  await cp(path.resolve(import.meta.dirname, '../../apps/api/hotels'), directory, { recursive: true });
  const folder = path.join(directory, sandalwood.folder);
  const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as T;
  const write = (file: string, of: object): Promise<void> => writeFile(path.join(folder, file), JSON.stringify(of));
  const facts = await read<Facts>('hotel.json');
  const [room] = facts.rooms;
  const [plan] = facts.ratePlans;
  const price = room?.prices['breakfast'];
  if (room === undefined || plan === undefined || price === undefined)
    throw new Error('the demo hotel has no such room');
  const roomIds = Array.from({ length: types }, (_, at) => `type-${at + 1}`);
  const planIds = Array.from({ length: plans }, (_, at) => `plan-${at + 1}`);
  const prices = Object.fromEntries(planIds.map((id) => [id, price]));
  await write('hotel.json', {
    ...facts,
    rooms: roomIds.map((id) => ({ ...room, id, hourly: null, prices })),
    ratePlans: planIds.map((id) => ({ ...plan, id })),
    packages: [],
    seasons: [],
    keptBack: [],
    promotions: [],
    advertisedOffers: [],
  });
  for (const file of (await readdir(folder)).filter((name) => name.startsWith('words.'))) {
    const words = await read<Words>(file);
    const [said] = Object.values(words.rooms);
    await write(file, {
      ...words,
      rooms: Object.fromEntries(roomIds.map((id, at) => [id, { ...said, name: `${said?.name ?? ''} ${at + 1}` }])),
      ratePlans: Object.fromEntries(
        planIds.map((id, at) => [id, `${Object.values(words.ratePlans)[0] ?? ''} ${at + 1}`]),
      ),
      packages: {},
      promotions: {},
      advertisedOffers: {},
    });
  }
  return directory;
}
