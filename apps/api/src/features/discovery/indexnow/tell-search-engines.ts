import type { Settings } from '../../../settings.ts';

const patienceMs = 10_000;

/** Addresses of one host that changed. */
export interface PageChange {
  /** Scheme, host and port, at whose root the key lies. */
  readonly origin: string;
  readonly addresses: readonly string[];
}

/**
 * Tells search engines of a change by IndexNow (https://www.indexnow.org/documentation): whether they took it, refuse it
 * for good, or are too busy, and with which status.
 */
export async function tellSearchEngines(
  { url, key }: NonNullable<Settings['indexNow']>,
  { origin, addresses }: PageChange,
): Promise<{ readonly kind: 'announced' | 'refused' | 'busy'; readonly status: number }> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: addresses,
    }),
    signal: AbortSignal.timeout(patienceMs),
  });
  // Only the status counts, however long the rest is.
  await reply.body?.cancel();
  const { status } = reply;
  return { kind: reply.ok ? 'announced' : status === 429 || status >= 500 ? 'busy' : 'refused', status };
}
