/** A short mark of a text, by which a form tells which of its controls somebody changed. */
export function markOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const unit of plainTyped(text)) {
    hash ^= unit.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}

/** A text as a form brings it back: browsers send the ends of lines in their own way. */
export const plainTyped = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** The name of the control that says what stood in another. */
export const markName = (name: string): string => `was ${name}`;
