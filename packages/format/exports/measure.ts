export { formatArea, formatKm, formatMiles } from '../src/measure.ts';
