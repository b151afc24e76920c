/** Cookies of a request by name; malformed parts are left out. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.flatMap(([name, ...value]) =>
      name && value.length > 0 ? [[name.trim(), value.join('=').trim()] as const] : [],
    ),
  );
}
