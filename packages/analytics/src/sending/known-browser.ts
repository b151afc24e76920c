/** The number by which the product analytics knows a browser. */
export interface KnownBrowser {
  readonly distinctId: string;
  readonly deviceId: string;
}

/** A browser that nobody has measured yet. */
export const newBrowser = (uuid: string): KnownBrowser => ({ distinctId: `$device:${uuid}`, deviceId: uuid });

// The form is that of the library (mixpanel-browser, mixpanel-persistence.js): it goes on with what it finds.
const cookieOf = (token: string): string => `mp_${token}_mixpanel`;

/** The number in a `Cookie` header, as the library keeps it; null where the library has not begun in this browser. */
export function knownBrowserIn(cookies: string, token: string): KnownBrowser | null {
  const name = `${cookieOf(token)}=`;
  const kept = cookies.split(/;\s*/).find((pair) => pair.startsWith(name));
  if (kept === undefined) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(kept.slice(name.length)));
    const { distinct_id: distinctId, $device_id: deviceId } = value as Readonly<Record<string, unknown>>;
    const isWhole = [distinctId, deviceId].every((id) => typeof id === 'string' && id.length <= 100);
    return isWhole ? { distinctId: String(distinctId), deviceId: String(deviceId) } : null;
  } catch {
    return null;
  }
}

/** The cookie from which the library will know this browser, for a `Set-Cookie` header. */
export const knownBrowserCookie = (
  { distinctId, deviceId }: KnownBrowser,
  { token, days, isSecure }: { readonly token: string; readonly days: number; readonly isSecure: boolean },
): string =>
  `${cookieOf(token)}=${encodeURIComponent(JSON.stringify({ distinct_id: distinctId, $device_id: deviceId }))}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
