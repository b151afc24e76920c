export { directionOf, type Locale } from '@latchkey/booking-core/language';
