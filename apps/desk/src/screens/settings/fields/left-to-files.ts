import { placeAt, placeWithin } from '@latchkey/hotel-document/drafts';

/** Places of `hotel.json` that no page of the set-up has a field for, and why. */
interface LeftToFiles {
  readonly why: string;
  readonly places: readonly ((path: string) => unknown)[];
}

const left = (why: string, ...places: LeftToFiles['places']): LeftToFiles => ({ why, places });

/**
 * What is left to the files on purpose, and why: whoever adds a key gives it a field, or a line here. Whoever gives it a field
 * takes its line out.
 */
export const leftToFiles: readonly LeftToFiles[] = [
  left(
    'what the house is on this site: bookings, addresses and money hang on it, and the provider changes it with the owner',
    placeAt('id'),
    placeAt('slug'),
    placeAt('currency'),
    placeAt('timeZone'),
    placeAt('countryCode'),
    placeAt('createdOn'),
    placeAt('vacationRental'),
  ),
  left('host names are led to the site first, on the page of the domain', placeWithin('hosts')),
  left('written beside what a check of the files says', placeWithin('meant')),
  left(
    'bookings follow a renamed id when its file is imported; the desk keeps ids and changes names',
    placeWithin('addons.*.was'),
    placeWithin('ratePlans.*.was'),
    placeWithin('rooms.*.was'),
  ),
  left(
    'accounts and lenders are agreed on with a payment company, and opened by the provider',
    placeWithin('payment.others'),
    placeWithin('payment.bnpl'),
  ),
  left(
    'few houses keep by the room, or have another penalty for a single plan; a page for all of them has one of each',
    placeAt('penalties.checkInDay.per'),
    placeAt('penalties.noShow.per'),
    placeWithin('ratePlans.*.penalties'),
  ),
  left(
    'a plan that follows another by a sum keeps it; the page offers a percentage',
    placeAt('ratePlans.*.derivedFrom.amount'),
  ),
  left(
    'the provider and the owner agree on them; guests are told of them by law or by contract',
    placeWithin('convenienceFee'),
    placeWithin('advertisedOffers'),
    placeAt('feedbackVoucher'),
    placeAt('showReviewFallback'),
  ),
  left(
    'the finer conditions of a tax are written as its law has them, once, by who has read it (docs/taxes); its owner adds and removes taxes, and changes rate, days, free age and nights',
    placeAt('taxes.*.index'),
    placeAt('taxes.*.useIndex'),
    placeAt('taxes.*.priceFrom'),
    placeAt('taxes.*.priceTo'),
    placeAt('taxes.*.priceAbove'),
    placeAt('taxes.*.ifCancelled'),
    placeAt('taxes.*.per'),
    placeAt('taxes.*.each'),
    placeWithin('taxes.*.ages'),
    placeAt('taxes.*.fromNight'),
    placeAt('taxes.*.lastNights'),
    placeAt('taxes.*.minStay'),
    placeAt('taxes.*.maxStay'),
    placeAt('taxes.*.stay'),
    placeWithin('taxes.*.roomTypeIds'),
    placeWithin('taxes.*.ratePlanIds'),
    placeAt('taxes.*.bookedFrom'),
    placeAt('taxes.*.bookedTo'),
    placeWithin('taxes.*.season'),
    placeAt('taxes.*.bandPer'),
    placeAt('taxes.*.atMost'),
    placeAt('taxes.*.untaxedPerGuest'),
    placeWithin('taxes.*.exemptIf'),
    placeWithin('taxes.*.addonIds'),
  ),
  left(
    'conditions of an offer that narrow whom it is for; the page offers those that most houses use',
    placeAt('promotions.*.minNights'),
    placeAt('promotions.*.maxNights'),
    placeAt('promotions.*.minTotal'),
    placeWithin('promotions.*.roomTypeIds'),
    placeWithin('promotions.*.ratePlanIds'),
    placeAt('promotions.*.combinable'),
    placeAt('promotions.*.maxPax'),
  ),
  left(
    'what an extra goes with besides ages is settled when it is made',
    placeAt('addons.*.goesWith.stay'),
    placeWithin('addons.*.goesWith.roomTypeIds'),
    placeWithin('addons.*.goesWith.times'),
  ),
  left(
    'of the building, measured once and seldom changed',
    placeAt('rooms.*.beds.*.widthCm'),
    placeAt('rooms.*.beds.*.lengthCm'),
    placeWithin('rooms.*.features'),
  ),
  left(
    'hours change how the stock of a room is counted: they are set up with the provider',
    placeWithin('rooms.*.hourly'),
  ),
  left(
    'prices of hours go with the hours; further guests of a price from a day on, and of a season, pay what they pay else',
    placeWithin('seasons.*.prices.*.*.extraAdult'),
    placeWithin('seasons.*.prices.*.*.extraChild'),
    placeAt('rooms.*.prices.*.later.*.extraAdult'),
    placeAt('rooms.*.prices.*.later.*.extraChild'),
    placeWithin('rooms.*.prices.*.hourly'),
  ),
  left(
    'prices and rules of single nights are set on the page of rates',
    placeWithin('seasons.*.on'),
    placeWithin('restrictions.*.on'),
  ),
  left(
    'few houses sell certain lengths of stay alone, or bound those that go past a date; the minimum stay serves the rest',
    placeAt('restrictions.*.stayLengths'),
    placeAt('restrictions.*.maxStayThrough'),
  ),
  left(
    'seldom known of a place nearby; without them it is open all week and all year',
    placeWithin('nearbyPlaces.*.closedOn'),
    placeWithin('nearbyPlaces.*.season'),
  ),
  left(
    'what guests said elsewhere is brought over once, as it was said',
    placeWithin('reviews'),
    placeAt('googleRating'),
  ),
  left(
    'films, posts, fonts and addresses of others are looked at by the provider before guests see them',
    placeWithin('videos'),
    placeWithin('posts'),
    placeAt('theme.display'),
    placeAt('videoCallUrl'),
    placeAt('chatUrl'),
  ),
  left(
    'what leaves the house about its guests, and recording them, is decided with who answers for their privacy',
    placeAt('guestsInMails'),
    placeAt('measuring.analytics.recording'),
  ),
];
