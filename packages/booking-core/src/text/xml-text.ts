const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 has no way to write, and halves of letters. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

/** A text as XML 1.0 has it within an element, or between quotation marks; what it cannot write is left out. */
export const xmlText = (text: string): string =>
  text.replaceAll(unwritable, '').replace(/[&<>"']/g, (sign) => named[sign] ?? sign);
