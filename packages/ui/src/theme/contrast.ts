/** A colour as `#rrggbb` or `#rgb`, or null when the text is not a colour. Channels 0 to 255. */
export function parseHex(text: string): readonly [red: number, green: number, blue: number] | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  const digits = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  const [red, green, blue] = (digits ?? []).map((pair) => Number.parseInt(pair, 16));
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
}

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: readonly [number, number, number]): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG 2.2 contrast of two colours, 1 to 21. */
export function contrast(one: readonly [number, number, number], other: readonly [number, number, number]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
