import { halfUpOfQuotient } from '../arithmetic/half-up.ts';
import { byLargestRemainder } from '../arithmetic/largest-remainder.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { requireInteger } from '../defect/require.ts';
import type { Charge, InvoiceTax, TaxBreakdown } from './invoice.types.ts';

/** The lines of an account by their rates, and what of each line is no tax. */
export interface TaxedCharges {
  readonly breakdown: readonly TaxBreakdown[];
  /** Minor units, in the order of the charges. */
  readonly nets: readonly MinorUnits[];
}

/**
 * Taxes are worked out once for each set of rates, on the sum of what is taxed (EN 16931, BR-CO-17), so that what the
 * guest owes stays what it was: `taxable` and its taxes add up to `gross`. Where no taxable sum gives it with each tax
 * rounded half up, a tax by itself is what is left of `gross`, and of two taxes the taxable sum is. The nets of the lines add up to `taxable`.
 */
export function taxedCharges(charges: readonly Charge[]): TaxedCharges {
  const nets = charges.map(({ gross }) => requireInteger(gross, 'gross'));
  const groups = Map.groupBy(charges.keys(), (at) => rateKey(charges[at]?.taxes ?? []));
  const breakdown = [...groups.values()].map((places) => {
    const taxes = charges[places[0] ?? 0]?.taxes ?? [];
    const gross = sumOf(places.map((at) => charges[at]?.gross ?? 0));
    const sums = taxedSum(taxes, gross);
    const parts = divided(
      sums.taxable,
      gross,
      places.map((at) => charges[at]?.gross ?? 0),
    );
    for (const [place, at] of places.entries()) nets[at] = parts[place] ?? 0;
    return { category: taxes.length === 0 ? ('E' as const) : ('S' as const), gross, ...sums };
  });
  return { breakdown, nets };
}

const rateKey = (taxes: readonly InvoiceTax[]): string => JSON.stringify(taxes.map(({ name, rate }) => [name, rate]));

function taxedSum(taxes: readonly InvoiceTax[], gross: MinorUnits): Pick<TaxBreakdown, 'taxable' | 'taxes'> {
  if (gross < 0) {
    const { taxable, taxes: due } = taxedSum(taxes, -gross);
    return { taxable: -taxable, taxes: due.map((tax) => ({ ...tax, amount: -tax.amount })) };
  }
  const parts = taxes.map(({ rate }) => millionthsOf(rate, 'rate'));
  const whole = wholePercent + sumOf(parts);
  const near = halfUpOfQuotient(BigInt(gross) * BigInt(wholePercent), BigInt(whole));
  const onSum = (taxable: MinorUnits): number[] =>
    parts.map((part) => halfUpOfQuotient(BigInt(taxable) * BigInt(part), BigInt(wholePercent)));
  const exact = [near, near - 1, near + 1].find((taxable) => taxable + sumOf(onSum(taxable)) === gross);
  const amounts = onSum(exact ?? near);
  // One tax is what is left of the price; the halves of GST are equal, so there the taxable sum is.
  if (taxes.length === 1) return { taxable: near, taxes: taxes.map((tax) => ({ ...tax, amount: gross - near })) };
  return { taxable: gross - sumOf(amounts), taxes: taxes.map((tax, at) => ({ ...tax, amount: amounts[at] ?? 0 })) };
}

/** Parts of the taxable sum for lines that may take something off: each as its gross, the largest takes what is left. */
function divided(taxable: MinorUnits, gross: MinorUnits, of: readonly MinorUnits[]): MinorUnits[] {
  if (of.every((one) => one >= 0) && gross > 0) return alikeParts(taxable, of) ?? byLargestRemainder(taxable, of);
  if (gross === 0) return [...of];
  const parts = of.map((one) =>
    halfUpOfQuotient(BigInt(one) * BigInt(taxable) * BigInt(Math.sign(gross)), BigInt(Math.abs(gross))),
  );
  const sizes = of.map((one) => Math.abs(one));
  const largest = sizes.indexOf(Math.max(...sizes));
  const rest = taxable - sumOf(parts);
  return parts.map((part, at) => (at === largest ? part + rest : part));
}

/**
 * Parts by largest remainder in which equal lines are equal: the units that are left go to all lines of a size or to none,
 * the sizes with the largest remainders first. Null where no choice of sizes takes exactly what is left.
 */
function alikeParts(taxable: MinorUnits, of: readonly MinorUnits[]): MinorUnits[] | null {
  const gross = BigInt(sumOf(of));
  const sizes = [...new Set(of)].map((size) => {
    const share = BigInt(size) * BigInt(taxable);
    return { size, count: of.filter((one) => one === size).length, whole: Number(share / gross), rest: share % gross };
  });
  const left = taxable - sumOf(sizes.map(({ count, whole }) => count * whole));
  const inOrder = sizes
    .filter(({ rest }) => rest > 0n)
    .toSorted((one, other) => (one.rest === other.rest ? other.size - one.size : one.rest > other.rest ? -1 : 1));
  const raised = sizesOf(left, inOrder);
  if (raised === null) return null;
  const nets = new Map(sizes.map(({ size, whole }) => [size, whole + (raised.has(size) ? 1 : 0)]));
  return of.map((one) => nets.get(one) ?? 0);
}

/** The first sizes in an order whose lines are as many as given; null where there are none. */
function sizesOf(
  count: number,
  sizes: readonly { readonly size: MinorUnits; readonly count: number }[],
): ReadonlySet<MinorUnits> | null {
  // From the last size to the first: how many lines those from it on can be.
  const reachable = sizes.reduceRight<readonly (readonly boolean[])[]>(
    (after, { count: own }) => {
      const rest = after[0] ?? [];
      return [rest.map((can, sum) => can || (sum >= own && rest[sum - own] === true)), ...after];
    },
    [Array.from({ length: count + 1 }, (_, sum) => sum === 0)],
  );
  if (reachable[0]?.[count] !== true) return null;
  let left = count;
  const taken = new Set<MinorUnits>();
  for (const [at, { size, count: own }] of sizes.entries())
    if (left >= own && reachable[at + 1]?.[left - own] === true) {
      taken.add(size);
      left -= own;
    }
  return taken;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
