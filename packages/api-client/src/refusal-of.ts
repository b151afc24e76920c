import { knownCode } from './known-code.ts';
import { isFailure, type Failure } from './result.ts';

/**
 * Why a call brought no answer, as a guest can act on it. `unknown`: anything else; the guest can only try again later.
 */
export type FailureCode = 'offline' | 'timeout' | 'too_many_calls' | 'unknown';

export function failureCode({ kind, httpStatus }: Failure): FailureCode {
  if (httpStatus === 429) return 'too_many_calls';
  return kind === 'offline' || kind === 'timeout' ? kind : 'unknown';
}

/** Why a call was not done: the code that it was refused with, when this release knows it, or why no answer came. */
export const refusalOf = <Code extends string>(
  reply: Failure | { readonly status: number; readonly body: { readonly code: string } },
  known: Readonly<Record<Code | FailureCode, unknown>>,
): Code | FailureCode => (isFailure(reply) ? failureCode(reply) : knownCode(reply.body, known));
