/** Arabic-Indic and Devanagari digits stand in blocks of ten from these on. */
const digitBlocks = [0x06_60, 0x09_66];

/** A text with its digits as they stand in English. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u0966-\u096f]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (digitBlocks.findLast((start) => start <= code) ?? code));
  });

/** The figures that a pattern finds in a text, each by the first of its groups that has one. */
export const figures = (text: string, pattern: RegExp): number[] =>
  [...latinDigits(text).matchAll(pattern)].map(([, ...groups]) =>
    Number((groups.find((one) => one !== undefined) ?? '').replace(/[,٫]/, '.')),
  );
