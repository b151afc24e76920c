import { describe, expect, it } from 'vitest';
import { decimalsOf, fromGatewayUnits, isBillable, toGatewayUnits } from './currency.ts';
import type { CurrencyCode } from './currency.types.ts';

// ISO 4217, table A.1: currencies with no minor unit, and with thousandths.
const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

describe('a property may be set up', () => {
  it.each(['INR', 'IDR', 'EUR', 'USD', 'GBP', 'AED', 'NPR', 'CHF', 'SGD', 'THB'])('with %s', (currency) => {
    expect(isBillable(currency)).toBe(true);
  });
  it.each([...none, ...thousandths, 'SEK', 'eur', ''])('not with %s', (currency) =>
    expect(isBillable(currency)).toBe(false),
  );
});

describe('a gateway', () => {
  it.each([
    ['fractional_minor_units', 'units', () => fromGatewayUnits(1_848_050, 'INR')],
    ['not_an_integer', 'units', () => fromGatewayUnits(0.5, 'EUR')],
    ['not_an_integer', 'amount', () => toGatewayUnits(0.005, 'EUR')],
    ['not_an_integer', 'amount', () => toGatewayUnits(0.5, 'INR')],
    ['too_large', 'amount', () => toGatewayUnits(Number.MAX_SAFE_INTEGER, 'INR')],
    ['unknown_currency', 'currency', () => decimalsOf('SEK' as CurrencyCode)],
  ])('is not spoken to with %s: %s', (code, argument, act) =>
    expect(act).toThrow(expect.objectContaining({ code, argument })),
  );
});
