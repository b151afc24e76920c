/** The addresses of a `DATABASE_URL` that names several hosts (`…@one:5432,two:5432/…`), each by itself. */
export function addressesIn(url: string): [string, ...string[]] {
  const parts = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/s.exec(url);
  const [, before = '', hosts = '', after = ''] = parts ?? [];
  const [first = '', ...others] = hosts.split(',').map((host) => `${before}${host}${after}`);
  return parts === null ? [url] : [first, ...others];
}
