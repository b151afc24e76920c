export { isolate, isolateSums } from '../src/isolate.ts';
export { currencySign, formatAmount, formatMoney, formatWholeAmount } from '../src/money.ts';
