import { imageUrl, imageWidths, type ImageFormat, type ImageQuality, type ImageWidth } from '@latchkey/site/urls';
import type { ReactNode } from 'react';

/** The parts of a hotel's image record that a picture needs. */
export interface PictureImage {
  /** `/images/{hotelId}/{name}.jpg`: the original; sizes are derived from it. */
  readonly cdnImageUrl: string;
  /** What is to be seen; empty for a picture that repeats the words beside it. */
  readonly alt: string;
  /** Of the original, in pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PictureProps {
  readonly image: PictureImage;
  /** How wide it stands, as in the HTML attribute. */
  readonly sizes: string;
  /** The page's level (docs/rules.md, "Figures"), chosen by the server. */
  readonly quality: ImageQuality;
  /** The hero: fetched first, never lazily. */
  readonly priority?: boolean | undefined;
  /** Which part stays when it is cropped: `28% 50%`. */
  readonly focus?: string | undefined;
  readonly className?: string | undefined;
}

/** Every width in which a picture is worth offering, as a `srcset`. */
export function srcSetOf(
  image: Pick<PictureImage, 'cdnImageUrl' | 'width'>,
  quality: ImageQuality,
  format: ImageFormat,
): string {
  const widths = imageWidths.filter((width, place) => place === 0 || width <= image.width);
  return widths.map((width) => `${imageUrl(image.cdnImageUrl, { width, quality, format })} ${width}w`).join(', ');
}

/** What a page's head asks for at once, for a `Picture` of the first view with the same `sizes` and quality. */
export const preloadOf = (
  image: Pick<PictureImage, 'cdnImageUrl' | 'width'>,
  quality: ImageQuality,
  sizes: string,
) => ({
  srcSet: srcSetOf(image, quality, 'avif'),
  sizes,
  type: 'image/avif',
});

const fallbackWidth: ImageWidth = 960;

/** A photograph in the formats and widths the server makes. It keeps its shape while it loads. */
export function Picture({ image, sizes, quality, priority = false, focus, className }: PictureProps): ReactNode {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(image, quality, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSetOf(image, quality, 'webp')} sizes={sizes} />
      <img
        className={className}
        src={imageUrl(image.cdnImageUrl, { width: fallbackWidth, quality, format: 'jpg' })}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={focus === undefined ? undefined : { objectPosition: focus }}
      />
    </picture>
  );
}
