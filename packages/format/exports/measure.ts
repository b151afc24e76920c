export { formatArea, formatKm, formatMiles, formatRingKm } from '../src/measure.ts';
