import type { HotelFault } from '../faults/fault.types.ts';
import { factsFile } from '../schema/document-names.ts';
import { namesDoubtful } from '../warnings/names.warnings.ts';

/**
 * Names that look wrong in the texts of documents, as they stand: what is set around sums for those who read from the right
 * is in none.
 */
export const warningsInNames = (texts: Readonly<Record<string, string>>): HotelFault[] =>
  Object.entries(texts).flatMap(([file, text]) =>
    file === factsFile || !isKeyedText(text) ? [] : namesDoubtful(JSON.parse(text) as Record<string, unknown>, file),
  );

function isKeyedText(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read);
  } catch {
    return false;
  }
}
