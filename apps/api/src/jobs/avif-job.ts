import { imageWidths, type ImageWidth } from '@latchkey/site/urls';
import type { Deps } from '../deps.ts';
import type { Job } from './job-runner.ts';

/** Widths that phones and desktops really ask for first; the rest follow. */
const firstWidths: readonly ImageWidth[] = [640, 960, 1280];
const everyMs = 2000;

/** Makes one missing AVIF at a time, most wanted first: they cost up to a second of a core each. */
export function avifJob({ hotels, images }: Deps): Job {
  const made = new Set<string>();
  return {
    name: 'make avif',
    everyMs,
    run: async () => {
      for (const width of [...firstWidths, ...imageWidths.filter((one) => !firstWidths.includes(one))]) {
        for (const hotel of await hotels.all()) {
          for (const name of hotel.images.keys()) {
            const key = `${hotel.id} ${name} ${width}`;
            if (made.has(key)) continue;
            const isNew = await images.makeAvif(hotel, { name, width, quality: 100, format: 'avif' });
            made.add(key);
            if (isNew) return;
          }
        }
      }
    },
  };
}
