import { dormGuests } from '@latchkey/booking-core/rooms';
import { bedKinds } from '@latchkey/booking-core/rooms-typed';
import { guestsChoices } from '@latchkey/booking-core/payment-ways';
import { z } from 'zod';
import { currency, locale, localDate, minorUnits, isoMoment } from './scalars.ts';

/** `cdnImageUrl` is the original's address; sizes are derived from it by `imageUrl` of `@latchkey/site/urls`. */
export const hotelImage = z.object({
  cdnImageUrl: z.string(),
  alt: z.string(),
  caption: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  /** What stays where it is cropped, as `30% 60%`: from the left and from above. Absent: the middle. */
  focus: z.string().optional(),
});

/**
 * A fee: percent of the total, or nights or a sum in place of them. Beside these, `percent` is the share that they are of
 * the stay, or 100 where no stay is known.
 */
export const fee = z.object({
  percent: z.number(),
  /** The first so many nights of every room, with their discounts and taxes. */
  nights: z.int().optional(),
  /** A sum: once a booking, or for each room. */
  amount: minorUnits.optional(),
  per: z.enum(['room', 'booking']).optional(),
});

/** When cancelling is free and what it costs after; hours are counted back from check-in in the property's zone. */
export const cancellationTier = fee.extend({ hoursBeforeCheckIn: z.int() });

/**
 * What the property keeps of the total at least of a stay cancelled on its check-in day, and of a no-show: percent, or
 * nights or a sum in place of them.
 */
export const penalties = z.object({
  checkInDayPercent: z.number(),
  noShowPercent: z.number(),
  checkInDay: fee.optional(),
  noShow: fee.optional(),
});

export const ratePlan = z.object({
  id: z.string(),
  name: z.string(),
  /** What is in it, as codes with words in the catalogs: `breakfast`, `airport-transfer` … */
  inclusions: z.array(z.string()),
  /** Ascending by price kept: empty is "not refundable". */
  cancellation: z.array(cancellationTier),
  payment: z.array(z.enum(guestsChoices)),
  /** The plan's own; absent where it has the hotel's. */
  penalties: penalties.optional(),
});

/** What a window can look at, as codes with words in the catalogs. */
export const roomOutlook = z.enum(['city', 'courtyard', 'fort', 'garden', 'pool', 'rooftops', 'street', 'water']);

/** What guests ask about a room before they book it. */
export const roomFeatures = z.object({
  bathroom: z.enum(['own', 'shared']),
  airConditioning: z.boolean(),
  /** Codes of `roomOutlook`, or newer ones. */
  views: z.array(z.string()),
  /** Where rooms of the type lie; 0 is the ground floor. */
  floors: z.object({ lowest: z.int(), highest: z.int() }),
  smoking: z.boolean(),
  /** For guests who cannot climb a step; absent where the hotel has not said. */
  access: z
    .object({
      stepFree: z.boolean(),
      doorWidthCm: z.int().optional(),
      rollInShower: z.boolean().optional(),
      grabRails: z.boolean().optional(),
    })
    .optional(),
});

export const hotelRoom = z.object({
  id: z.string(),
  name: z.string(),
  sentence: z.string(),
  description: z.string(),
  images: z.array(hotelImage),
  defaultPrice: minorUnits,
  beds: z.array(
    z.object({
      kind: z.enum(bedKinds),
      count: z.int(),
      /** Of the mattress; absent where the hotel has not said. */
      widthCm: z.int().optional(),
      lengthCm: z.int().optional(),
    }),
  ),
  sizeSqm: z.int().nullable(),
  /** Absent where the hotel has not said. */
  features: roomFeatures.optional(),
  minPax: z.int(),
  maxPax: z.int(),
  maxBeds: z.int(),
  maxRooms: z.int(),
  dormBed: z.boolean(),
  /** Who sleeps in a shared room; absent where nothing is said of it. */
  gender: z.enum(dormGuests).optional(),
  /** Nobody younger sleeps in it. */
  minAge: z.int().optional(),
  /** Both as words, in the language asked for: "Women only, from 18 years". */
  whoSleeps: z.string().optional(),
  /** Rooms that are sold with it, and by themselves too: a sale of either takes from the other. */
  consistsOf: z.array(z.object({ roomTypeId: z.string(), count: z.int() })).optional(),
  extraAdult: z.boolean(),
  extraChild: z.boolean(),
  /** From this age a child whom its price is not for is an extra adult, a younger one an extra child; 12 where absent. */
  adultFrom: z.int().optional(),
  hourly: z.boolean(),
  amenities: z.array(z.string()),
  /** What is drawn beside each amenity, in the same order; empty where nothing is. */
  amenityMarks: z.array(z.string()).optional(),
  ratePlans: z.array(ratePlan),
});

