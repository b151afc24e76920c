import { expect, it } from 'vitest';
import { ratio, zero } from '../arithmetic/ratio.ts';
import { chargedFor, oneGuest } from './charged-tax.ts';
import { TaxSet } from './tax-set.ts';
import { tax } from './tax.fixtures.ts';

it('a tax that is not charged has no base and comes to nothing', () => {
  const vat = tax({ id: 'vat', tax: 7 });
  const charged = chargedFor(vat, oneGuest);
  if (charged === null) throw new Error('a tax of rooms is charged whoever comes');
  const of = (set: TaxSet) => [set.baseOf(vat, ratio(10_000), 1), set.amountOf(vat, ratio(10_000), 1)];
  expect(of(new TaxSet([]))).toEqual([zero, zero]);
  expect(
    of(new TaxSet([charged])).map(({ numerator, denominator }) => Number(numerator) / Number(denominator)),
  ).toEqual([10_000, 700]);
});
