import type { Bill } from '@latchkey/booking-core/pricing';
import { expectTypeOf, test } from 'vitest';
import type { TaxEntry } from '@latchkey/booking-core/tax';
import type { BillFields, TaxEntryFields } from './pricing.ts';

type Mutable<T> = T extends string ? T : T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

test('the bill of the contract has the fields of the rule book’s bill, and no others', () => {
  expectTypeOf<Mutable<BillFields>>().toEqualTypeOf<Mutable<Bill>>();
});

test('a tax of the contract has the fields of the rule book’s tax, and no others', () => {
  expectTypeOf<TaxEntryFields>().toEqualTypeOf<Mutable<TaxEntry>>();
});
