import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hosts } from './running/addresses.ts';
import type { Language } from './language.ts';

/** A demo hotel that journeys go to. */
export interface DemoHotel {
  readonly id: number;
  readonly folder: string;
  readonly host: string;
  readonly timeZone: string;
}

export const sandalwood: DemoHotel = {
  id: 1760,
  folder: '1760-sandalwood-courtyard',
  host: hosts.sandalwood,
  timeZone: 'Asia/Kolkata',
};
export const linde: DemoHotel = { id: 1188, folder: '1188-haus-linde', host: hosts.linde, timeZone: 'Europe/Berlin' };

/** The courtyard again with its check-in at midnight, made for the run: a stay from today has begun at any hour. */
export const openAllDay = {
  id: 9001,
  slug: 'open-all-day',
  folder: sandalwood.folder,
  host: 'open-all-day.localhost',
  timeZone: sandalwood.timeZone,
} as const satisfies DemoHotel & { slug: string };

/** A hotel that confirms each request by hand. */
export const palace: DemoHotel = {
  id: 2116,
  folder: '2116-sandalwood-palace',
  host: 'palace.localhost',
  timeZone: 'Asia/Kolkata',
};

/** One hotel, sold whole: who books it takes the last. */
export const casaMango: DemoHotel = {
  id: 493,
  folder: '493-casa-mango',
  host: 'mango.localhost',
  timeZone: 'Asia/Kolkata',
};

/** The house by the creek in Dubai, which is paid by Stripe. */
export const creek: DemoHotel = {
  id: 4152,
  folder: '4152-creek-house',
  host: 'creek.localhost',
  timeZone: 'Asia/Dubai',
};

/** One villa on Bali, sold whole and confirmed by hand; its cards are taken by the vault. */
export const villaKayu: DemoHotel = {
  id: 10,
  folder: '10-villa-kayu',
  host: 'kayu.localhost',
  timeZone: 'Asia/Makassar',
};

/** A hostel: what is sold is one bed. */
export const thamel: DemoHotel = {
  id: 3057,
  folder: '3057-thamel-bunks',
  host: 'thamel.localhost',
  timeZone: 'Asia/Kathmandu',
};

/** The courtyard once more, with the rooms that it has: one story alone fills it. */
export const fullHouse = {
  ...openAllDay,
  id: 9002,
  slug: 'full-house',
  host: 'full-house.localhost',
} as const satisfies DemoHotel & { slug: string };

/** Two like it, one a language of the stories: what is done to tonight there is no other story's. */
export const quietHouses = {
  en: { ...openAllDay, id: 9003, slug: 'quiet-house', host: 'quiet-house.localhost' },
  ar: { ...openAllDay, id: 9004, slug: 'still-house', host: 'still-house.localhost' },
} as const;

/** Two that change what they say of themselves, one a language of the stories. */
export const changingHouses = {
  en: { ...openAllDay, id: 9005, slug: 'changing-house', host: 'changing-house.localhost' },
  ar: { ...openAllDay, id: 9006, slug: 'other-changing-house', host: 'other-changing-house.localhost' },
} as const;

/** Two that get an address of their own, one a language of the stories. */
export const movingHouses = {
  en: { ...openAllDay, id: 9021, slug: 'moving-house', host: 'moving-house.localhost' },
  ar: { ...openAllDay, id: 9022, slug: 'other-moving-house', host: 'other-moving-house.localhost' },
} as const;

/** Two that lack Hindi, one a language of the stories. */
export const translatedHouses = {
  en: { ...openAllDay, id: 9041, slug: 'translated-house', host: 'translated-house.localhost' },
  ar: { ...openAllDay, id: 9042, slug: 'other-translated-house', host: 'other-translated-house.localhost' },
} as const;

/** Two whose owners give the keys of an account of their own, one a language of the stories. */
export const paidHouses = {
  en: { ...openAllDay, id: 9043, slug: 'paid-house', host: 'paid-house.localhost' },
  ar: { ...openAllDay, id: 9044, slug: 'other-paid-house', host: 'other-paid-house.localhost' },
} as const;

/** Two that the provider keeps guests from, and lets them in again, one a language of the stories. */
export const heldHouses = {
  en: { ...openAllDay, id: 9045, slug: 'held-house', host: 'held-house.localhost' },
  ar: { ...openAllDay, id: 9046, slug: 'other-held-house', host: 'other-held-house.localhost' },
} as const;

/** Two whose nights get other prices, one a language of the stories. */
export const pricedHouses = {
  en: { ...openAllDay, id: 9047, slug: 'priced-house', host: 'priced-house.localhost' },
  ar: { ...openAllDay, id: 9048, slug: 'other-priced-house', host: 'other-priced-house.localhost' },
} as const;

