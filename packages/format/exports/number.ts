export { formatNumber, formatPercent, formatRating } from '../src/number.ts';
