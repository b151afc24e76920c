import { imageQualities, imageWidths, type ImageFormat, type ImageQuality, type ImageWidth } from '@latchkey/site/urls';

/** One size of one picture. */
export interface ImageVariant {
  readonly name: string;
  readonly width: ImageWidth;
  readonly quality: ImageQuality;
  readonly format: ImageFormat;
}

/**
 * The encoders' own settings behind the quality levels of the site's picture addresses: 100 is WebP 75 and AVIF 55. The
 * levels are what a guest's connection asks for; the settings are what looks right there.
 */
export const encoderQuality: Record<ImageVariant['format'], Record<ImageQuality, number>> = {
  webp: { 100: 75, 60: 60, 40: 45, 20: 30 },
  avif: { 100: 55, 60: 45, 40: 36, 20: 26 },
  jpg: { 100: 80, 60: 65, 40: 50, 20: 35 },
};

const shape = /^([a-z0-9]+(?:-[a-z0-9]+)*?)-(\d+)-(\d+)\.(webp|avif|jpg)$/;

/** Reads a file name such as `courtyard-day-640-60.webp`; null for sizes and levels that are not on the lists. */
export function parseVariant(file: string): ImageVariant | null {
  const [, name, width, quality, format] = shape.exec(file) ?? [];
  const knownWidth = imageWidths.find((one) => String(one) === width);
  const knownQuality = imageQualities.find((one) => String(one) === quality);
  if (name === undefined || knownWidth === undefined || knownQuality === undefined) return null;
  return { name, width: knownWidth, quality: knownQuality, format: format as ImageVariant['format'] };
}
