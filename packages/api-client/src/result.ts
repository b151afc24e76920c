import type { OperationName, OperationReply } from '@latchkey/api-contract/types';

/** What went wrong between the caller and an answer it could read. It is a value: every caller must look at it. */
export interface Failure {
  readonly status: 'failure';
  /** `unexpected` is an answer the operation does not describe (a 500, a rate limit, an answer of another version). */
  readonly kind: 'offline' | 'timeout' | 'unreadable' | 'unexpected';
  readonly httpStatus?: number;
  /** Finds the server's log line; present when the server gave one. */
  readonly traceId?: string;
}

/** A described reply told apart by its numeric `status`, or a failure. */
export type Result<K extends OperationName> = OperationReply<K> | Failure;

/** Narrows a result to what its operation describes. */
export const isFailure = (result: { readonly status: number | 'failure' }): result is Failure =>
  result.status === 'failure';
