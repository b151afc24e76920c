const arabicZero = 0x660;

/** The number in a text, in whichever digits it is written: "AED 40.00" is 40, "٤٠٫٥٠ د.إ" is 40.5. Throws where there is none. */
export function figureIn(text: string): number {
  const latin = text
    .replaceAll(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - arabicZero))
    .replaceAll('٫', '.')
    .replaceAll(/[,٬]/g, '');
  const found = /\d+(?:\.\d+)?/.exec(latin)?.[0];
  if (found === undefined) throw new Error(`no figure in "${text}"`);
  return Number(found);
}
