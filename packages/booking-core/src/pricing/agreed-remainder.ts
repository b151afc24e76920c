import { allocateByWeights } from '../arithmetic/allocate.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { lotAmount } from './addon-lots.ts';
import type { AgreedStay } from './agreed-stay.types.ts';
import { paidOf, paidWithoutAgreement } from './night-parts.ts';

/** What an agreed price differs by from all its parts, wherever it is kept. */
export const remainderOf = ({
  rooms,
  addons,
  remainder,
}: Pick<AgreedStay, 'rooms' | 'addons' | 'remainder'>): MinorUnits =>
  remainder +
  sumOf(rooms.flatMap(({ nights }) => nights.map((night) => night.remainder ?? 0))) +
  sumOf(addons.flatMap(({ lots }) => lots.map((lot) => lot.remainder ?? 0)));

/**
 * A stay whose remainder is with what it is of, and goes with it: rounding with the nights. Of what goes below the price
 * of the nights, as much as they cost is with the extras, and the rest with the nights, whose taxes it is of.
 */
export function withRemainderInParts(stay: AgreedStay): AgreedStay {
  const nights = stay.rooms.flatMap((room) => room.nights);
  if (stay.remainder === 0 || nights.length === 0) return stay;
  const lots = stay.addons.flatMap((addon) => addon.lots);
  const isOfExtras = stay.remainder < 0 && nights.every((night) => paidOf(night) <= 0);
  const afterDiscounts = sumOf(nights.map(paidWithoutAgreement));
  const costs = lots.map((lot) => lotAmount(lot, afterDiscounts));
  const off = isOfExtras ? Math.min(-stay.remainder, sumOf(costs)) : 0;
  const rest = stay.remainder + off;
  const ofLots = off === 0 ? [] : allocateByWeights(off, costs);
  const prices = nights.map(({ price }) => price);
  const ofNights = allocateByWeights(Math.abs(rest), prices.some((price) => price > 0) ? prices : nights.map(() => 1));
  let [lotAt, nightAt] = [0, 0];
  return {
    ...stay,
    remainder: 0,
    addons: stay.addons.map((addon) => ({
      ...addon,
      lots: addon.lots.map((lot) => withRemainder(lot, -(ofLots[lotAt++] ?? 0))),
    })),
    rooms: stay.rooms.map((room) => ({
      ...room,
      nights: room.nights.map((night) => withRemainder(night, (ofNights[nightAt++] ?? 0) * Math.sign(rest))),
    })),
  };
}

const withRemainder = <Part extends { readonly remainder?: MinorUnits | undefined }>(
  part: Part,
  more: MinorUnits,
): Part => (more === 0 ? part : { ...part, remainder: (part.remainder ?? 0) + more });

/** A stay as it was before an agreed price left a remainder. */
export const withoutRemainder = (stay: AgreedStay): AgreedStay => ({
  ...stay,
  remainder: 0,
  addons: stay.addons.map((addon) => ({ ...addon, lots: addon.lots.map(plain) })),
  rooms: stay.rooms.map((room) => ({ ...room, nights: room.nights.map(plain) })),
});

function plain<Part extends { readonly remainder?: MinorUnits | undefined }>(part: Part): Omit<Part, 'remainder'> {
  const { remainder: _, ...rest } = part;
  return rest;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
