/** What a guest's browser tells of a release; nothing of it is about the guest. */
export type ClientReport =
  | {
      readonly kind: 'failure';
      readonly release: string;
      readonly name: string;
      readonly at: string;
      readonly proof: string;
    }
  | { readonly kind: 'times'; readonly release: string; readonly times: Readonly<Partial<Record<TimeName, number>>> };

/** The measures of `web-vitals`: milliseconds, and for CLS a number without a unit. */
export const timeNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type TimeName = (typeof timeNames)[number];

/** The most that a page can have taken and still be told, in milliseconds. */
const longestMs = 600_000;

/** Reads a report; null when it is invalid. Anybody can send one: every part is one of few shapes. */
export function readClientReport(body: string): ClientReport | null {
  const report = parsed(body);
  if (report === null) return null;
  const { kind, release, name, at, proof = '', times } = report;
  if (typeof release !== 'string' || !/^[a-z-]{1,40}@[\da-f]{12}$/.test(release)) return null;
  if (kind === 'failure') {
    if (typeof name !== 'string' || typeof at !== 'string' || typeof proof !== 'string') return null;
    const isPlace = /^(?:\/assets\/[a-z-]{1,40}\/[\w.~-]{1,100}\.js(?::\d{1,9}:\d{1,9})?)?$/.test(at);
    return /^[A-Za-z]{0,40}$/.test(name) && isPlace ? { kind, release, name, at, proof } : null;
  }
  if (kind !== 'times' || typeof times !== 'object' || times === null) return null;
  const known = timeNames.flatMap((one) => {
    const value: unknown = (times as Record<string, unknown>)[one];
    return typeof value === 'number' && value >= 0 && value <= longestMs ? [[one, value] as const] : [];
  });
  return { kind, release, times: Object.fromEntries(known) };
}

function parsed(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
