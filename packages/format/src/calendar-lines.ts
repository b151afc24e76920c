/** A property; empty where it has no value. */
export const line = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [`${name}:${value}`];

/** A moment in UTC (RFC 5545, 3.3.5). */
export const stamp = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Text as a value (RFC 5545, 3.3.11). */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n');

/** The lines of a file, folded. */
export const written = (lines: readonly string[]): string => `${lines.map(folded).join('\r\n')}\r\n`;

const lineOctets = 75;

/** A line is at most 75 octets; the rest continues after a break and a space, and no character is cut in two. */
function folded(whole: string): string {
  let text = '';
  let octets = 0;
  for (const character of whole) {
    const size = octetsOf(character);
    if (octets + size > lineOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** The length of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
