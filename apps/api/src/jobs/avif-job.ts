import { imageWidths, type ImageWidth } from '@latchkey/site/urls';
import type { Deps } from '../deps.ts';
import { type HotelChange, hotelsAfter } from '../features/catalogue/catalogue.ts';
import type { Job } from './job-runner.ts';

/** Widths that phones and desktops really ask for first; the rest follow. */
const firstWidths: readonly ImageWidth[] = [640, 960, 1280];
const everyMs = 2000;
const beforeAll: HotelChange = { hotelId: -1, version: -1 };

/**
 * Makes one missing AVIF at a time, most wanted first: they cost up to a second of a core each. For each width it walks
 * from hotel to hotel in the order in which they were written, so that one that is written anew comes again.
 */
export function avifJob(deps: Pick<Deps, 'db' | 'hotels' | 'images' | 'log'>): Job {
  const walks = [...firstWidths, ...imageWidths.filter((one) => !firstWidths.includes(one))].map((width) => ({
    width,
    at: beforeAll,
  }));
  return {
    name: 'make avif',
    everyMs,
    run: async () => {
      let end: HotelChange | null = null;
      for (const walk of walks) {
        if (end !== null && end.hotelId === walk.at.hotelId && end.version === walk.at.version) continue;
        const [next] = await hotelsAfter(deps.db, walk.at, 1);
        if (next === undefined) end = walk.at;
        else {
          if (!(await makeOne(deps, next.hotelId, walk.width))) walk.at = next;
          return;
        }
      }
    },
  };
}

/** Makes a picture that a hotel lacks in a width; false where it lacks none. */
async function makeOne(
  { hotels, images, log }: Pick<Deps, 'hotels' | 'images' | 'log'>,
  hotelId: number,
  width: ImageWidth,
): Promise<boolean> {
  const hotel = await hotels.byId(hotelId);
  if (hotel === undefined) return false;
  for (const name of hotel.images.keys())
    try {
      if (await images.makeAvif(hotel, { name, width, quality: 100, format: 'avif' })) return true;
    } catch (cause) {
      log.error({ err: cause, hotelId, name, width }, 'an AVIF could not be made');
    }
  return false;
}
