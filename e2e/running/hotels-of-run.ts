import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  askedCardHouse,
  boundedHouse,
  cardHouse,
  changingHouses,
  freeOf,
  depositHouse,
  fullHouse,
  heldHouses,
  keptDepositHouses,
  linde,
  lisbonHouses,
  movingHouses,
  openAllDay,
  paidAheadHouse,
  paidHouses,
  pricedHouses,
  quietHouses,
  reckonedHouses,
  sandalwood,
  translatedHouses,
  twoCompanies,
  type DemoHotel,
} from '../hotels.ts';

interface Room {
  readonly id: string;
  readonly total: number;
}

const demoHotels = path.resolve(import.meta.dirname, '../../apps/api/hotels');

/** What the run's hotels measure, on their hosts under `hotels.test`: one all there is, one only where a guest agrees. */
const everything = {
  consent: 'not-needed',
  analytics: { token: 'token-of-sandalwood' },
  pixel: 'pixel-of-sandalwood',
  tagManager: 'GTM-SANDAL',
  siteTag: 'G-SANDAL',
};
const withConsent = { consent: 'needed', analytics: { token: 'token-of-linde', recording: true } };

/**
 * The hotels of a run: the demo hotels, and more at which a stay begins at midnight, so that a stay from today has always
 * begun, at whatever hour the journeys run, and is sold whole, on whatever day.
 */
export async function writeHotelsOfRun(directory: string): Promise<string> {
  await cp(demoHotels, directory, { recursive: true });
  // Every story may have guests tonight, also when it is told again; only the type of one room stays that of one.
  await opensAtMidnight(directory, openAllDay, (room) => (room.total === 1 ? room : { ...room, total: 60 }));
  for (const house of [
    fullHouse,
    boundedHouse,
    ...[quietHouses, changingHouses, movingHouses, translatedHouses, paidHouses, heldHouses, pricedHouses].flatMap(
      ({ en, ar }) => [en, ar],
    ),
  ])
    await opensAtMidnight(directory, house);
  for (const { id, slug } of Object.values(translatedHouses))
    await rm(path.join(directory, `${id}-${slug}`, 'words.hi.json'));
  for (const [house, more] of [
    [cardHouse, {}],
    [askedCardHouse, { confirmation: 'manual' }],
  ] as const) {
    await opensAtMidnight(directory, house);
    await keepsCards(directory, house, more);
  }
  await freesFromTax(directory);
  await opensAtMidnight(directory, paidAheadHouse);
  await isPaidWithRequests(directory);
  await opensAtMidnight(directory, twoCompanies);
  await hasTwoCompanies(directory);
  await measures(directory, sandalwood, everything);
  await measures(directory, linde, withConsent);
  for (const house of [depositHouse, keptDepositHouses.en, keptDepositHouses.ar]) await holdsDeposits(directory, house);
  for (const house of Object.values(reckonedHouses)) {
    await opensAtMidnight(directory, house, (room) => ({ ...room, total: roomsReckoned[room.id] ?? 1 }));
    await hasEvenPrices(directory, house);
  }
  for (const house of Object.values(lisbonHouses)) {
    await opensAtMidnight(directory, house);
    await liesInLisbon(directory, house);
  }
  return directory;
}

async function opensAtMidnight(
  directory: string,
  { id, slug, host, folder }: DemoHotel & { readonly slug: string },
  roomOf = (room: Room): Room => room,
): Promise<void> {
  const fresh = path.join(directory, `${id}-${slug}`);
  await cp(path.join(demoHotels, folder), fresh, { recursive: true });
  const file = path.join(fresh, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as {
    readonly rooms: readonly Room[];
    readonly latitude: number;
  };
  const rooms = facts.rooms.map(roomOf);
  // Each on a spot of its own: what lies on one spot hides on a map.
  const latitude = facts.latitude + (id - 9000) / 50;
  const opens = { checkInTime: '00:00', checkOutTime: '00:00' };
  const anyDay = { keptBack: [], seasons: [] };
  await writeFile(file, JSON.stringify({ ...facts, id, slug, hosts: [host], latitude, rooms, ...opens, ...anyDay }));
  await hasOwnName(fresh, slug);
}

type Made = Pick<DemoHotel, 'id'> & { readonly slug: string };

/** Its flexible plan takes nothing now, and a card in case of a fee. */
async function keepsCards(directory: string, { id, slug }: Made, more: object): Promise<void> {
  const file = path.join(directory, `${id}-${slug}`, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as { readonly ratePlans: readonly { readonly id: string }[] };
  const ratePlans = facts.ratePlans.map((plan) =>
    plan.id === 'flexible' ? { ...plan, payment: ['full', 'guarantee'] } : plan,
  );
  const penalties = { checkInDayPercent: 50, noShowPercent: 80 };
  await writeFile(file, JSON.stringify({ ...facts, ratePlans, penalties, ...more }));
}

/** Who travels for work, and proves it, does not pay its tax of the city. */
async function freesFromTax(directory: string): Promise<void> {
  const folder = path.join(directory, `${cardHouse.id}-${cardHouse.slug}`);
  const file = path.join(folder, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as { readonly taxes: readonly { readonly id: string }[] };
  const taxes = facts.taxes.map((tax) => (tax.id === freeOf.taxId ? { ...tax, exemptIf: [freeOf.exemption] } : tax));
  await writeFile(file, JSON.stringify({ ...facts, taxes, taxExemptions: [{ id: freeOf.exemption }] }));
  for (const [language, said] of Object.entries(freeOf.said)) {
    const words = path.join(folder, `words.${language}.json`);
    const text = JSON.parse(await readFile(words, 'utf8')) as object;
    await writeFile(words, JSON.stringify({ ...text, taxExemptions: { [freeOf.exemption]: said } }));
  }
}

/** It answers by hand, and what is due online is paid before it does. */
async function isPaidWithRequests(directory: string): Promise<void> {
  const file = path.join(directory, `${paidAheadHouse.id}-${paidAheadHouse.slug}`, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as { readonly payment: object };
  const payment = { ...facts.payment, withRequest: true };
  await writeFile(file, JSON.stringify({ ...facts, confirmation: 'manual', payment }));
}

/** Its guests from abroad pay by Stripe; paying later, which they could not have, is then off for all. */
async function hasTwoCompanies(directory: string): Promise<void> {
  const file = path.join(directory, `${twoCompanies.id}-${twoCompanies.slug}`, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as { readonly payment: object };
  const others = [{ gateway: 'stripe', serves: { exceptCountries: ['IN'] } }];
  await writeFile(file, JSON.stringify({ ...facts, payment: { ...facts.payment, bnpl: null, others } }));
}

/** Who seeks a demo hotel by its name finds it alone, and a list names each hotel once: a copy is called after its address. */
async function hasOwnName(folder: string, slug: string): Promise<void> {
  const name = slug.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => ` ${first.toUpperCase()}`).trim();
  for (const language of ['en', 'de', 'ar', 'hi']) {
    const file = path.join(folder, `words.${language}.json`);
    const words = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...words, name }));
  }
}

async function measures(directory: string, hotel: DemoHotel, measuring: object): Promise<void> {
  const file = path.join(directory, hotel.folder, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...facts, measuring }));
}

