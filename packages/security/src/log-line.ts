const patterns: readonly (readonly [RegExp, string])[] = [
  // Bookings, quotes, look-ups, kept forms and the tokens of mails: a hotel's number and 128 bits.
  [/\d{1,9}(?:_|%5F)[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/gi, '[id]'],
  // Keys of properties, the operator's proofs, and signatures of our own.
  [/(?:operator\.)?\d{1,9}\.[\w.-]*?[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g, '[key]'],
  [/(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{8}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g, '[signature]'],
  [/(bearer(?:\s|%20|\\t)+)[^\s"'\\,]+/gi, '$1[key]'],
  [/(latchkey-[a-z-]+(?:=|%3D))[^;,\s"'\\&]+/gi, '$1[cookie]'],
  [/(\/b\/)[^\s"'\\/?#]+/g, '$1[code]'],
  [
    /([?&](?:quote|form|lookup|of|key|token|code|sig|secret|access_token|email|phone|name)=)[^&#\s"'\\]+/gi,
    '$1[secret]',
  ],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '[mail]'],
  [/(?:\+|%2B)\d(?:(?:[ -]|%20)?\d){7,14}/gi, '[phone]'],
];

/**
 * A line of the log without what opens something or names a guest: the last gate before it is written, whoever wrote it and
 * at whatever level, for what a library says of an address that it was given.
 */
export const withoutSecrets = (line: string): string =>
  patterns.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), line);
