import { isTimePair } from '@latchkey/booking-core/clock';
import { ink, isReadable, parseHex, white, type Channels } from '@latchkey/booking-core/colour';
import { isCoreError } from '@latchkey/booking-core/defect';
import { checkTaxes, fixedTaxAbove } from '@latchkey/booking-core/tax';
import type { HotelFacts } from './hotel-facts.schema.ts';
import type { HotelFault } from './hotel-folder.types.ts';
import type { HotelWords } from './hotel-words.schema.ts';
import { reservedSlugs } from './reserved-slugs.ts';

/** Faults that no single value shows: ids that nothing answers to, missing words, colours that cannot be read. */
export function faultsBetween(facts: HotelFacts, words: Partial<Record<string, HotelWords>>): HotelFault[] {
  return [
    ...faultsInFacts(facts),
    ...(words['en'] === undefined ? [fault('words.en.json', '', 'is missing')] : []),
    ...Object.entries(words).flatMap(([language, ofOne]) =>
      ofOne === undefined ? [] : faultsInWords(facts, ofOne, `words.${language}.json`),
    ),
  ];
}

/** Text stands on the brand in white, and on the tag in ink. */
function carriesText(colour: string, text: Channels): boolean {
  const ground = parseHex(colour);
  return ground !== null && isReadable(ground, text);
}

function faultsInFacts(facts: HotelFacts): HotelFault[] {
  const file = 'hotel.json';
  const planIds = new Set(facts.ratePlans.map((plan) => plan.id));
  const roomIds = new Set(facts.rooms.map((room) => room.id));
  const faults: HotelFault[] = [];
  if (reservedSlugs.has(facts.slug)) faults.push(fault(file, 'slug', `"${facts.slug}" is a page of the site`));
  if (!carriesText(facts.theme.brand, white))
    faults.push(fault(file, 'theme.brand', 'must have a contrast of 7:1 with white'));
  if (!carriesText(facts.theme.tag, ink))
    faults.push(fault(file, 'theme.tag', 'must have a contrast of 7:1 with #13211f'));
  if (roomIds.size !== facts.rooms.length) faults.push(fault(file, 'rooms', 'two rooms have the same id'));
  if (planIds.size !== facts.ratePlans.length) faults.push(fault(file, 'ratePlans', 'two rate plans have the same id'));
  for (const [at, room] of facts.rooms.entries()) {
    if (Object.keys(room.prices).length === 0)
      faults.push(fault(file, `rooms.${at}.prices`, 'a room needs a rate plan'));
    if (room.maxPax < room.minPax) faults.push(fault(file, `rooms.${at}.maxPax`, 'is below minPax'));
    for (const planId of Object.keys(room.prices))
      if (!planIds.has(planId)) faults.push(fault(file, `rooms.${at}.prices.${planId}`, 'no such rate plan'));
  }
  for (const [at, kept] of facts.keptBack.entries())
    if (!roomIds.has(kept.roomId)) faults.push(fault(file, `keptBack.${at}.roomId`, 'no such room'));
  faults.push(...faultsInOffers(facts, file));
  const addonIds = new Set(facts.addons.map((addon) => addon.id));
  for (const [at, { ratePlans, addonIds: ofPackage }] of facts.packages.entries()) {
    for (const plan of ratePlans)
      if (!Object.hasOwn(facts.rooms.find((room) => room.id === plan.roomTypeId)?.prices ?? {}, plan.ratePlanId))
        faults.push(fault(file, `packages.${at}.ratePlans`, `${plan.roomTypeId} has no plan ${plan.ratePlanId}`));
    for (const id of ofPackage)
      if (!addonIds.has(id)) faults.push(fault(file, `packages.${at}.addonIds`, `no such add-on as ${id}`));
  }
  for (const [at, video] of facts.videos.entries())
    if (!facts.images.includes(video.poster)) faults.push(fault(file, `videos.${at}.poster`, 'is none of the images'));
  faults.push(...faultsInTaxes(facts, file));
  if (facts.feedbackVoucher && facts.currency !== 'INR')
    faults.push(fault(file, 'feedbackVoucher', 'is a voucher in rupees, and the hotel charges in another currency'));
  if (!isTimePair(facts.checkOutTime, facts.checkInTime))
    faults.push(fault(file, 'checkInTime', 'is before checkOutTime: two stays would meet in one room'));
  return faults;
}

