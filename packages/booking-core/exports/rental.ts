/** Homes that are let whole. */
export { isVacationRental, rentalPictures } from '../src/rental/vacation-rental.ts';
