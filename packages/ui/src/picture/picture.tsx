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
  /** Which part stays when it is cropped: `28% 50%`; the middle unless said. */
  readonly focus?: string | undefined;
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

/** The widest that a shared picture is, in pixels, at the level that keeps it below the 300 KB of messengers. */
const sharedWidth: ImageWidth = 1280;
const sharedQuality: ImageQuality = 60;

/** What a page's head says of the picture to share. */
export function sharedPicture({ cdnImageUrl, width, height }: Omit<PictureImage, 'alt'>): {
  readonly image: string;
  readonly imageSize: readonly [width: number, height: number];
} {
  // No size is made larger than the original.
  const shown = Math.min(width, sharedWidth);
  return {
    image: imageUrl(cdnImageUrl, { width: sharedWidth, quality: sharedQuality, format: 'jpg' }),
    imageSize: [shown, Math.round((height * shown) / width)],
  };
}

const fallbackWidth: ImageWidth = 960;

/** A photograph in the formats and widths the server makes. It keeps its shape while it loads. */
export function Picture({ image, quality, ...place }: PictureProps): ReactNode {
  const { alt, width, height, focus } = image;
  const files = {
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: srcSetOf(image, quality, format),
    })),
    src: imageUrl(image.cdnImageUrl, { width: fallbackWidth, quality, format: 'jpg' }),
  };
  return <PictureOf focus={focus} {...place} files={files} alt={alt} width={width} height={height} />;
}

/** The files of one picture: lighter ones first, and one that every browser reads. */
export interface PictureFiles {
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly src: string;
}

export interface PictureOfProps extends Pick<PictureProps, 'sizes' | 'priority' | 'focus' | 'className'> {
  readonly files: PictureFiles;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of files that are named: a hotel's photographs are `Picture`. */
export function PictureOf({ files, alt, sizes, priority = false, focus, ...image }: PictureOfProps): ReactNode {
  return (
    <picture>
      {files.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...image}
        src={files.src}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={focus === undefined ? undefined : { objectPosition: focus }}
      />
    </picture>
  );
}
