export { currencySign, formatMoney } from '../src/money.ts';
