/** Hotels that are homes let whole, whatever their files say (docs/rules.md, "Figures"). */
const rentalIds: readonly number[] = [10, 493, 1613, 1858];

/** Whether a hotel is a home that is let whole: a vacation rental, which has a description of its own. */
export const isVacationRental = ({
  id,
  vacationRental,
}: {
  readonly id: number;
  readonly vacationRental: boolean;
}): boolean => vacationRental || rentalIds.includes(id);

/** Pictures that a vacation rental is to have (Google's structured data for vacation rentals). */
export const rentalPictures = 8;
