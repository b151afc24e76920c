export { currencySign, formatMoney, formatWholeAmount } from '../src/money.ts';
