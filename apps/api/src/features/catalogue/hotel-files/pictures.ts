import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { HotelFault } from '@latchkey/hotel-document/faults';
import type { ImageFile } from './hotel-folder.types.ts';
import { contentHashOf } from '../../../content-hash.ts';
import { faultAt } from '@latchkey/hotel-document/faults';

/** From this EXIF orientation on, a picture's width is shown as its height. */
const liesOnItsSide = 5;
/** The longer side of a picture that fills a screen. */
const leastPixels = 1920;

export interface ReadPictures {
  readonly images: ImageFile[];
  readonly faults: HotelFault[];
  readonly doubts: HotelFault[];
}

/** The pictures that a hotel names, with their sizes, and those that are missing, unreadable or too small. */
export async function readPictures(folder: string, facts: Pick<HotelFacts, 'images' | 'rooms'>): Promise<ReadPictures> {
  const read: ReadPictures = { images: [], faults: [], doubts: [] };
  const there = await readdir(join(folder, 'images')).catch((): string[] => []);
  for (const name of new Set([...facts.images, ...facts.rooms.flatMap((room) => room.images)])) {
    const file = `images/${name}.jpg`;
    if (!there.includes(`${name}.jpg`)) {
      read.faults.push(faultAt('', missingText(name, there), file, 'picture_missing'));
      continue;
    }
    try {
      const { width, height, orientation = 1 } = await imageSizeFromFile(join(folder, file));
      const sides = orientation >= liesOnItsSide ? { width: height, height: width } : { width, height };
      read.images.push({ name, ...sides, hash: await contentHashOf(join(folder, file)) });
      read.doubts.push(...tooSmall({ name, width, height }));
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : 'it is none';
      read.faults.push(faultAt('', `cannot be read as a JPEG (${why}): save it as one anew`, file));
    }
  }
  return read;
}

/** Why a picture fills no screen; nothing where it does. */
export const tooSmall = ({ name, width, height }: Omit<ImageFile, 'hash'>): HotelFault[] =>
  Math.max(width, height) >= leastPixels
    ? []
    : [
        faultAt(
          '',
          `is ${width} × ${height} px, and fills no screen: its longer side should have ${leastPixels} at least`,
          `images/${name}.jpg`,
          'picture_small',
        ),
      ];

function missingText(name: string, there: readonly string[]): string {
  const wanted = plain(name);
  const beside = there.find((file) => plain(file.slice(0, -extname(file).length)) === wanted);
  if (beside !== undefined) return `is missing, and ${beside} lies there: rename it to ${name}.jpg`;
  return there.length === 0
    ? `is missing: the folder images/ is empty or not there. Put ${name}.jpg into it`
    : `is missing: put ${name}.jpg into images/, or name one that lies there (${there.slice(0, 5).join(', ')})`;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
