import type { Locale } from '@latchkey/site/urls';

/** A picture that the documents may name. */
export interface KnownImage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** What of a picture stays where it is cropped, in percent from the left and from above. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export interface ShownPicture extends KnownImage {
  /** What is to be seen on it, in the reader's language; its name where nobody has said. */
  readonly says: string;
  readonly focus: Focus;
  /** The languages in which nobody has said what is to be seen. */
  readonly undescribed: readonly Locale[];
}

/** The pictures of the hotel or of a room, in their order. */
export interface PicturePlace {
  readonly id: string;
  /** The room's; null of the hotel. */
  readonly name: string | null;
  readonly pictures: readonly ShownPicture[];
}
