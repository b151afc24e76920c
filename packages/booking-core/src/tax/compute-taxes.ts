import { halfUpOfQuotient } from '../arithmetic/half-up.ts';
import { plus, zero, type Ratio } from '../arithmetic/ratio.ts';
import { nightsTaxed } from './applies.ts';
import { checkTaxes } from './check-taxes.ts';
import { exactTaxesOf, type TaxedGroup } from './share-of-group.ts';
import type { TaxableNight, TaxEntry, TaxLine } from './tax.types.ts';

/**
 * What each tax of a property comes to on the room-nights of one booking, in the entries' order; a tax that holds for
 * none of them, or whose rate is 0, has no line.
 *
 * - A tax is charged on a night if the night lies in `validFrom` … `validTo` and its price after discount in
 *   `priceFrom` … `priceTo` (specification section 9; bounds inclusive, facts of Indian GST).
 * - Fixed room-level taxes are charged for every room and night; a fixed booking-level tax once. A booking-level band
 *   looks at the booking's mean price of a night, all rooms together.
 * - A percentage is computed on the net price. With `useIndex` the amount of the tax it names joins its base.
 *   Inclusive taxes are part of the price: net plus inclusive taxes is the price.
 * - Every line is exact until it is rounded half up, once.
 *
 * Throws as `checkTaxes` does.
 */
export function computeTaxes(taxes: readonly TaxEntry[], nights: readonly TaxableNight[]): TaxLine[] {
  checkTaxes(taxes);
  const taxed = nightsTaxed(taxes, nights);
  const bases = new Map<TaxEntry, Ratio>();
  const amounts = new Map<TaxEntry, Ratio>();
  for (const group of groupsOf(taxes, nights, taxed)) {
    exactTaxesOf(group).forEach((exact, position) => {
      const tax = group.taxes[position];
      if (tax === undefined) return;
      bases.set(tax, plus(bases.get(tax) ?? zero, exact.base));
      amounts.set(tax, plus(amounts.get(tax) ?? zero, exact.amount));
    });
  }
  return taxes.flatMap((tax, position) => {
    const amount = amounts.get(tax);
    if (amount === undefined || tax.tax === 0) return [];
    return [lineOf(tax, bases.get(tax) ?? zero, amount, nightsAt(taxed[position] ?? [], nights), taxes)];
  });
}

function groupsOf(taxes: readonly TaxEntry[], nights: readonly TaxableNight[], taxed: readonly (readonly number[])[]): TaxedGroup[] {
  const chargedOn = nights.map((): TaxEntry[] => []);
  const signatures = nights.map(() => '');
  taxed.forEach((positions, taxPosition) => {
    const tax = taxes[taxPosition];
    if (tax === undefined) return;
    for (const position of positions) {
      chargedOn[position]?.push(tax);
      signatures[position] += `${taxPosition},`;
    }
  });
  const groups = new Map<string, { taxes: readonly TaxEntry[]; roomNights: number; price: number }>();
  nights.forEach((night, position) => {
    const signature = signatures[position] ?? '';
    if (signature === '') return;
    const group = groups.get(signature) ?? { taxes: chargedOn[position] ?? [], roomNights: 0, price: 0 };
    group.roomNights++;
    group.price += night.price;
    groups.set(signature, group);
  });
  return [...groups.values()];
}

function nightsAt(positions: readonly number[], nights: readonly TaxableNight[]): TaxableNight[] {
  return positions.flatMap((position) => nights[position] ?? []);
}

function lineOf(tax: TaxEntry, base: Ratio, amount: Ratio, nights: readonly TaxableNight[], taxes: readonly TaxEntry[]): TaxLine {
  const prices = nights.map((night) => night.price);
  return {
    taxId: tax.id,
    name: tax.name,
    taxType: tax.taxType,
    inclusive: tax.inclusive,
    rate: tax.tax,
    base: halfUpOfQuotient(base.numerator, base.denominator),
    amount: halfUpOfQuotient(amount.numerator, amount.denominator),
    basis: {
      level: tax.level,
      roomNights: nights.length,
      lowestNight: Math.min(...prices),
      highestNight: Math.max(...prices),
      priceFrom: tax.priceFrom,
      priceTo: tax.priceTo,
      includesTaxes: tax.useIndex === null ? [] : taxes.filter((other) => other.index === tax.useIndex).map((other) => other.id),
    },
  };
}
