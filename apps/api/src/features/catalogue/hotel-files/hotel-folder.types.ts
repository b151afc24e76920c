import type { HotelDocuments } from '@latchkey/hotel-document/words';

export interface ImageFile {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Of its content, under which the store has it; an older version kept none. */
  readonly hash?: string;
}

export interface FilmFile {
  /** Of its file, such as `court.webm`. */
  readonly name: string;
  readonly hash: string;
}

/** A hotel as an operator wrote it, checked. */
export interface HotelFolder extends HotelDocuments {
  readonly images: readonly ImageFile[];
  readonly films: readonly FilmFile[];
  /** The text of each of its files as it was written, by name. */
  readonly texts: Readonly<Record<string, string>>;
  /** Changes when any file of the hotel changes. */
  readonly fingerprint: string;
}
