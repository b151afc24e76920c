export { isolateSums } from '../src/isolate-sums.ts';
export { currencySign, formatMoney, formatWholeAmount } from '../src/money.ts';
