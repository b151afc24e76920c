import type { Push } from './senders.types.ts';

const patienceMs = 10_000;

/** Hands a piece of news to a push service. Throws when it takes nothing now. */
export async function postPush({ endpoint, headers: made, body }: Push): Promise<'taken' | 'gone'> {
  // The request counts its bytes itself.
  const headers = new Headers(made);
  headers.delete('content-length');
  const signal = AbortSignal.timeout(patienceMs);
  const reply = await fetch(endpoint, { method: 'POST', headers, body, signal, redirect: 'error' });
  await reply.body?.cancel();
  const { status } = reply;
  if (reply.ok) return 'taken';
  // Gone, or never there: RFC 8030, section 7.3.
  if (status === 404 || status === 410) return 'gone';
  throw new Error(`the push service answers ${status}`);
}
