import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, StoreFault } from '@latchkey/releases/blobs';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { openEngine } from '../../../test/open-engine.ts';
import { loadHotels } from '../publishing/load-hotels.ts';
import type { HotelRecord } from '../catalogue/hotels/hotel-record.ts';
import { createImageStore } from './image-store.ts';

const engine = openEngine();
const place = await mkdtemp(join(tmpdir(), 'latchkey-pictures-'));
afterAll(() => rm(place, { recursive: true }));

const avif = { name: 'courtyard-day', width: 640, quality: 100, format: 'avif' } as const;
const hotelNow = async (): Promise<HotelRecord> => {
  engine.pass(501);
  const hotel = await engine.deps.hotels.byId(1760);
  if (hotel === undefined) throw new Error('no hotel');
  return hotel;
};

it('has what one process made served by all others, and another picture of the same name made anew', async () => {
  const { db, clock, settings } = engine.deps;
  const [worker, other] = [createImageStore(openStore(place)), createImageStore(openStore(place))];
  const { blobs } = openStore(place);
  await loadHotels(db, settings.hotelsDirectory, clock(), { pictures: blobs });
  const hotel = await hotelNow();
  expect(await other.variant(hotel, avif)).toBeNull();
  expect(await worker.makeAvif(hotel, avif)).toBe(true);
  expect(await worker.makeAvif(hotel, avif)).toBe(false);
  expect(await other.variant(hotel, avif)).toBeInstanceOf(Buffer);

  const folder = '1760-sandalwood-courtyard';
  await cp(join(settings.hotelsDirectory, folder), join(place, folder), { recursive: true });
  const red = sharp({ create: { width: 2000, height: 1500, channels: 3, background: 'red' } });
  await writeFile(join(place, folder, 'images/courtyard-day.jpg'), await red.jpeg().toBuffer());
  expect(await loadHotels(db, place, clock(), { pictures: blobs, only: [folder] })).toMatchObject({ loaded: [1760] });
  const anew = await hotelNow();
  expect(await other.original(anew, 'courtyard-day')).not.toEqual(await other.original(hotel, 'courtyard-day'));
  expect(await other.variant(anew, avif)).toBeNull();
});

it('says that it is busy while the store cannot be read', async () => {
  const away = (): Promise<never> => Promise.reject(new StoreFault('The bucket does not answer.'));
  const store = openStore(place);
  const images = createImageStore({ ...store, blobs: { ...store.blobs, get: away } });
  const hotel = await hotelNow();
  expect(await images.original(hotel, 'courtyard-day')).toBe('busy');
  expect(await images.variant(hotel, { ...avif, format: 'webp' })).toBe('busy');
});