/** One whose reception may do less by itself than elsewhere. */
export const boundedHouse = {
  ...openAllDay,
  id: 9049,
  slug: 'bounded-house',
  host: 'bounded-house.localhost',
} as const satisfies DemoHotel & { slug: string };

/** The house by the creek again, where a security deposit is held on a card that is kept, from midnight on. */
export const depositHouse = {
  ...creek,
  id: 9012,
  slug: 'deposit-house',
  host: 'deposit-house.localhost',
} as const satisfies DemoHotel & { slug: string };

/** Two more like it, one a language of the stories: the report of their day has one deposit. */
export const keptDepositHouses = {
  en: { ...depositHouse, id: 9063, slug: 'kept-deposit-house', host: 'kept-deposit-house.localhost' },
  ar: { ...depositHouse, id: 9064, slug: 'other-kept-deposit-house', host: 'other-kept-deposit-house.localhost' },
} as const;

/** Two whose month is reckoned by hand, one a language of the stories: the courtyard, and the house in Berlin. */
export const reckonedHouses = {
  en: { ...openAllDay, id: 9065, slug: 'reckoned-house', host: 'reckoned-house.localhost' },
  ar: { ...linde, id: 9066, slug: 'other-reckoned-house', host: 'other-reckoned-house.localhost' },
} as const;

/** The house by the creek again, where a card is kept as a guarantee, and a stay begins at midnight. */
export const cardHouse = {
  ...creek,
  id: 9011,
  slug: 'card-house',
  host: 'card-house.localhost',
} as const satisfies DemoHotel & { slug: string };

/** What a guest of that house declares to be free of one of its taxes, in the languages of the house. */
export const freeOf = {
  taxId: 'tourism-dirham',
  exemption: 'work',
  said: {
    en: 'All of us travel for work',
    de: 'Wir alle reisen beruflich',
    ar: 'نسافر جميعًا للعمل',
    hi: 'हम सब काम से यात्रा कर रहे हैं',
  },
} as const;

/** One more like that house, which confirms each request by hand. */
export const askedCardHouse = {
  ...creek,
  id: 9031,
  slug: 'asked-card-house',
  host: 'asked-card-house.localhost',
} as const satisfies DemoHotel & { slug: string };

/** The courtyard again, which answers each request, and is paid with it. */
export const paidAheadHouse = {
  ...openAllDay,
  id: 9050,
  slug: 'paid-ahead-house',
  host: 'paid-ahead-house.localhost',
} as const satisfies DemoHotel & { slug: string };

/** The courtyard again, whose guests from abroad pay by another company. */
export const twoCompanies = {
  ...openAllDay,
  id: 9032,
  slug: 'two-companies',
  host: 'two-companies.localhost',
} as const satisfies DemoHotel & { slug: string };

/** The house in Berlin moved to Lisbon, whose guests are told to Portugal's authority, one a language of the stories. */
export const lisbonHouses = {
  en: { ...linde, id: 9061, slug: 'tagus-house', host: 'tagus-house.localhost', timeZone: 'Europe/Lisbon' },
  ar: { ...linde, id: 9062, slug: 'alfama-house', host: 'alfama-house.localhost', timeZone: 'Europe/Lisbon' },
} as const;

/** The hotels that only a run has. */
export const madeForRun = [
  openAllDay,
  fullHouse,
  quietHouses.en,
  quietHouses.ar,
  changingHouses.en,
  changingHouses.ar,
  movingHouses.en,
  translatedHouses.en,
  translatedHouses.ar,
  depositHouse,
  movingHouses.ar,
  cardHouse,
  askedCardHouse,
  paidAheadHouse,
  twoCompanies,
  paidHouses.en,
  paidHouses.ar,
  heldHouses.en,
  heldHouses.ar,
  pricedHouses.en,
  pricedHouses.ar,
  boundedHouse,
  lisbonHouses.en,
  lisbonHouses.ar,
  keptDepositHouses.en,
  keptDepositHouses.ar,
  reckonedHouses.en,
  reckonedHouses.ar,
] as const;

interface HotelWords {
  readonly headline: string;
  readonly name: string;
  readonly rooms: Readonly<Record<string, { readonly name: string }>>;
  readonly ratePlans: Readonly<Record<string, string>>;
  readonly addons: Readonly<Record<string, string>>;
}

const hotels = path.resolve(import.meta.dirname, '../apps/api/hotels');

/** The folder an operator keeps of a hotel. */
export function hotelFolder(id: number): string {
  const name = readdirSync(hotels).find((folder) => folder.startsWith(`${id}-`));
  if (name === undefined) throw new Error(`no demo hotel has the id ${id}`);
  return path.join(hotels, name);
}

/** The words an operator wrote for a hotel in a language. */
export const hotelWords = ({ folder }: DemoHotel, language: Language): HotelWords =>
  JSON.parse(readFileSync(path.join(hotels, folder, `words.${language}.json`), 'utf8')) as HotelWords;
