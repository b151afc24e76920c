import { attributionOf, type Attribution } from './attribution.ts';

/** Where a visit came from, and whether it is in booking-widget mode: it came by one of Google's hotel links. */
export interface VisitSource extends Attribution {
  readonly isGhc: boolean;
}

/** The cookie that keeps it for as long as the visit lasts. Scripts of our pages may read it. */
export const sourceCookie = 'latchkey-source';

/** The longest value that is kept, in characters. */
const longest = 200;

const kept = ['googleSource', 'userListId', 'utmCampaign', 'utmSource'] as const;

/** The source that a link names, on top of what the visit had; null where the link names none. */
export function sourceOfLink(search: URLSearchParams, before: VisitSource | null): VisitSource | null {
  const named = attributionOf(search);
  const isGhc = search.get('mode') === 'GHC' || named.googleSource !== undefined;
  if (!isGhc && Object.keys(named).length === 0) return null;
  return { ...before, ...cut(named), isGhc: isGhc || (before?.isGhc ?? false) };
}

/** The value of the cookie; it needs no further encoding. */
export function writeSource({ isGhc, ...attribution }: VisitSource): string {
  const values = new URLSearchParams({ ...attribution, ...(isGhc ? { mode: 'GHC' } : {}) });
  return encodeURIComponent(values.toString());
}

/** Reads the cookie's value back; null where it is absent or says nothing. Anybody can write it: only known parts count. */
export function readSource(value: string | undefined): VisitSource | null {
  if (value === undefined || value.length > 4000) return null;
  const values = decoded(value);
  const found = Object.fromEntries(
    kept.flatMap((name) => {
      const text = values.get(name);
      return text ? [[name, text.slice(0, longest)] as const] : [];
    }),
  );
  const isGhc = values.get('mode') === 'GHC';
  return isGhc || Object.keys(found).length > 0 ? { ...found, isGhc } : null;
}

const cut = (attribution: Attribution): Attribution =>
  Object.fromEntries(Object.entries(attribution).map(([name, text]) => [name, String(text).slice(0, longest)]));

function decoded(value: string): URLSearchParams {
  try {
    return new URLSearchParams(decodeURIComponent(value));
  } catch {
    return new URLSearchParams();
  }
}
