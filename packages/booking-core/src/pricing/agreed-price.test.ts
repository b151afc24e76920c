import { describe, expect, it } from 'vitest';
import { agreedPriceOf } from './agreed-price.ts';

describe('a price that was agreed', () => {
  it('stands after the computed one, with what lies between them', () => {
    expect(agreedPriceOf({ total: 13_986 }, 25_000)).toEqual({ computed: 13_986, adjustment: 11_014, total: 25_000 });
    expect(agreedPriceOf({ total: 13_986 }, 12_000)).toEqual({ computed: 13_986, adjustment: -1986, total: 12_000 });
  });

  it('is none where the bill says it already', () => {
    expect(agreedPriceOf({ total: 13_986 }, 13_986)).toBeNull();
  });
});
