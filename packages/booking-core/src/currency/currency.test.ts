import { describe, expect, it } from 'vitest';
import { otherDecimals } from './currencies.ts';
import { isBillable } from './currency-codes.ts';
import { decimalsOf, fromGatewayUnits, toGatewayUnits } from './currency.ts';
import type { CurrencyCode } from './currency.types.ts';

// ISO 4217, table A.1: currencies with no minor unit, and with thousandths.
const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

describe('a property is billed', () => {
  it.each(['EUR', 'USD', 'GBP', 'AED', 'NPR', 'CHF', 'SGD', 'THB', 'SEK', 'DKK', 'HUF', 'CAD'] as const)(
    'in hundredths of %s',
    (currency) => expect([isBillable(currency), decimalsOf(currency)]).toEqual([true, 2]),
  );
  it.each(none)('in whole %s, as its gateway counts', (currency) => {
    expect([isBillable(currency), decimalsOf(currency as CurrencyCode)]).toEqual([true, 0]);
    expect(toGatewayUnits(5000, currency as CurrencyCode)).toBe(5000);
  });
  it.each(thousandths)('in thousandths of %s, as its gateway counts', (currency) => {
    expect([isBillable(currency), decimalsOf(currency as CurrencyCode)]).toEqual([true, 3]);
    expect(toGatewayUnits(5000, currency as CurrencyCode)).toBe(5000);
  });
  it.each(['INR', 'IDR'] as const)('in whole %s, of which its gateway counts hundredths', (currency) =>
    expect([decimalsOf(currency), toGatewayUnits(5000, currency)]).toEqual([0, 500_000]),
  );
  it.each(['eur', '', 'EURO', 'XXX', 'XTS', 'XAU', 'constructor'])('not in "%s"', (currency) =>
    expect(isBillable(currency)).toBe(false),
  );
});

it('only currencies have decimals of their own', () => {
  expect([...otherDecimals.keys()].filter((code) => !isBillable(code))).toEqual([]);
});

describe('a gateway', () => {
  it.each([
    ['fractional_minor_units', 'units', () => fromGatewayUnits(1_848_050, 'INR')],
    ['not_an_integer', 'units', () => fromGatewayUnits(0.5, 'EUR')],
    ['not_an_integer', 'amount', () => toGatewayUnits(0.005, 'EUR')],
    ['not_an_integer', 'amount', () => toGatewayUnits(0.5, 'INR')],
    ['too_large', 'amount', () => toGatewayUnits(Number.MAX_SAFE_INTEGER, 'INR')],
    ['unknown_currency', 'currency', () => decimalsOf('xyz' as CurrencyCode)],
    ['unknown_currency', 'currency', () => decimalsOf('EURO' as CurrencyCode)],
    ['unknown_currency', 'currency', () => decimalsOf('1EUR' as CurrencyCode)],
  ])('is not spoken to with %s: %s', (code, argument, act) =>
    expect(act).toThrow(expect.objectContaining({ code, argument })),
  );
});
