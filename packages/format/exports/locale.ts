export { directionOf, languageTag } from '@latchkey/booking-core/language';
