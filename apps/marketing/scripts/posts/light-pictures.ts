import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The widths in which a post's picture is made lighter: a phone's list, a phone, a desktop. CSS pixels times the screen's. */
export const lightWidths = [360, 720, 1280] as const;

/** Where the lighter picture of a width stands below `posts/pictures/`. */
export const lightName = (picture: string, width: number): string =>
  `light/${picture.replace(/\.jpg$/, '')}-${width}.avif`;

/** Makes the lighter pictures that a post lacks, from its own; what is there stays as it is. */
export async function makeLight(folder: string, picture: string): Promise<void> {
  await mkdir(path.join(folder, 'light'), { recursive: true });
  for (const width of lightWidths) {
    const file = path.join(folder, lightName(picture, width));
    if (existsSync(file)) continue;
    await sharp(path.join(folder, picture)).resize(width).avif({ quality: 50, effort: 6 }).toFile(file);
  }
}
