import { paymentModes } from '@latchkey/booking-core/payment-ways';
import { gatewayName, reviewSubject } from '@latchkey/api-contract/contract';
import { daysOnSale } from '@latchkey/booking-core/dates';
import { locales } from '@latchkey/booking-core/language';
import { isZone } from '@latchkey/booking-core/time';
import { z } from 'zod';
import { measuringFacts } from './measuring-facts.schema.ts';
import { restrictionFacts } from './restriction-facts.schema.ts';
import { seasonFacts } from './season-facts.schema.ts';
import { otherAccountFacts } from './other-account-facts.schema.ts';
import { placeFacts } from './place-facts.schema.ts';
import { ratePlanFacts, roomFacts } from './room-facts.schema.ts';
import {
  clockTime,
  countryCode,
  currencyCode,
  date,
  identifier,
  videoFile,
  imageName,
  minorUnits,
  percent,
  share,
  weekday,
} from './scalars.schema.ts';
import { cancellationFeeFacts } from './cancellation-facts.schema.ts';
import {
  addonFacts,
  advanceFacts,
  advertisedOfferFacts,
  bnplFacts,
  childBandFacts,
  feeFacts,
  obligatoryFeeFacts,
  packageFacts,
  promotionFacts,
  taxExemptionFacts,
  taxFacts,
} from './money-facts.schema.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour as #rrggbb');

/** Rooms that the hotel does not sell on these weekdays (walk-ins, the family, a coach party). */
const keptBack = z.strictObject({ roomId: identifier, weekdays: z.array(weekday).min(1), rooms: z.int().min(1) });

const reviewFacts = z.strictObject({
  id: identifier,
  rating: z.number().min(1).max(5),
  time: date,
  author_name: z.string().min(1),
});

