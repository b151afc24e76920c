/** The closed list of widths that pictures are made in; anything else is refused. */
export const imageWidths = [160, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Product levels of quality, by connection (docs/rules.md, "Figures"). */
export const imageQualities = [100, 60, 40, 20] as const;
export type ImageQuality = (typeof imageQualities)[number];
export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** The address of one size of a picture, from its original's `cdnImageUrl` (`/images/1760/court.jpg`). */
export function imageUrl(
  cdnImageUrl: string,
  variant: { readonly width: ImageWidth; readonly quality: ImageQuality; readonly format: ImageFormat },
): string {
  return cdnImageUrl.replace(/\.\w+$/, `-${variant.width}-${variant.quality}.${variant.format}`);
}

/** Quality for a connection as the `ECT` hint names it; the full one when nothing is known. */
export function qualityFor(effectiveConnection: string | undefined): ImageQuality {
  if (effectiveConnection === 'slow-2g') return 20;
  if (effectiveConnection === '2g') return 40;
  if (effectiveConnection === '3g') return 60;
  return 100;
}
