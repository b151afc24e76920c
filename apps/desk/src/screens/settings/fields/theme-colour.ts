import { contrast, ink, isReadable, parseHex, white, type Channels } from '@latchkey/booking-core/colour';

/** What is read on a colour of a hotel's theme: white on the brand, dark text on the others. */
export const textOn = (path: string): Channels => (path.endsWith('.brand') ? white : ink);

/** A colour as it is typed, with `#` or without; undefined for other text and where words on it are illegible. */
export function themeColour(path: string, typed: string): string | undefined {
  const colour = `#${typed.trim().replace(/^#/, '').toLowerCase()}`;
  const channels = /^#[0-9a-f]{6}$/.test(colour) ? parseHex(colour) : null;
  return channels !== null && isReadable(channels, textOn(path)) ? colour : undefined;
}

/** The contrast of a colour with what is read on it, rounded down to a tenth: 6.96 is not 7. Null where it is no colour. */
export function contrastOf(path: string, colour: string): number | null {
  const channels = parseHex(colour);
  return channels === null ? null : Math.floor(contrast(channels, textOn(path)) * 10) / 10;
}
