import type { WrittenFacts } from '@latchkey/hotel-document/facts';
import type { WrittenWords } from '@latchkey/hotel-document/words';

/** The pages of the set-up beside its first one. */
export const parts = [
  'beside',
  'texts',
  'languages',
  'pictures',
  'rooms',
  'plans',
  'seasons',
  'offers',
  'extras',
  'packages',
  'questions',
  'policies',
  'places',
  'taxes',
  'look',
  'legal',
  'contact',
  'domain',
  'payment',
  'measuring',
  'table',
] as const;
export type SettingsPart = (typeof parts)[number];

/** The words that are the hotel's own, in the order of its page. */
export const textKeys = [
  'name',
  'headline',
  'lead',
  'description',
  'story',
  'directions',
  'address',
  'locality',
  'city',
] as const satisfies readonly (keyof WrittenWords)[];

export const contactKeys = [
  'phone',
  'email',
  'mailLanguage',
  'checkInTime',
  'checkOutTime',
  'state',
  'postalCode',
  'registrationNumber',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof WrittenFacts)[];
