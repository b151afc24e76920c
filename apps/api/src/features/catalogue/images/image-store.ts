import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { createBoundedQueue } from './bounded-queue.ts';
import { encoderQuality, fileOf, type ImageVariant } from './image-variant.ts';

/** Pictures of hotels: originals as the operator laid them down, sizes made of them and kept. */
export interface ImageStore {
  /** The original, or null where the hotel has no picture of that name. */
  original(hotel: HotelRecord, name: string): Promise<Buffer | null>;
  /**
   * A size, made on demand, once for all who wait for it, and kept; `busy` where too many others wait to be
   * made. An AVIF only where the job has made it already: the caller shows WebP until then.
   */
  variant(hotel: HotelRecord, variant: ImageVariant): Promise<Buffer | null | 'busy'>;
  /** The file of a video that lies in the hotel's folder, or null where there is none of that name. */
  video(hotel: HotelRecord, name: string): string | null;
  /** Makes an AVIF that is missing; false where it was there. */
  makeAvif(hotel: HotelRecord, variant: ImageVariant): Promise<boolean>;
}

const avifEffort = 2;
/** Sizes made at once, and waiting: a page of new pictures has some forty. */
const madeAtOnce = 2;
const mostWaiting = 100;

export function createImageStore(originals: string, kept: string): ImageStore {
  const underWay = new Map<string, Promise<Buffer>>();
  const queue = createBoundedQueue(madeAtOnce, mostWaiting);
  const originalOf = (hotel: HotelRecord, name: string): string | null =>
    hotel.images.has(name) ? join(originals, hotel.folder, 'images', `${name}.jpg`) : null;
  const found = async (hotel: HotelRecord, variant: ImageVariant): Promise<{ source: string; file: string } | null> => {
    const source = originalOf(hotel, variant.name);
    const version = source === null ? null : await versionOf(source);
    return source === null || version === null
      ? null
      : { source, file: join(kept, String(hotel.id), version, fileOf(variant)) };
  };
  const make = (file: string, source: string, variant: ImageVariant): Promise<Buffer> | 'busy' => {
    const known = underWay.get(file);
    if (known !== undefined) return known;
    const queued = queue.run(async () => keep(file, await encode(source, variant)));
    if (queued === 'full') return 'busy';
    const started = queued.finally(() => underWay.delete(file));
    underWay.set(file, started);
    return started;
  };

  return {
    original: (hotel, name) => readIfThere(originalOf(hotel, name)),
    variant: async (hotel, variant) => {
      const at = await found(hotel, variant);
      if (at === null) return null;
      return (await readIfThere(at.file)) ?? (variant.format === 'avif' ? null : make(at.file, at.source, variant));
    },
    video: (hotel, name) =>
      hotel.readFacts().videos.some(({ url }) => url === `films/${name}`)
        ? join(originals, hotel.folder, 'films', name)
        : null,
    makeAvif: async (hotel, variant) => {
      const at = await found(hotel, variant);
      if (at === null || (await readIfThere(at.file)) !== null) return false;
      // The job makes one at a time, and does not wait behind guests.
      await keep(at.file, await encode(at.source, variant));
      return true;
    },
  };
}

/** A picture replaced by another of the same name is another version; null where there is none. */
async function versionOf(file: string): Promise<string | null> {
  const { mtimeMs, size } = (await stat(file).catch(ignoreMissing)) ?? {};
  return mtimeMs === undefined ? null : `${Math.floor(mtimeMs).toString(36)}-${(size ?? 0).toString(36)}`;
}

async function encode(source: string, { width, quality, format }: ImageVariant): Promise<Buffer> {
  // 27 MB that a process which makes no picture does without.
  const { default: sharp } = await import('sharp');
  // A picture is made once: what the library keeps of one is of no use for the next.
  sharp.cache(false);
  const sized = sharp(source).rotate().resize({ width, withoutEnlargement: true });
  const level = encoderQuality[format][quality];
  if (format === 'webp') return sized.webp({ quality: level, effort: 4 }).toBuffer();
  if (format === 'avif') return sized.avif({ quality: level, effort: avifEffort }).toBuffer();
  return sized.jpeg({ quality: level, mozjpeg: true }).toBuffer();
}

async function keep(file: string, made: Buffer): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, made);
  await rename(partial, file);
  return made;
}

async function readIfThere(file: string | null): Promise<Buffer | null> {
  return file === null ? null : ((await readFile(file).catch(ignoreMissing)) ?? null);
}

function ignoreMissing(cause: unknown): undefined {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
  throw cause;
}
