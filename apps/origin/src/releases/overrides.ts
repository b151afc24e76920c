/** The cookie by which QA and developers see other releases than the live ones: `checkout:3f2a…,itinerary:dev`. */
export const overrideCookie = 'latchkey-releases';

/** Reads it, `<app>/<experiment>:b` too; anything that is not a list of app and release is ignored. */
export function parseOverrides(cookie: string | undefined): Record<string, string> {
  const pairs = (cookie ?? '')
    .split(',')
    .map((pair) => /^([a-z-]{1,40}(?:\/[a-z-]{1,40})?):([\w-]{1,40})$/.exec(pair.trim()));
  return Object.fromEntries(pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[1], pair[2]] as const] : [])));
}
