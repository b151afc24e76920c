/** What the engine answered to an act; `failure` where no answer of the contract came. */
export interface EngineAnswer {
  readonly status: number | 'failure';
  readonly httpStatus?: number | null;
  readonly body?: unknown;
}

/** How an act of the desk ended: done, unheard, of somebody who is not signed in any more, or refused with the engine's code. */
export type ActEnd =
  | { readonly kind: 'done' | 'unavailable' | 'signed_out' }
  | { readonly kind: 'refused'; readonly isForbidden: boolean; readonly code: string | undefined };

export function endOf(answer: EngineAnswer): ActEnd {
  const status = answer.status === 'failure' ? answer.httpStatus : answer.status;
  if (typeof status !== 'number' || status >= 500) return { kind: 'unavailable' };
  if (status === 401) return { kind: 'signed_out' };
  if (status < 400) return { kind: 'done' };
  const { code } = (answer.body ?? {}) as { readonly code?: string };
  return { kind: 'refused', isForbidden: status === 403, code };
}
