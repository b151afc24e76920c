export { isolate, isolateSums } from '../src/isolate.ts';
export { currencySign, formatMoney, formatWholeAmount } from '../src/money.ts';