export const theme = z.object({
  brand: z.string(),
  tag: z.string(),
  mist: z.string(),
  corner: z.string(),
  display: z.string().nullable(),
});

const terms = {
  id: z.string(),
  /** Who pays it, and on which conditions, in the hotel's words. */
  paidBy: z.string(),
  conditions: z.string(),
  /** The last day on which it holds; after it, it is not told. */
  ends: localDate,
};

/** An offer that is told beside the price and stands on no bill before a code is entered. */
export const advertisedOffer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('online-cashback'), upTo: minorUnits, ...terms }),
  z.object({ kind: z.literal('wallet-cashback'), from: minorUnits, to: minorUnits, ...terms }),
  z.object({ kind: z.literal('further-by-code'), percent: z.number(), ...terms }),
]);

/** A hotel's address in parts, by the names that schema.org gives them. A part that the hotel has not said is absent. */
export const postalAddress = z.object({
  /** The street and the number alone. */
  streetAddress: z.string().optional(),
  postalCode: z.string().optional(),
  addressLocality: z.string(),
  addressRegion: z.string(),
  /** ISO 3166-1 alpha-2. */
  addressCountry: z.string().optional(),
});

export const hotel = z.object({
  id: z.int(),
  name: z.string(),
  /** The line over the picture. */
  headline: z.string(),
  /** The paragraph beside it. */
  lead: z.string(),
  description: z.string(),
  story: z.string(),
  HotelImages: z.array(hotelImage),
  HotelRooms: z.array(hotelRoom),
  address: z.string(),
  locality: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  /** The same place for programs; absent where an older engine answers. */
  postalAddress: postalAddress.optional(),
  latitude: z.number(),
  longitude: z.number(),
  directions: z.string(),
  websiteSlug: z.string(),
  domain: z.string(),
  currency,
  timeZone: z.string(),
  googleRating: z.number().nullable(),
  created_dt: isoMoment,
  checkInTime: z.string(),
  checkOutTime: z.string(),
  confirmation: z.enum(['instant', 'manual']),
  /** Of a hotel that answers each request: what is due online is paid with it, and all of it goes back where it does not say yes. */
  paysWithRequest: z.literal(true).optional(),
  /** Absent from an older engine: all is kept. */
  penalties: penalties.optional(),
  /** How many days ahead a stay may end; a year where an older engine answers. */
  daysOnSale: z.int().optional(),
  /** From this age a child pays as an adult; 12 where an older engine answers. */
  adultPriceFrom: z.int().optional(),
  vacationRental: z.boolean(),
  phone: z.string(),
  email: z.string(),
  videoCallUrl: z.string().nullable(),
  /** Where guests chat with the hotel; absent where an older engine answers. */
  chatUrl: z.string().nullable().optional(),
  facilities: z.array(z.string()),
  /** What is drawn beside each facility, in the same order: `pool`, `wifi` …; empty where nothing is. */
  facilityMarks: z.array(z.string()).optional(),
  /** To how many minor units a sum that is paid in cash is rounded; absent where it is paid as it is. */
  cashStep: z.int().optional(),
  /** Those of `nightsOnly` do not hold for a stay of hours. */
  rules: z.array(z.object({ name: z.string(), text: z.string(), nightsOnly: z.boolean().optional() })),
  /** What the hotel tells of cashback and codes; absent where an older engine answers. */
  advertisedOffers: z.array(advertisedOffer).optional(),
  /** What a guest may declare to be free of a tax, as one sentence each; absent where there is nothing. */
  taxExemptions: z.array(z.object({ id: z.string(), text: z.string() })).optional(),
  theme,
  /** The language the words are in, and whether it is another than was asked for. */
  language: locale,
  isFallback: z.boolean(),
});

/** A hotel as it hangs on the provider's page. */
export const hotelCard = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  /** Where travellers say that it is, if not the city: Bali. */
  destination: z.string().optional(),
  websiteSlug: z.string(),
  domain: z.string(),
  currency,
  /** The lowest price of a night in the next days, every mandatory charge in it, or null when nothing is free. */
  fromPrice: minorUnits.nullable(),
  image: hotelImage,
  theme,
});
