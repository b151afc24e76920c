import type { AriChanges } from '../grid/edit/changes-of.ts';

/** More would not fit into a form. */
const mostCarried = 16_000;

/** In the place of a way back that is too long for a form. */
export const tooLong = 'too_long';

/**
 * A change that was looked at, and the way back, as fields: the press that makes it then sends the figures that the page
 * has shown, and a second press of the same form sends the same again. None where they are too long for a form.
 */
export function carriedFields(
  changes: AriChanges,
  back: AriChanges,
): { readonly changes?: string; readonly back?: string } {
  const carried = { changes: JSON.stringify(changes), back: JSON.stringify(back) };
  return Object.values(carried).some(({ length }) => length > mostCarried) ? {} : carried;
}
