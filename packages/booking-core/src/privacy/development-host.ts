/**
 * Whether a host name is a developer's: this machine by any of its names, a name of a private network, or one that begins
 * with `dev.`. Nothing is measured there.
 */
export function isDevelopmentHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/[[\]]/g, '');
  return (
    /^(?:localhost|.*\.localhost|.*\.local|127(?:\.\d{1,3}){3}|0\.0\.0\.0|::1)$/.test(name) ||
    /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/.test(name) ||
    /(?:^|\.)dev\./.test(name)
  );
}
