import type { FindingRank } from '@latchkey/booking-core/onboarding';
import { locales } from '@latchkey/booking-core/language';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { FaultKind, HotelFault } from '@latchkey/hotel-document/faults';
import type { FilmFile, HotelFolder, ImageFile } from '../hotel-files/hotel-folder.types.ts';
import { wordsFile } from '@latchkey/hotel-document/names';
import { hotelOfTexts, type ReadMedia } from '../hotel-files/hotel-of-texts.ts';
import { factsFile } from '@latchkey/hotel-document/names';
import { faultAt } from '@latchkey/hotel-document/faults';
import { tooSmall } from '../hotel-files/pictures.ts';
import { rentalShortages } from '@latchkey/hotel-document/checks';
import { searchShortages } from '@latchkey/hotel-document/checks';
import { policyShortages, saidFactsShortages } from '@latchkey/hotel-document/checks';
import type { DocumentTexts } from './document-changes.ts';

/** What a check found: what must be mended before guests see it, what should be, and what would be nice. */
export interface Finding {
  readonly rank: FindingRank;
  readonly file: string;
  readonly path: string;
  readonly kind: FaultKind;
  /** In English. */
  readonly message: string;
}

/** Pictures and films that are known of a hotel. */
export interface KnownMedia {
  readonly images: readonly ImageFile[];
  readonly films: readonly FilmFile[];
}

/** Documents that were checked: the hotel that they make, where nothing must be mended. */
export interface CheckedDocuments {
  readonly hotel: HotelFolder | null;
  readonly findings: readonly Finding[];
}

/** Checks the documents of a hotel as `check-hotels` does its files, with the pictures that are known of it. */
export async function checkDocuments(texts: DocumentTexts, known: KnownMedia): Promise<CheckedDocuments> {
  const read = await hotelOfTexts(texts, (facts) => mediaOf(facts, known));
  const hotel = 'hotel' in read ? read.hotel : null;
  return {
    hotel,
    findings: [
      ...('faults' in read ? read.faults : []).map(ranked('must')),
      ...read.doubts.map(ranked('should')),
      ...(hotel === null ? [] : policyShortages(hotel.facts, hotel.words).map(ranked('should'))),
      ...(hotel === null ? [] : saidFactsShortages(hotel.facts, hotel.words).map(ranked('should'))),
      ...(hotel === null ? [] : niceIn(hotel)),
    ],
  };
}

const ranked =
  (rank: Finding['rank']) =>
  ({ file, path, message, kind = 'other' }: HotelFault): Finding => ({ rank, file, path, kind, message });

function niceIn({ facts, words }: HotelFolder): Finding[] {
  const nice =
    (kind: FaultKind, file: string, path = '') =>
    (message: string) =>
      ranked('nice')(faultAt(path, message, file, kind));
  return [
    ...locales
      .filter((language) => words[language] === undefined)
      .map((language) => nice('language_missing', wordsFile(language))('is missing: its guests read English')),
    ...[...searchShortages({ facts, words }), ...rentalShortages(facts)].map(nice('findability', factsFile)),
    ...(facts.legal.readByLawyerOn === null
      ? ['privacy policy and terms are a model text that no lawyer has read'].map(
          nice('lawyer', factsFile, 'legal.readByLawyerOn'),
        )
      : []),
  ];
}

function mediaOf(facts: HotelFacts, { images, films }: KnownMedia): ReadMedia {
  const named = [...new Set([...facts.images, ...facts.rooms.flatMap((room) => room.images)])];
  const filmed = facts.videos.flatMap(({ url }) => (url.startsWith('films/') ? [url.slice('films/'.length)] : []));
  const [pictures, moving] = [byName(images), byName(films)];
  const found = named.flatMap((name) => pictures.get(name) ?? []);
  return {
    images: found,
    films: filmed.flatMap((name) => moving.get(name) ?? []),
    faults: [
      ...named
        .filter((name) => !pictures.has(name))
        .map((name) => faultAt('', 'is no picture that the hotel has', `images/${name}.jpg`, 'picture_missing')),
      ...filmed
        .filter((name) => !moving.has(name))
        .map((name) => faultAt('', 'is no film that the hotel has', `films/${name}`, 'picture_missing')),
    ],
    doubts: found.flatMap(tooSmall),
  };
}

const byName = <T extends { readonly name: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.name, one]));
