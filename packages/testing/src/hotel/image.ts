import type { HotelImage } from '@latchkey/api-contract/types';

/** A picture of the hotel by its file's name. */
export const image = (name: string, alt: string, caption: string | null = null): HotelImage => ({
  cdnImageUrl: `/images/1760/${name}.jpg`,
  alt,
  caption,
  width: 1920,
  height: 1280,
});
