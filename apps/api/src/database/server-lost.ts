const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

/** What the driver says, without a code, of a connection that went while it was asked. */
const connectionLost =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * Whether a query failed because the server with its rows cannot be reached: other servers may still answer.
 * A time-out or a lock is no such thing.
 */
export function isServerLost(cause: unknown): boolean {
  const { code = '', message = '' } = (cause ?? {}) as { readonly code?: string; readonly message?: string };
  return lostCodes.has(code) || connectionLost.test(message);
}

/** For a part of a work whose server may be lost: undefined then, so that the other parts go on. */
export function unlessLost(cause: unknown): undefined {
  if (!isServerLost(cause)) throw cause;
}
