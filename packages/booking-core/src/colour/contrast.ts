/** A colour as its channels, 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb` or `#rgb`; null when the text is not a colour. */
export function parseHex(text: string): Channels | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  const digits = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  return digits === undefined ? null : (digits.map((pair) => Number.parseInt(pair, 16)) as [number, number, number]);
}

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Channels): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: Channels, other: Channels): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export const white: Channels = [255, 255, 255];
/** The colour of text on a light ground, `#13211f`. */
export const ink: Channels = [19, 33, 31];

/** The least contrast of text with a colour of a hotel's theme that it stands on. */
const least = 7;

/** Whether text of a colour can be read on a colour of a hotel's theme. */
export const isReadable = (ground: Channels, text: Channels): boolean => contrast(ground, text) >= least;
