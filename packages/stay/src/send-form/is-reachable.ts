/** How long the site has for a sign of life, in milliseconds. */
const patienceMs = 5000;

/**
 * Whether the site answers from here. `navigator.onLine` is a hint and never believed: behind VPNs and virtual adapters it
 * says `false` on a line that works, and `true` says nothing about the way to the site.
 */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}
