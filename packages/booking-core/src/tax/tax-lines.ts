import { halfUpOfQuotient } from '../arithmetic/half-up.ts';
import { plus, ratio, zero, type Ratio, placeOf } from '../arithmetic/ratio.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { isRoomNight, scopeOf } from './holds-on.ts';
import type { Places } from './tax-bands.ts';
import type { TaxSet } from './tax-set.ts';
import { taxTable, type TaxTable } from './tax-table.ts';
import type { TaxableNight, TaxEntry, TaxLine } from './tax.types.ts';

/**
 * What each tax of a property comes to on the room-nights of one booking, in the entries' order; only a tax that holds
 * for one of them at a rate above 0 has a line.
 *
 * - A tax is charged on a night if the night lies in `validFrom` … `validTo` and its price after discount in
 *   `priceFrom` … `priceTo` (bounds inclusive) or above `priceAbove`, fractions exactly (`placesOf`), those of a share of
 *   a discount among them; both bands and percentages look at the price before tax (`taxTable`).
 * - Fixed room-level taxes are charged for every room and night; a fixed booking-level tax once. A booking-level band
 *   looks at the booking's mean price of a night, all rooms together.
 * - A percentage is computed on the net price. With `useIndex` the amount of the tax it names joins its base.
 *   Inclusive taxes are part of the price: net plus inclusive taxes is the price.
 * - Every line is exact until it is rounded half up, once.
 *
 * Throws as `checkTaxes` does.
 */
export function taxLinesOn(taxes: readonly TaxEntry[], nights: readonly TaxableNight[]): TaxLine[] {
  const table = taxTable(taxes);
  const sets = table.setsOn(nights);
  const groups = groupsOf(sets, nights);
  return taxes.flatMap((tax) => {
    const charged = groups.filter(({ set }) => set.chargedAs(tax) !== undefined);
    if (charged.length === 0 || isForNothing(tax)) return [];
    const base = sumOver(charged, ({ set, net, roomNights }) => set.baseOf(tax, net, roomNights));
    return [
      lineOf(
        tax,
        base,
        amountOf(tax, charged),
        nights.flatMap((night, at) => {
          const as = sets[at]?.chargedAs(tax);
          return as && isRoomNight(night) ? [{ ...night, price: wholePriceOf(night, as.places) }] : [];
        }),
        guestNightsOf(tax, charged),
        taxes,
      ),
    ];
  });
}

/** What exclusive taxes add to the price: the sum of their lines, without the lines. */
export function taxesOnTop(table: TaxTable, nights: readonly TaxableNight[]): MinorUnits {
  const groups = groupsOf(table.setsOn(nights), nights);
  let onTop = 0;
  for (const tax of table.taxes) if (!tax.inclusive) onTop += amountOf(tax, groups);
  return onTop;
}

/** Room-nights on which exactly the same taxes are charged. */
interface Group {
  readonly set: TaxSet;
  roomNights: number;
  price: number;
  net: Ratio;
}

function groupsOf(sets: readonly TaxSet[], nights: readonly TaxableNight[]): Group[] {
  const groups: Group[] = [];
  for (const [at, set] of sets.entries()) {
    if (set.taxes.length === 0) continue;
    let group = groups.find((one) => one.set === set);
    if (group === undefined) {
      group = { set, roomNights: 0, price: 0, net: zero };
      groups.push(group);
    }
    group.roomNights++;
    group.price += nights[at]?.price ?? 0;
  }
  for (const group of groups) group.net = group.set.netOf(ratio(group.price), group.roomNights);
  return groups;
}

/** Nobody pays it, whoever comes. */
const isForNothing = ({ tax, ages }: TaxEntry): boolean => tax === 0 && ages === undefined;

/** Of a tax per person, the guests who pay it times their nights. */
function guestNightsOf(tax: TaxEntry, charged: readonly Group[]): number | undefined {
  if (tax.per !== 'person') return undefined;
  return charged.reduce((sum, { set, roomNights }) => sum + roomNights * (set.chargedAs(tax)?.units ?? 0), 0);
}

/** The lowest whole price that a tax is charged on. */
const lowestPrice = ({ priceFrom, priceAbove = null }: TaxEntry): MinorUnits | null =>
  priceAbove === null ? priceFrom : priceAbove + 1;

function amountOf(tax: TaxEntry, charged: readonly Group[]): MinorUnits {
  return sumOver(charged, ({ set, net, roomNights }) => set.amountOf(tax, net, roomNights));
}

function sumOver(groups: readonly Group[], exact: (group: Group) => Ratio): number {
  let whole = zero;
  for (const group of groups) whole = plus(whole, exact(group));
  return halfUpOfQuotient(whole.numerator, whole.denominator);
}

function lineOf(
  tax: TaxEntry,
  base: MinorUnits,
  amount: MinorUnits,
  nights: readonly TaxableNight[],
  guestNights: number | undefined,
  taxes: readonly TaxEntry[],
): TaxLine {
  const prices = nights.length === 0 ? [0] : nights.map((night) => night.price);
  const scope = scopeOf(tax);
  return {
    taxId: tax.id,
    name: tax.name,
    taxType: tax.taxType,
    inclusive: tax.inclusive,
    rate: tax.tax,
    base,
    amount,
    ...(tax.ifCancelled === undefined ? {} : { ifCancelled: tax.ifCancelled }),
    basis: {
      level: tax.level,
      roomNights: nights.filter(({ isFurther }) => isFurther !== true).length,
      ...(guestNights === undefined ? {} : { guestNights }),
      ...(scope === undefined ? {} : { scope }),
      lowestNight: Math.min(...prices),
      highestNight: Math.max(...prices),
      priceFrom: lowestPrice(tax),
      priceTo: tax.priceTo,
      includesTaxes:
        tax.useIndex === null ? [] : taxes.filter((other) => other.index === tax.useIndex).map((other) => other.id),
    },
  };
}

/**
 * A night's price as its band sees it, in whole units that lie in the band: a fraction is left off, and made a whole one
 * where the band begins with it.
 */
function wholePriceOf({ price, bandPrice = ratio(price) }: TaxableNight, { from }: Places): MinorUnits {
  return Math.floor(Math.max(placeOf(bandPrice), from + 1) / 2);
}
