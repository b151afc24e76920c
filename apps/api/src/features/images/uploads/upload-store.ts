import type { BlobStore } from '@latchkey/releases/blobs';
import { createBoundedQueue } from '../bounded-queue.ts';
import { unlessAway } from '../unless-away.ts';
import { cleanPicture, type CleanPicture, type PictureMake, type PictureRefusal } from './clean-picture.ts';
import { uploadName, uploadSizes, type UploadSize } from './upload-names.ts';

/** Pictures that hotels' people bring in: made anew before they are kept, and erased. Who may see which is the caller's to say. */
export interface UploadStore {
  /** Makes a picture anew; `busy` where too many others wait. */
  clean(bytes: Buffer, make?: PictureMake): Promise<CleanPicture | { readonly refused: PictureRefusal }> | 'busy';
  /** Keeps all its sizes; false while the store cannot be reached. */
  keep(hotelId: number, pictureId: string, picture: CleanPicture): Promise<boolean>;
  /** One size; null where it is missing, `busy` while the store cannot be reached. */
  read(hotelId: number, pictureId: string, size: UploadSize): Promise<Buffer | null | 'busy'>;
  /** Deletes all its sizes that are there. Throws while the store cannot be reached. */
  erase(hotelId: number, pictureId: string): Promise<void>;
}

/** Made at once: one of 50 million pixels takes some 200 MB for a moment. */
const madeAtOnce = 1;
const mostWaiting = 20;
const sizes = Object.keys(uploadSizes) as UploadSize[];

export function createUploadStore(blobs: BlobStore): UploadStore {
  const queue = createBoundedQueue(madeAtOnce, mostWaiting);
  return {
    clean: (bytes, make) => {
      const made = queue.run(() => cleanPicture(bytes, make));
      return made === 'full' ? 'busy' : made;
    },
    keep: async (hotelId, pictureId, { files }) => {
      const keeping = sizes.map((size) => blobs.keep(uploadName(hotelId, pictureId, size), files[size]));
      return (await unlessAway(Promise.all(keeping))) !== 'busy';
    },
    read: async (hotelId, pictureId, size) => {
      const found = await unlessAway(blobs.get(uploadName(hotelId, pictureId, size)));
      return found === 'busy' || found === null ? found : Buffer.from(found.content);
    },
    erase: async (hotelId, pictureId) => {
      for (const size of sizes) await blobs.remove(uploadName(hotelId, pictureId, size));
    },
  };
}
