import { penaltiesOfPlan, statedFee } from '@latchkey/booking-core/cancellation';
import { cashStepOf } from '@latchkey/booking-core/currency';
import type { Hotel, HotelImage, HotelRoom, Locale } from '@latchkey/api-contract/types';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { HotelWords } from '@latchkey/hotel-document/words';
import { adultFromOf, adultPriceFromOf } from './adult-from.ts';
import { advertisedOffersOf } from './advertised-offers.ts';
import type { HotelRecord, WordsFound } from './hotel-record.ts';
import { postalAddressOf } from './postal-address.ts';
import { spokenLanguagesLine } from './spoken-languages.ts';
import { whoSleepsIn } from './who-sleeps.ts';

/** A hotel with its rooms and words in one language: the Hotel of docs/rules.md, "Entities", and what its pages show. */
export function hotelView(hotel: HotelRecord, asked: Locale | undefined): Hotel {
  const facts = hotel.readFacts();
  const { words, language, isFallback } = hotel.wordsIn(asked);
  return {
    id: hotel.id,
    name: words.name,
    headline: words.headline,
    lead: words.lead,
    description: words.description,
    story: words.story,
    HotelImages: facts.images.map((name) => imageView(hotel, words, name)),
    HotelRooms: facts.rooms.map((room) => roomView(hotel, { words, language }, room)),
    address: words.address,
    locality: words.locality,
    city: words.city,
    state: words.state,
    country: words.country,
    postalAddress: postalAddressOf(facts, words),
    latitude: facts.latitude,
    longitude: facts.longitude,
    directions: words.directions,
    websiteSlug: facts.slug,
    domain: domainOf(hotel),
    currency: facts.currency,
    ...cashView(facts),
    timeZone: facts.timeZone,
    googleRating: facts.googleRating,
    created_dt: `${facts.createdOn}T00:00:00Z`,
    checkInTime: facts.checkInTime,
    checkOutTime: facts.checkOutTime,
    confirmation: facts.confirmation,
    ...(paysWithRequest(facts) ? { paysWithRequest: true } : {}),
    penalties: penaltiesOfPlan(undefined, facts.penalties),
    daysOnSale: facts.daysOnSale,
    adultPriceFrom: adultPriceFromOf(facts),
    vacationRental: facts.vacationRental,
    phone: facts.phone,
    email: facts.email,
    videoCallUrl: facts.videoCallUrl,
    chatUrl: facts.chatUrl,
    facilities: [...words.facilities, ...spokenLanguagesLine(facts, language)],
    facilityMarks: facts.facilityMarks,
    rules: words.rules,
    advertisedOffers: advertisedOffersOf(facts, words),
    ...exemptionsView(facts, words),
    theme: facts.theme,
    language,
    isFallback,
  };
}

/** Whether what is due online is paid before the hotel says yes. */
const paysWithRequest = ({ confirmation, payment }: HotelFacts): boolean =>
  confirmation === 'manual' && payment.modes.includes('online') && payment.withRequest === true;

function cashView({ currency, countryCode }: HotelFacts): Pick<Hotel, 'cashStep'> {
  const cashStep = cashStepOf(currency, countryCode);
  return cashStep === null ? {} : { cashStep };
}

/** The exemptions that some tax of the hotel names. */
function exemptionsView({ taxes, taxExemptions }: HotelFacts, words: HotelWords): Pick<Hotel, 'taxExemptions'> {
  const named = taxExemptions.filter(({ id }) => taxes.some(({ exemptIf }) => exemptIf?.includes(id)));
  if (named.length === 0) return {};
  return { taxExemptions: named.map(({ id }) => ({ id, text: words.taxExemptions[id] ?? id })) };
}

/** A picture by its name: the original's address, its size, its words. */
export function imageView(hotel: HotelRecord, words: HotelWords, name: string): HotelImage {
  const size = hotel.images.get(name);
  const focus = hotel.readFacts().imageFocus?.[name];
  const text = words.images[name];
  return {
    cdnImageUrl: `/images/${hotel.id}/${name}.jpg`,
    alt: text?.alt ?? '',
    caption: text?.caption ?? null,
    width: size?.width ?? 0,
    height: size?.height ?? 0,
    ...(focus === undefined ? {} : { focus: `${focus.x}% ${focus.y}%` }),
  };
}

/** The host that stands in canonical links and mails. */
export function domainOf(hotel: HotelRecord): string {
  return hotel.ownHost ?? (hotel.readFacts().hosts[0] as string);
}

function roomView(
  hotel: HotelRecord,
  { words, language }: Pick<WordsFound, 'words' | 'language'>,
  room: HotelFacts['rooms'][number],
): HotelRoom {
  const text = words.rooms[room.id];
  return {
    id: room.id,
    name: text?.name ?? room.id,
    sentence: text?.sentence ?? '',
    description: text?.description ?? '',
    images: room.images.map((name) => imageView(hotel, words, name)),
    defaultPrice: Math.min(
      ...Object.values(room.prices).flatMap((price) => price.priceForPax.map((step) => step.price)),
    ),
    beds: room.beds,
    sizeSqm: room.sizeSqm,
    ...(room.features === null ? {} : { features: room.features }),
    minPax: room.minPax,
    maxPax: room.maxPax,
    maxBeds: room.maxBeds,
    maxRooms: room.maxRooms,
    dormBed: room.dormBed,
    ...(room.gender === undefined ? {} : { gender: room.gender }),
    ...(room.minAge === undefined ? {} : { minAge: room.minAge }),
    ...whoSleepsIn(room, language),
    ...(room.consistsOf === undefined ? {} : { consistsOf: room.consistsOf }),
    extraAdult: room.extraAdult,
    extraChild: room.extraChild,
    ...adultFromOf(hotel.sale),
    hourly: room.hourly !== null,
    amenities: text?.amenities ?? [],
    amenityMarks: room.amenityMarks,
    ratePlans: hotel
      .readFacts()
      .ratePlans.filter((plan) => Object.hasOwn(room.prices, plan.id))
      .map((plan) => ({
        id: plan.id,
        name: words.ratePlans[plan.id] ?? plan.id,
        inclusions: plan.inclusions,
        cancellation: plan.cancellation.map((tier) => ({
          hoursBeforeCheckIn: tier.hoursBeforeCheckIn,
          // No stay is known: for readers of shares alone nights and sums are all of it.
          ...statedFee(tier, { total: 0 }),
        })),
        payment: plan.payment,
        ...(plan.penalties === undefined ? {} : { penalties: penaltiesOfPlan(plan, hotel.readFacts().penalties) }),
      })),
  };
}
