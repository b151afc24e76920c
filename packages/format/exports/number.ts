export { decimalMark, formatNumber, formatPercent, formatRating } from '../src/number.ts';
