import { CoreError } from '../../defect/core-error.ts';

/** What an authority takes of a text: there is one, since faults are asked for first. Throws `out_of_range`. */
export function requireSpelt(text: string | null, argument: string): string {
  if (text === null) throw new CoreError('out_of_range', argument);
  return text;
}
