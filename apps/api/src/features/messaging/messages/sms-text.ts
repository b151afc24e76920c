/** The alphabet of an SMS of 160 characters (3GPP TS 23.038); those of `extended` count twice. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€');

/** Signs that are not in that alphabet, and how they are written there. One of them alone would halve the room of a message. */
const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/[\u00A0\u2009\u202F]/g, ' '],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[‘’‚]/g, "'"],
  [/[“”„]/g, '"'],
  [/…/g, '...'],
  [/×/g, 'x'],
  [/₹(?=\d)/g, 'INR '],
  [/₹/g, 'INR'],
];

/** A text as it goes by SMS: in the signs of its alphabet where all of it can be, else as it is. */
export function smsText(text: string): string {
  const plain = plainSigns.reduce((written, [sign, instead]) => written.replace(sign, instead), text);
  return isOfAlphabet(plain) ? plain : text;
}

/** How many messages a text is charged and sent as. */
export function smsSegments(text: string): number {
  const inAlphabet = isOfAlphabet(text);
  const length = inAlphabet ? Array.from(text).reduce((sum, sign) => sum + (basic.has(sign) ? 1 : 2), 0) : text.length;
  const [alone, each] = inAlphabet ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / each);
}

/** Of texts that say less and less, the first that needs the fewest messages. There is at least one. */
export function shortestSms(texts: readonly [string, ...string[]]): string {
  const written = texts.map(smsText);
  const fewest = Math.min(...written.map(smsSegments));
  return written.find((text) => smsSegments(text) === fewest) ?? smsText(texts[0]);
}

const isOfAlphabet = (text: string): boolean => Array.from(text).every((sign) => basic.has(sign) || extended.has(sign));
