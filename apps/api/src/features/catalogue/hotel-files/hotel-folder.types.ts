import type { Locale } from '@latchkey/api-contract/types';
import type { HotelFacts } from './hotel-facts.schema.ts';
import type { HotelWords } from './hotel-words.schema.ts';

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
export interface HotelFolder {
  readonly facts: HotelFacts;
  /** English always; other languages fall back to it. */
  readonly words: { readonly en: HotelWords } & Partial<Record<Locale, HotelWords>>;
  readonly images: readonly ImageFile[];
  readonly films: readonly FilmFile[];
  /** The text of each of its files as it was written, by name. */
  readonly texts: Readonly<Record<string, string>>;
  /** Changes when any file of the hotel changes. */
  readonly fingerprint: string;
}

/** What is wrong in a hotel's files, so that its author can mend it. */
export interface HotelFault {
  readonly file: string;
  /** Where in the file, as `rooms.0.prices`; empty for the file itself. */
  readonly path: string;
  readonly message: string;
}
