/** Cookies that say what of us a guest is shown. The engine never gets them: what it answers is the same for all. */
export const trialCookies = { bucket: 'latchkey-bucket', experiment: 'latchkey-experiment' } as const;

export interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
  readonly isSecure: boolean;
  readonly path?: string;
}

/** A cookie that scripts of the page cannot read, as `set-cookie` writes it. */
export const httpOnlyCookie = ({ name, value, seconds, isSecure, path = '/' }: SetCookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Cookies of a request by name; malformed parts are left out. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.flatMap(([name, ...value]) =>
      name && value.length > 0 ? [[name.trim(), value.join('=').trim()] as const] : [],
    ),
  );
}

/** A request's `cookie` header as the engine gets it; absent where nothing is left. */
export function withoutTrials(header: string | undefined): string | undefined {
  const names: readonly string[] = Object.values(trialCookies);
  const kept = (header ?? '').split(';').filter((pair) => !names.includes(pair.split('=', 1)[0]?.trim() ?? ''));
  return kept.join(';').trim() || undefined;
}
