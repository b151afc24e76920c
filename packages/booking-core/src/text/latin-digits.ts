/** A text with the decimal digits of every script (٣, ३, ３) written as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a script in order, one script's after another's where they meet. */
function valueOf(codePoint: number): number {
  let zero = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (codePoint - zero) % 10;
}
