import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { lotOf } from './addon-lots.ts';
import { countsOf, fewerOnNights } from './addon-nights.ts';
import type { AgreedAddon, AgreedLot } from './agreed-stay.types.ts';
import type { PricesToday, WantedStay } from './changed-stay.types.ts';

/**
 * The extras of a changed stay: of several of one the newest goes first, and what comes costs today's price; null where
 * it is not sold. One whose price goes by the night goes with its night, and another comes for it if it is sold.
 */
export function changedAddons(
  agreed: readonly AgreedAddon[],
  { addons: wanted, rooms }: Pick<WantedStay, 'addons' | 'rooms'>,
  today: PricesToday,
): AgreedAddon[] | null {
  const dates = new Set(rooms.flatMap((room) => room.dates));
  const addons: AgreedAddon[] = [];
  for (const { addonId, quantity } of wanted) {
    const old = agreed.find((one) => one.addonId === addonId);
    const lots = fewer(onDates(old?.lots ?? [], dates), quantity);
    const more = quantity - countOf(lots);
    const sold = more > 0 ? today.addonOf(addonId) : null;
    if (more === 0 || sold !== null) {
      const facts = old ?? sold;
      if (facts === null) return null;
      const { name, category } = facts;
      const come = sold === null ? [] : [{ ...lotOf(sold, more, countsOf(lots)), taxes: today.taxes }];
      addons.push({ addonId, name, category, lots: [...lots, ...come] });
    } else if (old !== undefined && countOf(old.lots) >= quantity) {
      // What is sold no more is kept as it was agreed, whatever nights it was for.
      addons.push({ ...old, lots: fewer(old.lots, quantity) });
    } else return null;
  }
  return addons;
}

/** Of an extra's lots, what lies on nights that the stay has; lots without nights whole. */
const onDates = (lots: readonly AgreedLot[], dates: ReadonlySet<LocalDate>): readonly AgreedLot[] =>
  lots.flatMap((lot) =>
    withNights(
      lot,
      lot.nights?.filter(({ date }) => dates.has(date)),
    ),
  );

/** Of an extra's lots, as many as are kept: the oldest. */
function fewer(lots: readonly AgreedLot[], quantity: number): AgreedLot[] {
  const counts = countsOf(lots);
  let left = quantity;
  return lots.flatMap((lot) => {
    const kept = Math.min(left, lot.quantity);
    left -= kept;
    if (kept === lot.quantity || lot.nights === undefined) return withQuantity(lot, kept);
    return withNights(lot, fewerOnNights(lot.nights, lot.quantity - kept, counts));
  });
}

const withNights = (lot: AgreedLot, nights: AgreedLot['nights']): AgreedLot[] =>
  nights === undefined ? [lot] : withQuantity({ ...lot, nights }, countOf(nights), lot.quantity);

/** A lot of which so many are kept, with their part of its remainder. */
function withQuantity(lot: AgreedLot, kept: number, before = lot.quantity): AgreedLot[] {
  if (kept === 0) return [];
  if (kept === before) return [lot];
  const { remainder } = lot;
  return [
    {
      ...lot,
      quantity: kept,
      ...(remainder === undefined ? {} : { remainder: halfUpOfProduct(remainder, kept, before) }),
    },
  ];
}

const countOf = (lots: readonly { readonly quantity: number }[]): number =>
  lots.reduce((sum, { quantity }) => sum + quantity, 0);