/** An offer that cannot be true here: cashback in rupees where money is another or nothing is paid online, a code that is none. */
function faultsInOffers({ advertisedOffers, promotions, currency, payment }: HotelFacts, file: string): HotelFault[] {
  return advertisedOffers.flatMap((offer, at) => {
    const place = `advertisedOffers.${at}`;
    if (offer.kind === 'further-by-code')
      return promotions.some(({ id, kind }) => kind === 'coupon' && id === offer.promotionId)
        ? []
        : [fault(file, `${place}.promotionId`, 'is no promotion of kind coupon')];
    if (currency !== 'INR') return [fault(file, place, 'cashback is in rupees')];
    if (offer.kind === 'wallet-cashback' && offer.to < offer.from) return [fault(file, `${place}.to`, 'is below from')];
    return payment.modes.includes('online') ? [] : [fault(file, place, 'nothing is paid online here')];
  });
}

/** What keeps taxes from being computed, as core finds it, and a fixed one that the price cannot contain. */
function faultsInTaxes(facts: HotelFacts, file: string): HotelFault[] {
  try {
    checkTaxes(facts.taxes);
  } catch (cause) {
    if (!isCoreError(cause)) throw cause;
    return [fault(file, cause.argument.replace(/\[(\d+)\]/g, '.$1'), cause.code)];
  }
  const above = fixedTaxAbove(facts.taxes, lowestPrice(facts));
  if (above === null) return [];
  return [fault(file, `taxes.${facts.taxes.indexOf(above)}.tax`, 'is part of the price and above the lowest one')];
}

/** The lowest price of a night or of hours that the hotel writes down, before weekdays and seasons. */
function lowestPrice({ rooms }: HotelFacts): number {
  const plans = rooms.flatMap((room) => Object.values(room.prices));
  return Math.min(...plans.flatMap((plan) => [...plan.priceForPax, ...plan.hourly].map(({ price }) => price)));
}

function faultsInWords(facts: HotelFacts, words: HotelWords, file: string): HotelFault[] {
  const wanted: [keyof HotelWords, readonly string[]][] = [
    ['images', [...facts.images, ...facts.rooms.flatMap((room) => room.images)]],
    ['rooms', facts.rooms.map((room) => room.id)],
    ['ratePlans', facts.ratePlans.map((plan) => plan.id)],
    ['addons', facts.addons.map((addon) => addon.id)],
    ['advertisedOffers', facts.advertisedOffers.map((offer) => offer.id)],
    ['packages', facts.packages.map((one) => one.id)],
    ['videos', facts.videos.map((video) => video.id)],
    ['posts', facts.posts.map((post) => post.id)],
    ['places', facts.nearbyPlaces.map((place) => place.id)],
    ['reviews', facts.reviews?.list.map((review) => review.id) ?? []],
  ];
  const unmarked = (marks: readonly string[], marked: readonly string[] | undefined): boolean =>
    marks.length > 0 && marked !== undefined && marks.length !== marked.length;
  return [
    ...wanted.flatMap(([part, ids]) =>
      [...new Set(ids)]
        .filter((id) => !Object.hasOwn(words[part] as object, id))
        .map((id) => fault(file, `${part}.${id}`, 'has no words')),
    ),
    ...(unmarked(facts.facilityMarks, words.facilities)
      ? [fault(file, 'facilities', 'are not as many as facilityMarks')]
      : []),
    ...facts.rooms
      .filter((room) => unmarked(room.amenityMarks, words.rooms[room.id]?.amenities))
      .map((room) => fault(file, `rooms.${room.id}.amenities`, 'are not as many as amenityMarks')),
  ];
}

const fault = (file: string, path: string, message: string): HotelFault => ({ file, path, message });
