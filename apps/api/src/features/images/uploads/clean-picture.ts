import { bytesOfPicture } from '@latchkey/api-contract/property-paths';
import { pictureKindOf } from './picture-kind.ts';
import { uploadSizes, type UploadSize } from './upload-names.ts';

/** Why a picture is not taken. */
export type PictureRefusal =
  | 'picture_too_large'
  | 'picture_of_unknown_kind'
  | 'picture_heic'
  | 'picture_too_many_pixels'
  | 'picture_too_small'
  | 'picture_damaged';

/** A picture made anew: its sizes as JPEG, and how many pixels the large one has. */
export interface CleanPicture {
  readonly width: number;
  readonly height: number;
  readonly files: Readonly<Record<UploadSize, Buffer>>;
}

/** How a picture is made: pixels of the longer side of each size, and the quality of its JPEG. */
export interface PictureMake {
  readonly sizes: Readonly<Record<UploadSize, number>>;
  readonly quality: number;
}

const uploaded: PictureMake = { sizes: uploadSizes, quality: 82 };

/** What cameras of phones take, and what makes no machine run out of memory. */
const mostPixels = 50_000_000;
const fewestPixels = 64;
const decodingSeconds = 15;

/**
 * Makes a picture anew that somebody sent: upright, on white, at most as large as is shown, and stripped of what the
 * file has beside its pixels, such as the place where it was taken. Only a file that begins as JPEG, PNG or WebP
 * reaches a decoder.
 */
export async function cleanPicture(
  bytes: Buffer,
  { sizes, quality }: PictureMake = uploaded,
): Promise<CleanPicture | { readonly refused: PictureRefusal }> {
  if (bytes.length > bytesOfPicture) return { refused: 'picture_too_large' };
  const kind = pictureKindOf(bytes);
  if (kind === null) return { refused: 'picture_of_unknown_kind' };
  if (kind === 'heic') return { refused: 'picture_heic' };
  // Loaded late: it takes 27 MB, which a process that is sent no picture saves.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    const { width: across, height: down, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== kind) return { refused: 'picture_of_unknown_kind' };
    if (across * down > mostPixels) return { refused: 'picture_too_many_pixels' };
    if (Math.min(across, down) < fewestPixels) return { refused: 'picture_too_small' };
    const sized = (from: Buffer, size: UploadSize) =>
      sharp(from, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
        .rotate()
        .resize({ width: sizes[size], height: sizes[size], fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality })
        .timeout({ seconds: decodingSeconds })
        .toBuffer({ resolveWithObject: true });
    const { data: large, info } = await sized(bytes, 'large');
    const { data: small } = await sized(large, 'small');
    return { width: info.width, height: info.height, files: { large, small } };
  } catch (cause) {
    if (isOfTheFile(cause)) return { refused: 'picture_damaged' };
    throw cause;
  }
}

/** The library's own errors have no code; what lacks memory or the library itself does. */
const isOfTheFile = (cause: unknown): boolean => cause instanceof Error && !('code' in cause);