/** What lies around it goes with it, as far apart as before. */
async function liesInLisbon(directory: string, { id, slug }: Made): Promise<void> {
  const folder = path.join(directory, `${id}-${slug}`);
  const file = path.join(folder, 'hotel.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as Spot & { readonly nearbyPlaces: readonly Spot[] };
  const moved = <T extends Spot>(spot: T): T => ({
    ...spot,
    latitude: spot.latitude - facts.latitude + 38.7139 + (id - 9060) / 50,
    longitude: spot.longitude - facts.longitude - 9.1334,
  });
  const there = { countryCode: 'PT', timeZone: lisbonHouses.en.timeZone, nearbyPlaces: facts.nearbyPlaces.map(moved) };
  await writeFile(file, JSON.stringify({ ...moved(facts), ...there }));
  for (const [language, city] of Object.entries({ en: 'Lisbon', de: 'Lissabon', ar: 'لشبونة', hi: 'लिस्बन' })) {
    const words = path.join(folder, `words.${language}.json`);
    await writeFile(words, JSON.stringify({ ...(JSON.parse(await readFile(words, 'utf8')) as object), city }));
  }
}

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** Its flexible plan keeps a card, on which 300 dirhams are held during a stay. */
async function holdsDeposits(directory: string, house: DemoHotel & Made): Promise<void> {
  await opensAtMidnight(directory, house);
  await changeFacts(directory, house, (facts) => ({
    ...facts,
    payment: { ...facts.payment, deposit: 30_000 },
    ratePlans: facts.ratePlans.map((plan) =>
      plan.id === 'flexible' ? { ...plan, payment: ['full', 'guarantee'] } : plan,
    ),
  }));
}

/** Five rooms in all, so that a month of 31 days has 155 nights. */
const roomsReckoned: Readonly<Record<string, number>> = { 'teak-king': 2, 'court-double': 3 };

/** In Berlin, in cents: 100.00 and 200.00 with their 7 % of tax in them. */
const evenPrices: Readonly<Record<string, number>> = { 'court-double': 10_700, 'bath-studio': 21_400 };

/** The same price on every weekday, without an offer, and in Berlin one that has its tax in whole euros. */
const hasEvenPrices = (directory: string, house: Made): Promise<void> =>
  changeFacts(directory, house, (facts) => ({
    ...facts,
    weekdays: {},
    promotions: facts.promotions.filter(({ kind }) => kind === 'coupon'),
    rooms: facts.rooms.map((room) => {
      const price = evenPrices[room.id];
      if (price === undefined) return room;
      const flexible = { ...room.prices['flexible'], priceForPax: [{ pax: 2, price }] };
      return { ...room, prices: { ...room.prices, flexible } };
    }),
  }));

async function changeFacts(directory: string, { id, slug }: Made, changed: (was: Facts) => object): Promise<void> {
  const file = path.join(directory, `${id}-${slug}`, 'hotel.json');
  await writeFile(file, JSON.stringify(changed(JSON.parse(await readFile(file, 'utf8')) as Facts)));
}

interface Facts {
  readonly payment: object;
  readonly ratePlans: readonly { readonly id: string }[];
  readonly promotions: readonly { readonly kind: string }[];
  readonly rooms: readonly {
    readonly id: string;
    readonly prices: Readonly<Record<string, object>>;
  }[];
}
