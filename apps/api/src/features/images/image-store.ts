import type { BlobStore, StoreFiles } from '@latchkey/releases/blobs';
import { hashOfContent } from '../../content-hash.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { createBoundedQueue } from './bounded-queue.ts';
import { encoderQuality, type ImageVariant } from './image-variant.ts';
import { unlessAway } from './unless-away.ts';
import { filmName, originalName, picturesOf, sizeName } from './picture-names.ts';

/** Whose pictures they are, and which it has. */
export type HotelOfPictures = Pick<HotelRecord, 'id' | 'trialOf' | 'images' | 'films'>;

/** Under which hotel its files lie: a copy for trials shows those of its hotel. */
const homeOf = ({ id, trialOf }: HotelOfPictures): number => trialOf ?? id;

/** Pictures of hotels: originals as they were imported, sizes made of them and kept, in a store that all processes share. */
export interface ImageStore {
  /** The original, or null where the hotel has no picture of that name; `busy` while the store cannot be read. */
  original(hotel: HotelOfPictures, name: string): Promise<Buffer | null | 'busy'>;
  /**
   * A size, made on demand, once for all who wait for it, and kept; `busy` where too many others wait to be made, or while
   * the store cannot be read. An AVIF only where the job has made it already: the caller shows WebP until then.
   */
  variant(hotel: HotelOfPictures, variant: ImageVariant): Promise<Buffer | null | 'busy'>;
  /** The file of a video of the hotel's, brought to this machine; null and `busy` as of an original. */
  video(hotel: HotelOfPictures, name: string): Promise<{ readonly file: string } | null | 'busy'>;
  /** Keeps the original of a picture under what is in it, and answers that; `busy` while the store cannot be reached. */
  keep(hotelId: number, content: Buffer): Promise<{ readonly hash: string } | 'busy'>;
  /** Deletes a picture of that content with all its sizes, if it is there. Throws while the store cannot be reached. */
  erase(hotelId: number, hash: string): Promise<void>;
  /** Makes an AVIF that is missing; false where it was there. */
  makeAvif(hotel: HotelOfPictures, variant: ImageVariant): Promise<boolean>;
}

const avifEffort = 2;
/** Sizes made at once, and waiting: a page of new pictures has some forty. */
const madeAtOnce = 2;
const mostWaiting = 100;

export function createImageStore({
  blobs,
  files,
}: {
  readonly blobs: BlobStore;
  readonly files: Pick<StoreFiles, 'fetch'>;
}): ImageStore {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const queue = createBoundedQueue(madeAtOnce, mostWaiting);
  const read = async (name: string): Promise<Buffer | null> => (await blobs.get(name))?.content ?? null;
  const originalOf = async (hotel: HotelOfPictures, name: string): Promise<Buffer | null> => {
    const hash = hotel.images.get(name)?.hash;
    return hash === undefined ? null : read(originalName(homeOf(hotel), hash));
  };
  /** Makes a size and keeps it under its name; null where there is no original. */
  const makeOf = async (hotel: HotelOfPictures, variant: ImageVariant, name: string): Promise<Buffer | null> => {
    const original = await originalOf(hotel, variant.name);
    if (original === null) return null;
    const made = await encode(original, variant);
    await blobs.keep(name, made);
    return made;
  };
  const make = (hotel: HotelOfPictures, variant: ImageVariant, name: string): Promise<Buffer | null> | 'busy' => {
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const queued = queue.run(() => makeOf(hotel, variant, name));
    if (queued === 'full') return 'busy';
    const started = queued.finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  };
  const nameOf = (hotel: HotelOfPictures, variant: ImageVariant): string | null => {
    const hash = hotel.images.get(variant.name)?.hash;
    return hash === undefined ? null : sizeName(homeOf(hotel), hash, variant);
  };

  return {
    original: (hotel, name) => unlessAway(originalOf(hotel, name)),
    variant: async (hotel, variant) => {
      const name = nameOf(hotel, variant);
      if (name === null) return null;
      const known = await unlessAway(read(name));
      return known ?? (variant.format === 'avif' ? null : unlessAway(Promise.resolve(make(hotel, variant, name))));
    },
    video: async (hotel, name) => {
      const hash = hotel.films.get(name);
      const file = hash === undefined ? null : await unlessAway(files.fetch(filmName(homeOf(hotel), hash)));
      return file === null || file === 'busy' ? file : { file };
    },
    keep: async (hotelId, content) => {
      const hash = hashOfContent(content);
      const kept = await unlessAway(blobs.keep(originalName(hotelId, hash), content).then(() => true));
      return kept === 'busy' ? 'busy' : { hash };
    },
    erase: async (hotelId, hash) => {
      // The original last: while it is there, what breaks off is found again.
      const original = originalName(hotelId, hash);
      for (const name of await blobs.list(`${picturesOf(hotelId)}${hash}-`)) await blobs.remove(name);
      await blobs.remove(original);
    },
    makeAvif: async (hotel, variant) => {
      const name = nameOf(hotel, variant);
      if (name === null || (await blobs.has(name))) return false;
      // The job makes one at a time, and does not wait behind guests.
      return (await makeOf(hotel, variant, name)) !== null;
    },
  };
}

async function encode(original: Buffer, { width, quality, format }: ImageVariant): Promise<Buffer> {
  // Loads 27 MB, and only in processes that make pictures.
  const { default: sharp } = await import('sharp');
  // A picture is made once: what the library keeps of one is of no use for the next.
  sharp.cache(false);
  const sized = sharp(original).rotate().resize({ width, withoutEnlargement: true });
  const level = encoderQuality[format][quality];
  if (format === 'webp') return sized.webp({ quality: level, effort: 4 }).toBuffer();
  if (format === 'avif') return sized.avif({ quality: level, effort: avifEffort }).toBuffer();
  return sized.jpeg({ quality: level, mozjpeg: true }).toBuffer();
}
