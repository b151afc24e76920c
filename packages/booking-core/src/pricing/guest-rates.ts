import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { ratio, times } from '../arithmetic/ratio.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { guestsOff, isOffGuests } from '../promotion/off-guests.ts';
import { childPriceEndsAt, pricedGuestsOf } from '../guests/priced-guests.ts';
import type { AgreedPart, AgreedTerms, NightDiscount, PlacedGuest } from './agreed-stay.types.ts';
import type { PricesToday, WantedRoom } from './changed-stay.types.ts';
import { discountAt, exactlyOff } from './exact-shares.ts';
import { nightPriceFor } from './night-price.ts';
import { firstGuests, isSameGuest, withGuest, withoutGuest, type NightParts } from './night-parts.ts';
import type { GuestCounts } from './pricing.types.ts';

/** A night and who is in it. */
export interface OccupiedNight extends NightParts {
  readonly party: GuestCounts;
}

type Rate = NonNullable<AgreedTerms['rate']>;

/** What one guest of a night costs whom a change brings or takes away. */
export interface GuestRates {
  /** Today's rate of the night; null for hours, and where it has none. */
  readonly today: Rate | null;
  /** Whether two guests pay the same in the place of the first. */
  readonly isAlike: Comparison<boolean>;
  /** Whether the second costs no more in the place of the first. */
  readonly isNoDearer: Comparison<boolean>;
  /** What the second costs more than the first in that place; never above 0. */
  readonly differenceOf: Comparison<MinorUnits>;
  /** A night without a guest; null where nothing says what he cost. */
  readonly without: (now: OccupiedNight, leaves: PlacedGuest) => OccupiedNight | null;
  /** What a further guest costs; null where he cannot be had. */
  readonly priceOf: (now: OccupiedNight, comes: PlacedGuest) => MinorUnits | null;
}

type Comparison<Value> = (now: OccupiedNight, leaves: PlacedGuest, comes: PlacedGuest) => Value;

/** The prices of guests in one night of a room: what they cost today, and what they cost by the rates they came with. */
export function guestRates(date: LocalDate, want: WantedRoom, prices: PricesToday): GuestRates {
  const ofHours = want.hours !== null;
  const today = ofHours ? null : prices.rateOn(want, date);
  const priceAt = (rate: Rate, guests: GuestCounts): MinorUnits =>
    nightPriceFor({ date, ...rate }, pricedGuestsOf(guests), 'nights');
  const rateOf = ({ base, parts }: OccupiedNight, guest: PlacedGuest): Rate | null =>
    (parts.findLast(({ of }) => isSameGuest(of, guest)) ?? base).rate;

  const differenceOf: Comparison<MinorUnits> = (now, leaves, comes) => {
    const rate = rateOf(now, leaves) ?? today;
    if (rate === null || isAlike(now, leaves, comes)) return 0;
    const after = withGuest(withoutGuest(now.party, leaves), comes);
    return Math.min(0, priceAt(rate, after) - priceAt(rate, now.party));
  };
  const isAlike: Comparison<boolean> = (now, leaves, comes) => {
    const rate = rateOf(now, leaves);
    return ofHours || classOf(leaves, rate) === classOf(comes, rate);
  };
  const hasPlaceOf = (now: OccupiedNight, leaves: PlacedGuest, of: AgreedPart['of']): boolean =>
    of.kind !== 'hours' && isAlike(now, leaves, of);
  const isNoDearer: Comparison<boolean> = (now, leaves, comes) => {
    const rate = rateOf(now, leaves) ?? today;
    if (rate === null) return false;
    return priceAt(rate, withGuest(withoutGuest(now.party, leaves), comes)) <= priceAt(rate, now.party);
  };

  const without: GuestRates['without'] = (now, leaves) => {
    const party = withoutGuest(now.party, leaves);
    const own = now.parts.findLastIndex(({ of }) => isSameGuest(of, leaves));
    const at = isByNumber(rateOf(now, leaves)) ? now.parts.findLastIndex(({ of }) => hasPlaceOf(now, leaves, of)) : own;
    const newest = now.parts[at];
    if (newest !== undefined) {
      const parts = now.parts.map((part, place) => (place === own ? { ...part, of: newest.of } : part));
      return { ...now, parts: parts.toSpliced(at, 1), party };
    }
    if (ofHours) return { ...now, party };
    const rate = now.base.rate ?? today;
    if (rate === null) return null;
    const first = firstGuests(now.party, now.parts);
    const off = Math.min(0, priceAt(rate, withoutGuest(first, leaves)) - priceAt(rate, first));
    return { ...now, base: withPriceOff(now.base, off, { was: first, is: withoutGuest(first, leaves) }), party };
  };

  const priceOf: GuestRates['priceOf'] = ({ base, party }, comes) => {
    const more = withGuest(party, comes);
    if (ofHours) {
      const [was, is] = [
        prices.priceOfHours({ ...want, guests: party }),
        prices.priceOfHours({ ...want, guests: more }),
      ];
      return was === null || is === null ? null : Math.max(0, is - was);
    }
    const known = base.rate ?? today;
    if (known === null) return null;
    // The price that was agreed may be for so many already.
    if (priceAt(known, more) <= priceAt(known, party)) return 0;
    const rate = today ?? known;
    return Math.max(0, priceAt(rate, more) - priceAt(rate, party));
  };
  return { today, isAlike, isNoDearer, differenceOf, without, priceOf };
}

/** Whether a child's price goes by how many there are: then the last of an age that came is the first to go. */
const isByNumber = (rate: Rate | null): boolean =>
  rate?.childBands?.some(({ children }) => children !== undefined) ?? false;

/** Guests of one class pay the same, as far as a rate goes. */
function classOf(guest: PlacedGuest, rate: Rate | null): string {
  const age = guest.kind === 'adult' ? null : (guest.age ?? childPriceEndsAt - 1);
  const bands = rate?.childBands;
  if (bands === undefined) return age === null || age >= childPriceEndsAt ? 'adult' : 'child';
  const band = age === null ? undefined : bands.find(({ under }) => age < under);
  return band === undefined ? 'adult' : `under ${band.under}`;
}

/** Who was in a place, and who is now. */
interface PartyChange {
  readonly was: GuestCounts;
  readonly is: GuestCounts;
}

/**
 * A part that costs so much more, or less where it is below 0, its discounts in proportion; those for each guest are in
 * proportion to the guests.
 */
export function withPriceOff<Terms extends AgreedTerms>(terms: Terms, off: MinorUnits, party: PartyChange): Terms {
  if (off === 0 && !terms.discounts.some(({ offer }) => offer && isOffGuests(offer))) return terms;
  const price = Math.max(0, terms.price + off);
  let most = price;
  const discounts: NightDiscount[] = [];
  for (const discount of terms.discounts) {
    const [is, was] = shareLeft(discount, [price, terms.price], party);
    const share = was === 0 ? 0 : halfUpOfProduct(Math.abs(discount.amount), is, was);
    const amount = discount.amount < 0 ? -share : Math.min(share, most);
    const isHeld = was === 0 || (amount > 0 && amount < share);
    const exact = isHeld ? ratio(amount) : times(exactlyOff(discount), ratio(is, was));
    most -= amount;
    discounts.push(...discountAt(discount, amount, exact));
  }
  return { ...terms, price, discounts };
}

/** How much of a discount is left, as a fraction. */
function shareLeft({ offer }: NightDiscount, prices: readonly [number, number], { is, was }: PartyChange) {
  return offer !== undefined && isOffGuests(offer) ? ([guestsOff(offer, is), guestsOff(offer, was)] as const) : prices;
}
