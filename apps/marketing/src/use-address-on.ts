import { usePage } from '@latchkey/site';

/** The address of a path on another host of this installation, on the scheme and port of this page. */
export function useAddressOn(): (host: string, path: string) => string {
  const { origin } = usePage();
  return (host, path) => {
    const address = new URL(origin);
    address.hostname = host;
    return `${address.origin}${path}`;
  };
}
