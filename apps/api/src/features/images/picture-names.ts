import type { ImageVariant } from './image-variant.ts';

// Names are made of what lies there, so that what lies under one never changes.

/** Where all of a hotel lies in the store. */
export const picturesOf = (hotelId: number): string => `hotels/${hotelId}/`;

export const originalName = (hotelId: number, hash: string): string => `${picturesOf(hotelId)}${hash}.jpg`;

export const sizeName = (hotelId: number, hash: string, { width, quality, format }: ImageVariant): string =>
  `${picturesOf(hotelId)}${hash}-${width}-${quality}.${format}`;

export const filmName = (hotelId: number, hash: string): string => `${picturesOf(hotelId)}${hash}.webm`;