/** `hotel.json`: everything about a hotel that is not a word. */
export const hotelFacts = z.strictObject({
  /** Places of which `check-hotels` is not to say that they look wrong: what stands there is meant. */
  meant: z.array(z.string().min(1)).optional(),
  id: z.int().positive().max(999_999_999),
  slug: identifier,
  /** Host names of the hotel's own site, without a port; the first is canonical and stands in mails. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).min(1),
  currency: currencyCode,
  timeZone: z.string().refine(isZone, 'a time zone name such as Asia/Kolkata'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Of the address, for search engines; null where its country has none. */
  postalCode: z.string().trim().min(1).max(20).nullable().optional(),
  /** Of the address, for search engines: ISO 3166-1 alpha-2. */
  countryCode: countryCode.optional(),
  phone: z.string().min(5),
  email: z.email(),
  /** The language of mails to the hotel itself. */
  mailLanguage: z.enum(locales).default('en'),
  /** Whether mails to the hotel say who comes, how to reach them and what they wrote: they do unless it is `false`. */
  guestsInMails: z.boolean().optional(),
  videoCallUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  /** Where guests chat with the hotel. */
  chatUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  googleRating: z.number().min(1).max(5).nullable().default(null),
  createdOn: date,
  vacationRental: z.boolean().default(false),
  confirmation: z.enum(['instant', 'manual']),
  /**
   * `closed`: it takes no bookings now; those it has are kept. `draft`: no guest has seen it yet, and none does until it is
   * opened. Open unless said.
   */
  state: z.enum(['open', 'closed', 'draft']).optional(),
  /** Where a hotel names no times, those of docs/rules.md, "Figures": 12:00 PM and 11:00 AM. */
  checkInTime: clockTime.default('12:00'),
  checkOutTime: clockTime.default('11:00'),
  theme: z.strictObject({
    brand: colour,
    tag: colour,
    mist: colour,
    corner: z.string().regex(/^\d+px$/),
    display: z.string().nullable().default(null),
  }),
  payment: z.strictObject({
    gateway: gatewayName,
    /** The property's account with the gateway, and the provider's: they come with every completed payment. */
    vendor: z.string().min(1).max(80).nullable().default(null),
    superVendor: z.string().min(1).max(80).nullable().default(null),
    /** Further accounts, each for some bookings; the first has everybody else. */
    others: z.array(otherAccountFacts).min(1).max(8).optional(),
    modes: z.array(z.enum(paymentModes)).min(1),
    advance: advanceFacts.nullable().default(null),
    /** Where it confirms by hand: whether what is due online is paid with the request, and not once it is accepted. */
    withRequest: z.boolean().optional(),
    /** Buy now, pay later, with the gateway's own lenders: the hotel is paid in full, the guest pays in parts. */
    bnpl: bnplFacts.nullable().default(null),
    /** Minor units that are held on a card that is kept, from the day of arrival to that of departure, and let go. */
    deposit: z.int().min(1).nullable().optional(),
  }),
  /**
   * What the hotel keeps at least of a stay cancelled on its check-in day, and of a no-show: percent of the total, or a fee
   * in place of them.
   */
  penalties: z
    .strictObject({
      checkInDayPercent: share.default(100),
      noShowPercent: share.default(100),
      checkInDay: cancellationFeeFacts.optional(),
      noShow: cancellationFeeFacts.optional(),
    })
    .default({ checkInDayPercent: 100, noShowPercent: 100 }),
  convenienceFee: feeFacts.nullable().default(null),
  /** Further fees that every stay pays: once, or for each night, room or guest. */
  fees: z.array(obligatoryFeeFacts).default([]),
  /** What children cost a night by their ages, the youngest first; the rooms' prices say it where there are none. */
  childBands: z.array(childBandFacts).default([]),
  taxes: z.array(taxFacts).default([]),
  /** What guests may declare to be free of the taxes that name it. */
  taxExemptions: z.array(taxExemptionFacts).default([]),
  promotions: z.array(promotionFacts).default([]),
  /** What is told of cashback and codes; nothing where nothing is listed. */
  advertisedOffers: z.array(advertisedOfferFacts).default([]),
  addons: z.array(addonFacts).default([]),
  /** What is drawn beside each of the words' `facilities`, in their order. */
  facilityMarks: z.array(identifier).default([]),
  /** Stems of the files in `images/`, the hero first. */
  images: z.array(imageName).min(1),
  /** What of a picture stays where it is cropped, in percent of its width from the left and of its height from above; the middle unless said. */
  imageFocus: z.record(imageName, z.strictObject({ x: share, y: share })).optional(),
  ratePlans: z.array(ratePlanFacts).min(1),
  rooms: z.array(roomFacts).min(1),
  /** Percent by weekday of the night, on top of the base price. */
  weekdays: z.partialRecord(weekday, percent).default({}),
  seasons: z.array(seasonFacts).default([]),
  /** Which stays are sold: all unless a rule says otherwise, and of those that hold the strictest. */
  restrictions: z.array(restrictionFacts).default([]),
  /** How many days ahead of today, in its zone, a stay may end. */
  daysOnSale: z.int().min(daysOnSale.usual).max(daysOnSale.most).default(daysOnSale.usual),
  /** Prices are rounded to a multiple of this many minor units, half up. */
  roundPricesTo: minorUnits.min(1).default(1),
  keptBack: z.array(keptBack).default([]),
  nearbyPlaces: z.array(placeFacts).default([]),
  reviews: z
    .strictObject({
      /** Who was asked: the hotel's own guests, by itself, or Google. Search engines are told of the former alone. */
      from: z.enum(['guests', 'google']).optional(),
      distribution: z.array(z.int().min(0)).length(5),
      /** The mean of what guests gave each subject, 1 to 5. */
      scores: z.partialRecord(reviewSubject, z.number().min(1).max(5)).default({}),
      list: z.array(reviewFacts),
    })
    .nullable()
    .default(null),
  packages: z.array(packageFacts).default([]),
  /** Films of the hotel, at addresses of their own or as `films/<name>.webm` in its folder; `poster` is one of its images. */
  videos: z
    .array(
      z.strictObject({ id: identifier, url: z.union([z.url({ protocol: /^https$/ }), videoFile]), poster: imageName }),
    )
    .default([]),
  /** What the hotel posted elsewhere and links to from its home. */
  posts: z.array(z.strictObject({ id: identifier, url: z.url({ protocol: /^https$/ }) })).default([]),
  /** Guests are shown a privacy policy and terms that are a model text until a lawyer has read them for this hotel. */
  legal: z.strictObject({ readByLawyerOn: date.nullable().default(null) }).default({ readByLawyerOn: null }),
  /** Whether guests who write a review may win the voucher that the site advertises, whatever they say. */
  feedbackVoucher: z.boolean().default(false),
  /** What is measured of visits to its pages; nothing where it is not listed. */
  measuring: measuringFacts.nullable().default(null),
  /** Shows a fallback rating (456 reviews, 4 of 5) where there are no reviews. Off by default: an invented rating is unlawful in many places. */
  showReviewFallback: z.boolean().default(false),
});

export type HotelFacts = z.output<typeof hotelFacts>;
export type Weekday = z.output<typeof weekday>;
