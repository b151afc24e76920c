export { directionOf, locales, type Locale } from '@latchkey/booking-core/language';
