import type { FastifyRequest, FastifyReply } from 'fastify';

/** Says when nobody waits for an answer any more: its connection is gone or, over HTTP/2, its stream. */
export function askerLeft(request: Pick<FastifyRequest, 'raw'>, reply: Pick<FastifyReply, 'raw'>): AbortSignal {
  const left = new AbortController();
  const leave = (): void => left.abort();
  reply.raw.once('close', leave);
  // The answers that wait behind another on one connection are not told that it closed; their requests are.
  request.raw.once('aborted', leave);
  const { stream } = reply.raw as { readonly stream?: { readonly destroyed: boolean } };
  if (reply.raw.destroyed || stream?.destroyed === true) leave();
  return left.signal;
}
