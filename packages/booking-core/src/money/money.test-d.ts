import { describe, expectTypeOf, it } from 'vitest';
import { addDays, parseLocalDate } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { priceStay } from '../pricing/price-stay.ts';
import { add, compare, money, percentageOf } from './money.ts';
import type { Money } from './money.types.ts';

describe('types', () => {
  it('keep currencies apart', () => {
    const rupees = money(100, 'INR');
    const euros = money(100, 'EUR');
    expectTypeOf(rupees).toEqualTypeOf<Money<'INR'>>();
    expectTypeOf(add(rupees, rupees)).toEqualTypeOf<Money<'INR'>>();
    expectTypeOf(percentageOf(euros, 7)).toEqualTypeOf<Money<'EUR'>>();
    // @ts-expect-error rupees and euros cannot be added
    add(rupees, euros);
    // @ts-expect-error nor compared
    compare(euros, rupees);
    // @ts-expect-error only known currencies can be billed
    money(100, 'XXX');
  });

  it('confuse no dates', () => {
    expectTypeOf(parseLocalDate('2026-11-27')).toEqualTypeOf<LocalDate | null>();
    // @ts-expect-error any text is no date
    addDays('2026-11-27', 1);
    // @ts-expect-error nor is a moment
    addDays(new Date(0), 1);
    // @ts-expect-error a parsed date may be null
    addDays(parseLocalDate('2026-11-27'), 1);
    expectTypeOf<LocalDate>().toExtend<string>();
    expectTypeOf<string>().not.toExtend<LocalDate>();
  });

  it('ask for the whole of a stay', () => {
    // @ts-expect-error bookedOn, taxes and the rest are missing
    expectTypeOf(priceStay).toBeCallableWith({ currency: 'INR', rooms: [] });
  });
});
