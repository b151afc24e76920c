import { latinDigits } from '@latchkey/booking-core/text';

/** The figures that a pattern finds in a text, each by the first of its groups that has one. */
export const figures = (text: string, pattern: RegExp): number[] =>
  [...latinDigits(text).matchAll(pattern)].map(([, ...groups]) =>
    Number((groups.find((one) => one !== undefined) ?? '').replace(/[,٫]/, '.')),
  );
