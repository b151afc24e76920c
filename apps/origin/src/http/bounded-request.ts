/** Bytes that are read of an answer, and milliseconds that it may take, the body with it. */
export interface Bounds {
  readonly mostBytes: number;
  readonly patienceMs: number;
}

export interface BoundedAnswer {
  readonly status: number;
  /** Null where it is longer than what is read. */
  readonly text: string | null;
}

/**
 * Asks another service, which may send too much or never end: null where it is away, too slow or leads elsewhere.
 */
export async function boundedRequest(
  address: string,
  init: RequestInit,
  { mostBytes, patienceMs }: Bounds,
): Promise<BoundedAnswer | null> {
  try {
    const reply = await fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    return { status: reply.status, text: await textOf(reply, mostBytes) };
  } catch {
    return null;
  }
}

async function textOf({ body }: Response, most: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early gives up the rest.
  for await (const part of body ?? []) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
