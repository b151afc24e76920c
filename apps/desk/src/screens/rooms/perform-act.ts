import type { PropertyClient } from '@latchkey/api-client/property';
import { oneOf } from '../../session/one-of.ts';
import { endOf, type EngineAnswer } from '../../session/engine-answer.ts';
import { planProblems, type NamedBooking, type PlanAct, type PlanDone, type PlanProblem } from './plan-acts.types.ts';

/** Asks the engine for an act: what has come of it, or why it was not done. */
export async function performAct(client: PropertyClient, act: PlanAct): Promise<PlanDone | PlanProblem | 'signed_out'> {
  const reply = await ask(client, act);
  const problem = problemOf(reply);
  if (problem !== null) return problem;
  const body = reply.body as { readonly moved?: readonly NamedBooking[]; readonly closureId?: string } | undefined;
  return { moved: body?.moved ?? [], closureId: act.kind === 'close' ? (body?.closureId ?? null) : null };
}

function ask(client: PropertyClient, act: PlanAct): Promise<EngineAnswer> {
  switch (act.kind) {
    case 'move': {
      const { booking, place, nights, unitId, from } = act;
      const body = {
        booking: booking.bookingId,
        place,
        from,
        ...(nights === undefined ? {} : { nights }),
      };
      return client.call('moveStay', { params: { unit: unitId }, body });
    }
    case 'change': {
      const { booking, quoteToken, key } = act;
      const once = { params: { booking: booking.reference }, headers: { 'idempotency-key': key } };
      return client.call('changeByProperty', { ...once, body: { quoteToken } });
    }
    case 'unpin':
      return client.call('unpinStay', {
        params: { booking: act.booking.bookingId },
        query: { roomTypeId: act.booking.roomTypeId, place: act.booking.place },
      });
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
export function problemOf(answer: EngineAnswer): PlanProblem | 'signed_out' | null {
  const end = endOf(answer);
  switch (end.kind) {
    case 'done':
      return null;
    case 'signed_out':
      return 'signed_out';
    case 'unavailable':
      return { code: 'unavailable' };
    case 'refused': {
      if (end.isForbidden) return { code: 'not_allowed' };
      if (end.code !== 'in_the_way') return { code: oneOf(planProblems, end.code) ?? 'changed' };
      const { bookings = [] } = answer.body as { readonly bookings?: readonly NamedBooking[] };
      return { code: 'in_the_way', bookings };
    }
  }
}
