/** Loopback and the private ranges of RFC 1918 and RFC 4193. */
export const isNear = (address: string): boolean =>
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|::ffff:127\.|f[cd])/i.test(address);
