/** The sizes that are kept of a picture somebody brought in: pixels of the longer side. */
export const uploadSizes = { large: 2048, small: 480 } as const;

export type UploadSize = keyof typeof uploadSizes;

/**
 * Where a picture that a hotel's people brought in lies in the store: apart from the hotel's public pictures, and under an id
 * of its own, so that erasing one never takes another with the same pixels.
 */
export const uploadName = (hotelId: number, pictureId: string, size: UploadSize): string =>
  `uploads/${hotelId}/${pictureId}-${size}.jpg`;
