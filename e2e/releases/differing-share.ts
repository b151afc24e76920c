import type { Page } from '@playwright/test';

/** How much a colour may differ in one of its channels, of 255, before the pixel counts. */
const channelStep = 8;

/**
 * The share of pixels that differ between two pictures (PNG), from 0 to 1. What only one of them has, being longer, differs.
 * The page that is given compares them in its canvas.
 */
export const differingShare = (page: Page, before: Buffer, after: Buffer): Promise<number> =>
  page.evaluate(
    async ([pictures, step]) => {
      const drawn = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? null;
        }),
      );
      const [one, other] = drawn;
      if (!one || !other) throw new Error('a picture cannot be read');
      const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
      let same = 0;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const [at, there] = [(y * one.width + x) * 4, (y * other.width + x) * 4];
          let isSame = true;
          for (let channel = 0; channel < 3; channel++)
            if (Math.abs((one.data[at + channel] ?? 0) - (other.data[there + channel] ?? 0)) > step) isSame = false;
          if (isSame) same++;
        }
      const area = Math.max(one.width, other.width) * Math.max(one.height, other.height);
      return 1 - same / area;
    },
    [[before.toString('base64'), after.toString('base64')], channelStep] as const,
  );
