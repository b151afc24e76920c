import { cp, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fixture = join(import.meta.dirname, 'hotels/1760-sandalwood-courtyard');

/** A directory with the example hotel and, beside it, a house that confirms by hand and one paid through the card vault. */
export async function writeTestHotels(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'latchkey-hotels-'));
  await cp(fixture, join(directory, '1760-sandalwood-courtyard'), { recursive: true });
  await writeVariant(directory, { id: 2116, slug: 'sandalwood-palace', hosts: ['palace.localhost'], confirmation: 'manual' });
  await writeVariant(directory, {
    id: 1188,
    slug: 'haus-linde',
    hosts: ['haus-linde.localhost'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    payment: { gateway: 'card-vault', modes: ['online', 'at-property'] },
  });
  return directory;
}

async function writeVariant(directory: string, changes: { readonly id: number; readonly slug: string } & Record<string, unknown>): Promise<void> {
  const folder = join(directory, 'variant');
  await cp(fixture, folder, { recursive: true });
  const facts = JSON.parse(await readFile(join(folder, 'hotel.json'), 'utf8')) as object;
  await writeFile(join(folder, 'hotel.json'), JSON.stringify({ ...facts, ...changes }));
  await rename(folder, join(directory, `${changes.id}-${changes.slug}`));
}
