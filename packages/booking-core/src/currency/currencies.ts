/** Currencies of ISO 4217 whose decimals are not two: none, or three. */
export const otherDecimals: ReadonlyMap<string, 0 | 3> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
]);

/** Rupees and rupiahs are billed whole (docs/rules.md, "Figures"), though their gateways count hundredths of them. */
export const billedWhole: readonly string[] = ['INR', 'IDR'];
