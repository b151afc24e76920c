const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 has no way to write, and halves of letters. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

/** A text within an element. */
export const xmlText = (text: string): string =>
  text.replaceAll(unwritable, '').replace(/[&<>"']/g, (sign) => named[sign] ?? sign);

/** An element with a text, or with elements that are written already. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
export const within = (name: string, elements: string, attributes = ''): string =>
  `<${name}${attributes}>${elements}</${name}>`;
