import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fixture = join(import.meta.dirname, 'hotels/1760-sandalwood-courtyard');

/** A directory with the example hotel and, beside it, a hotel that confirms by hand and one paid through the card vault. */
export async function writeTestHotels(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'latchkey-hotels-'));
  await cp(fixture, join(directory, '1760-sandalwood-courtyard'), { recursive: true });
  await writeVariant(directory, {
    id: 2116,
    slug: 'sandalwood-palace',
    hosts: ['palace.localhost'],
    confirmation: 'manual',
    feedbackVoucher: true,
  });
  await writeVariant(directory, {
    id: 1188,
    slug: 'haus-linde',
    hosts: ['haus-linde.localhost'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    payment: { gateway: 'card-vault', modes: ['online', 'at-property'] },
    packages: [
      {
        id: 'landed',
        ratePlans: [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible' }],
        addonIds: ['airport-car'],
      },
    ],
    advertisedOffers: [],
    videos: [{ id: 'court', url: 'https://films.example/court.webm', poster: 'courtyard-day' }],
  });
  await markWords(join(directory, '1188-haus-linde'));
  return directory;
}

async function writeVariant(
  directory: string,
  changes: { readonly id: number; readonly slug: string } & Record<string, unknown>,
): Promise<void> {
  const folder = join(directory, 'variant');
  await cp(fixture, folder, { recursive: true });
  const facts = JSON.parse(await readFile(join(folder, 'hotel.json'), 'utf8')) as object;
  await writeFile(join(folder, 'hotel.json'), JSON.stringify({ ...facts, ...changes }));
  await rename(folder, join(directory, `${changes.id}-${changes.slug}`));
}

/** Ends every text of the hotel in Berlin, so that no answer with them can be another's. */
export const berlinsMark = '(Linde)';

async function markWords(folder: string): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => name.startsWith('words.'))) {
    const known = JSON.parse(await readFile(join(folder, file), 'utf8')) as object;
    const words = {
      ...known,
      packages: { landed: { name: 'Landed', text: 'A car brings you.' } },
      videos: { court: 'The court' },
    };
    await writeFile(
      join(folder, file),
      JSON.stringify(words, (_, value: unknown) => (typeof value === 'string' ? `${value} ${berlinsMark}` : value)),
    );
  }
}
