import type { PropertyClient } from '@latchkey/api-client/property';
import { planProblems, type NamedBooking, type PlanAct, type PlanDone, type PlanProblem } from './plan-acts.types.ts';

interface Answer {
  readonly status: number | 'failure';
  readonly httpStatus?: number | null;
  readonly body?: unknown;
}

/** Asks the engine for an act: what has come of it, or why it was not done. */
export async function performAct(client: PropertyClient, act: PlanAct): Promise<PlanDone | PlanProblem | 'signed_out'> {
  const reply = await ask(client, act);
  const problem = problemOf(reply);
  if (problem !== null) return problem;
  const body = reply.body as { readonly moved?: readonly NamedBooking[]; readonly closureId?: string } | undefined;
  return { moved: body?.moved ?? [], closureId: act.kind === 'close' ? (body?.closureId ?? null) : null };
}

function ask(client: PropertyClient, act: PlanAct): Promise<Answer> {
  switch (act.kind) {
    case 'move': {
      const { booking, place, nights, unitId } = act;
      const body = { booking: booking.bookingId, place, ...(nights === undefined ? {} : { nights }) };
      return client.call('moveStay', { params: { unit: unitId }, body });
    }
    case 'unpin':
      return client.call('unpinStay', { params: { booking: act.booking.bookingId } });
    case 'check_in':
      return client.call('markArrival', { params: { booking: act.booking.reference } });
    case 'undo_check_in':
      return client.call('takeArrivalBack', { params: { booking: act.booking.reference } });
    case 'close': {
      const { unitId, first, last, closure, reason } = act;
      const body = { first, last, kind: closure, ...(reason === '' ? {} : { reason }) };
      return client.call('closeUnit', { params: { unit: unitId }, body });
    }
    case 'reopen':
      return client.call('reopenUnit', { params: { closure: act.closure.closureId } });
  }
}

/** What an answer of the engine means to whoever pressed. */
export function problemOf(reply: Answer): PlanProblem | 'signed_out' | null {
  const status = reply.status === 'failure' ? reply.httpStatus : reply.status;
  if (typeof status !== 'number' || status >= 500) return { code: 'unavailable' };
  if (status === 401) return 'signed_out';
  if (status < 400) return null;
  if (status === 403) return { code: 'not_allowed' };
  const body = reply.body as { readonly code?: string; readonly bookings?: readonly NamedBooking[] } | undefined;
  if (body?.code === 'in_the_way') return { code: 'in_the_way', bookings: body.bookings ?? [] };
  return { code: planProblems.find((one) => one === body?.code) ?? 'changed' };
}
