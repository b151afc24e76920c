import type { StaySelection } from '../selection/selection.types.ts';
import type { Sale } from './basket.types.ts';

/** The names of the extras that a step took out of a selection altogether, in the hotel's order. */
export function extrasGone({ addons }: Pick<Sale, 'addons'>, before: StaySelection, after: StaySelection): string[] {
  const [then, now] = [extrasIn(before), extrasIn(after)];
  return addons.filter(({ addonId }) => then.has(addonId) && !now.has(addonId)).map(({ name }) => name);
}

const extrasIn = ({ selectedAddons, selectedHotelAddons }: StaySelection): ReadonlySet<string | undefined> =>
  new Set([...selectedAddons, ...selectedHotelAddons].map(({ id }) => id));
