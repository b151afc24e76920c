import { placeWithin } from '@latchkey/hotel-document/drafts';
import type { WrittenFacts } from '@latchkey/hotel-document/facts';
import { factsFile } from '@latchkey/hotel-document/names';
import type { WrittenWords } from '@latchkey/hotel-document/words';
import { contactKeys, type SettingsPart, textKeys } from './part.table.ts';

/** On which page something of the facts, or of the words, is changed; by the first part of its path. */
const ofFacts: Readonly<Partial<Record<keyof WrittenFacts, SettingsPart>>> = {
  rooms: 'rooms',
  ratePlans: 'plans',
  promotions: 'offers',
  addons: 'extras',
  packages: 'packages',
  facilityMarks: 'texts',
  nearbyPlaces: 'places',
  taxes: 'taxes',
  penalties: 'plans',
  fees: 'taxes',
  childBands: 'taxes',
  theme: 'look',
  legal: 'legal',
  measuring: 'measuring',
  payment: 'payment',
  confirmation: 'payment',
  seasons: 'seasons',
  restrictions: 'seasons',
  weekdays: 'seasons',
  daysOnSale: 'seasons',
  roundPricesTo: 'seasons',
  spokenLanguages: 'contact',
};
const ofWords: Readonly<Partial<Record<keyof WrittenWords, SettingsPart>>> = {
  rooms: 'rooms',
  ratePlans: 'plans',
  promotions: 'offers',
  addons: 'extras',
  fees: 'taxes',
  packages: 'packages',
  facilities: 'texts',
  rules: 'policies',
  places: 'places',
  faqs: 'questions',
  policies: 'policies',
  legal: 'legal',
};

const picturesAt = [placeWithin('images'), placeWithin('imageFocus'), placeWithin('rooms.*.images')];

const partIn = (table: Readonly<Partial<Record<string, SettingsPart>>>, key: string): SettingsPart | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;

/** The page on which a place of a document is changed; null where there is none yet. */
export function partOf(file: string, path: string): SettingsPart | null {
  // Words that are not there at all.
  if (path === '' && file.startsWith('words')) return 'languages';
  const [first = ''] = path.split('.');
  if (file.startsWith('images/') || picturesAt.some((place) => place(path) !== null)) return 'pictures';
  if (file !== factsFile) return partIn(ofWords, first) ?? (textKeys.some((key) => key === first) ? 'texts' : null);
  return partIn(ofFacts, first) ?? (contactKeys.some((key) => key === first) ? 'contact' : null);
}
