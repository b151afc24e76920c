import { type CheckedMedia, readDocuments } from '@latchkey/hotel-document/checks';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { HotelFault } from '@latchkey/hotel-document/faults';
import { documentNames } from '@latchkey/hotel-document/names';
import { createHash } from 'node:crypto';
import type { FilmFile, HotelFolder, ImageFile } from './hotel-folder.types.ts';

/** The documents of a hotel as they were read: whole, or with what is wrong. `doubts` look wrong and keep nothing from being used. */
export type ReadFolder = ({ readonly hotel: HotelFolder } | { readonly faults: readonly HotelFault[] }) & {
  readonly doubts: readonly HotelFault[];
};

/** The pictures and films that a hotel names, and what is wrong with them. */
export interface ReadMedia extends CheckedMedia {
  readonly images: readonly ImageFile[];
  readonly films: readonly FilmFile[];
}

/** Reads and checks the documents of one hotel with its pictures and films; a hotel without faults has a fingerprint. */
export async function hotelOfTexts(
  texts: Readonly<Record<string, string>>,
  mediaOf: (facts: HotelFacts) => ReadMedia | Promise<ReadMedia>,
): Promise<ReadFolder> {
  const read = await readDocuments(texts, mediaOf);
  if ('faults' in read) return read;
  const { facts, words, texts: known, media } = read.whole;
  const { images, films } = media;
  return {
    hotel: { facts, words, images, films, texts: known, fingerprint: fingerprintOf(known, media) },
    doubts: read.doubts,
  };
}

/** Changes when a document, a picture or a film does. */
function fingerprintOf(texts: Readonly<Record<string, string>>, { images, films }: ReadMedia): string {
  const fingerprint = createHash('sha256');
  for (const file of documentNames) if (texts[file] !== undefined) fingerprint.update(file).update(texts[file]);
  for (const { name, width, height, hash } of images) fingerprint.update(`${name}:${width}x${height}:${hash ?? ''}`);
  for (const { name, hash } of films) fingerprint.update(`${name}:${hash}`);
  return fingerprint.digest('hex');
}
