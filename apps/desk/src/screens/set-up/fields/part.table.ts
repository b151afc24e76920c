/** The pages of the set-up beside its first one. */
export const parts = [
  'beside',
  'texts',
  'languages',
  'pictures',
  'rooms',
  'plans',
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
export type SetUpPart = (typeof parts)[number];

/** On which page something of the facts, or of the words, is changed; by the first part of its path. */
const ofFacts: Readonly<Partial<Record<string, SetUpPart>>> = {
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
};
const ofWords: Readonly<Partial<Record<string, SetUpPart>>> = {
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

/** The page on which a place of a document is changed; null where there is none yet. */
export function partOf(file: string, path: string): SetUpPart | null {
  // Words that are not there at all.
  if (path === '' && file.startsWith('words')) return 'languages';
  const [first = '', , third = ''] = path.split('.');
  if (file.startsWith('images/') || first === 'images' || first === 'imageFocus') return 'pictures';
  if (first === 'rooms' && third === 'images') return 'pictures';
  if (file === 'hotel.json' && first === 'ratePlans' && ['payment', 'advance'].includes(third)) return 'payment';
  if (file !== 'hotel.json') return ofWords[first] ?? (textKeys.some((key) => key === first) ? 'texts' : null);
  return ofFacts[first] ?? (contactKeys.some((key) => key === first) ? 'contact' : null);
}

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
] as const;

export const contactKeys = [
  'phone',
  'email',
  'mailLanguage',
  'checkInTime',
  'checkOutTime',
  'state',
  'postalCode',
  'latitude',
  'longitude',
] as const;
