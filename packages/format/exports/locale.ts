export { directionOf } from '@latchkey/booking-core/language';
