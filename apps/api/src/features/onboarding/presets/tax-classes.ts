import type { HouseKind } from '@latchkey/booking-core/onboarding';
import type { PlaceTaxes, TaxClass } from './place-taxes.types.ts';

/** The classes of a law, first the one of which a house of a kind most likely is. */
export function classesFor(classes: readonly TaxClass[], kind: HouseKind | undefined): readonly TaxClass[] {
  const usual = classes.find(({ kinds = [] }) => kind !== undefined && kinds.includes(kind));
  return usual === undefined ? classes : [usual, ...classes.filter((one) => one !== usual)];
}

/** The taxes of a place with the sums of a class. */
export const inClass = (taxes: PlaceTaxes['taxes'], of: TaxClass | undefined): PlaceTaxes['taxes'] =>
  of === undefined ? taxes : taxes.map((entry) => ({ ...entry, tax: of.sums[entry.id] ?? entry.tax }));

/** Since when the taxes hold, and for which class of houses they are, where they differ by class. */
export const holdsIn = ({ holds }: Pick<PlaceTaxes, 'holds'>, of: TaxClass | undefined): string =>
  of === undefined ? holds : `${holds}. The sums go by class, and these are those of ${of.name}: check yours`;
