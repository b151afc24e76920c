import { childPriceEndsAt, pricedGuestsOf, type PricedGuests } from '../guests/priced-guests.ts';
import type { AgreedPart, AgreedRoom } from './agreed-stay.types.ts';
import { firstGuests } from './night-parts.ts';
import { bandsOf, isSoldToAdults, placesAt, priceInBand } from './night-price.ts';
import type { ChildBand, NightlyRate, PricePart, RoomBasis } from './pricing.types.ts';

/**
 * Why an agreed room costs what it does: the prices that its nights are made of, each summed over the nights. Undefined
 * where one price holds for whoever comes, which explains itself, or where the rates were not kept.
 */
export function roomBasisOf({ guests, hours, nights }: AgreedRoom): RoomBasis | undefined {
  const rates = nights.flatMap(({ date, rate }) => (rate === null ? [] : { date, ...rate }));
  const amount = sumOf(nights.map(({ price }) => price));
  if (hours?.pax !== undefined) return { parts: [{ kind: 'room', guests: hours.pax, amount }] };
  if (rates.length < nights.length) return undefined;
  const parts = overNights(
    nights.flatMap(({ date, rate, parts: later = [] }) =>
      rate === null
        ? []
        : ofNight([
            ...partsOf({ date, ...rate }, pricedGuestsOf(firstGuests(guests, later))),
            ...later.flatMap(partLater),
          ]),
    ),
  );
  const earlier = amount - sumOf(parts.map((part) => part.amount));
  const all: PricePart[] = earlier === 0 ? parts : [...parts, { kind: 'earlier', guests: 0, amount: earlier }];
  const follows = followedBy(rates);
  const isPlain = all.length === 1 && rates.every(({ priceForPax }) => priceForPax.length === 1);
  return isPlain && follows === undefined ? undefined : { parts: all, ...(follows && { follows }) };
}

/** As `nightPriceFor` takes them: children in their bands beside the others, or all as adults where that is less. */
function partsOf(rate: NightlyRate, { atAdultPrice, atChildPrice, ages }: PricedGuests): PricePart[] {
  const { childBands } = rate;
  if (childBands === undefined) return placesOf(rate, atAdultPrice, atChildPrice);
  const banded = bandsOf(ages, childBands);
  const apart = [
    ...placesOf(rate, atAdultPrice + atChildPrice - banded.length, 0),
    ...banded.map((band): PricePart => {
      return { kind: 'child-band', guests: 1, ...shareOf(band), amount: priceInBand(band, rate, 'rate') };
    }),
  ];
  const asAdults = placesOf(rate, atAdultPrice + atChildPrice, 0);
  const costOf = (parts: readonly PricePart[]): number => sumOf(parts.map(({ amount }) => amount));
  return isSoldToAdults(rate, atAdultPrice + atChildPrice, banded) && costOf(asAdults) < costOf(apart)
    ? asAdults
    : apart;
}

function placesOf(rate: NightlyRate, adults: number, children: number): PricePart[] {
  const { step, extraAdults, extraChildren } = placesAt(rate, adults, children, 'rate');
  const parts: readonly PricePart[] = [
    { kind: 'room', guests: step.pax, amount: step.price },
    { kind: 'further-adult', guests: extraAdults, amount: extraAdults * rate.extraAdult },
    { kind: 'further-child', guests: extraChildren, amount: extraChildren * rate.extraChild },
  ];
  return parts.filter(({ guests }) => guests > 0);
}

/** A guest who came later, at the price of that day. */
function partLater({ of, price, rate }: AgreedPart): PricePart[] {
  if (of.kind === 'hours') return [];
  const age = of.kind === 'adult' ? null : (of.age ?? childPriceEndsAt - 1);
  const fit = (rate?.childBands ?? []).filter(({ under }) => age !== null && age < under);
  // Who was in the room decided which of an age's bands held.
  const band = fit.find((one) => rate !== null && priceInBand(one, rate, 'rate') === price) ?? fit[0];
  if (band !== undefined) return [{ kind: 'child-band', guests: 1, ...shareOf(band), amount: price }];
  const isChild = age !== null && age < childPriceEndsAt && rate?.childBands === undefined;
  return [{ kind: isChild ? 'further-child' : 'further-adult', guests: 1, amount: price }];
}

const alike = ({ kind, under, percent, percentOf }: PricePart): string =>
  JSON.stringify([kind, under, percent, percentOf]);

const shareOf = ({ under, price, percent, percentOf }: ChildBand): Pick<PricePart, 'under' | 'percent' | 'percentOf'> =>
  price !== undefined || percent === undefined
    ? { under }
    : { under, percent, ...(percentOf === undefined ? {} : { percentOf }) };

/** Of one night: children in the same band are one part. */
const ofNight = (parts: readonly PricePart[]): PricePart[] =>
  [...Map.groupBy(parts, alike).values()].map((same) => summed(same, sumOf(same.map(({ guests }) => guests))));

/** Of all nights: parts for as many guests are one, at their sum. */
const overNights = (parts: readonly PricePart[]): PricePart[] =>
  [...Map.groupBy(parts, (part) => `${alike(part)} ${part.guests}`).values()].map((same) => summed(same));

const summed = (same: readonly PricePart[], guests = same[0]?.guests ?? 0): PricePart => ({
  ...(same[0] as PricePart),
  guests,
  amount: sumOf(same.map(({ amount }) => amount)),
});

/** The plan that all nights follow in the same way. */
function followedBy(rates: readonly NightlyRate[]): RoomBasis['follows'] {
  const [first] = rates;
  return rates.every(({ follows }) => JSON.stringify(follows) === JSON.stringify(first?.follows))
    ? first?.follows
    : undefined;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
