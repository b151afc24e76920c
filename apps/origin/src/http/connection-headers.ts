/**
 * Headers between the two ends of one connection (RFC 9110, section 7.6.1), and the expectation that the server has met
 * by itself (section 10.1.1): the connection to the engine is another one.
 */
const ofOneConnection = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers of a message that are passed on. */
export const passedHeaders = <H extends object>(headers: H): H =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name.toLowerCase()))) as H;
