import { discountsOf, offersOn } from '../promotion/discounts.ts';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import { discountLinesOf, withDiscounts } from './agreed-stay.ts';
import type { AgreedPart, AgreedRoom, AgreedTerms } from './agreed-stay.types.ts';
import type { PricesToday } from './changed-stay.types.ts';
import { allParts, mapParts, withGuest } from './night-parts.ts';
import { stayOffered } from './stay-offered.ts';
import { sumsLeft } from './sums-left.ts';

/**
 * Today's offers and the code on what came with this change, and on that alone. The least sum that one asks for is that
 * of the whole stay; of a sum that is taken off once a booking, only what the kept nights do not have of it.
 */
export function withTodaysDiscounts(rooms: readonly AgreedRoom[], today: PricesToday, came: number): AgreedRoom[] {
  const [first] = rooms;
  if (first === undefined) return [];
  const isNew = (terms: AgreedTerms): boolean => terms.came === came;
  const nights = rooms.flatMap((room) => room.nights);
  const added = nights.flatMap(allParts).filter(isNew);
  const offered = rooms.map((room) => ({
    ...room,
    prices: room.nights.flatMap((night) =>
      allParts(night)
        .filter((terms) => isNew(terms) && !isPart(terms))
        .map(priceOf),
    ),
    joining: joiningOf(room, isNew),
  }));
  const stay = {
    ...stayOffered(offered, first.nights, first.hours === null ? 'nights' : 'hours', sumOf(added.map(priceOf))),
    wholeTotal: sumOf(nights.map(priceOf)),
  };
  const { promotions, coupon } = sumsLeft(today, nights);
  const found = discountsOf(offersOn(promotions, today), coupon, stay);
  const discounted = withDiscounts(added, discountLinesOf(found, today));
  let at = 0;
  const withOffers = <Terms extends AgreedTerms>(terms: Terms): Terms =>
    isNew(terms) ? { ...terms, discounts: discounted[at++]?.discounts ?? [] } : terms;
  return rooms.map((room) => ({ ...room, nights: room.nights.map((night) => mapParts(night, withOffers)) }));
}

/** The guests who came to nights that were there before, night by night. */
const joiningOf = ({ nights }: AgreedRoom, isNew: (terms: AgreedTerms) => boolean): GuestCounts =>
  nights
    .flatMap(({ parts = [] }) => parts)
    .reduce<GuestCounts>(
      (party, part) => (part.of.kind === 'hours' || !isNew(part) ? party : withGuest(party, part.of)),
      {
        adults: 0,
        childAges: [],
        infants: 0,
      },
    );

const isPart = (terms: AgreedTerms | AgreedPart): boolean => 'of' in terms;
const priceOf = ({ price }: Pick<AgreedTerms, 'price'>): number => price;
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
