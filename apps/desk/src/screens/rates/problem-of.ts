import type { RatesProblem } from './rates.model.ts';

/** What an answer of the engine means to whoever changes figures; null: it was done. */
export function problemOf(reply: {
  readonly status: number | 'failure';
  readonly httpStatus?: number | null;
}): RatesProblem | 'signed_out' | null {
  const status = reply.status === 'failure' ? reply.httpStatus : reply.status;
  if (reply.status === 'failure' && (typeof status !== 'number' || status >= 500)) return 'unavailable';
  if (status === 401) return 'signed_out';
  if (status === 403) return 'not_allowed';
  return typeof status === 'number' && status < 400 ? null : 'changed';
}
