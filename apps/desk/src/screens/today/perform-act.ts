import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient, type PropertyInput, type PropertyOperationName } from '@latchkey/api-client/property';
import { endOf, type EngineAnswer } from '../../session/engine-answer.ts';
import { acts } from './acts.table.ts';
import type { Press, TodayProblem } from './today.model.ts';

/** Does what was pressed, by the page's script and by its form alike: null, or why it was not taken. */
export async function performAct(
  api: ApiClient,
  hotelId: number,
  { act, booking, request }: Press,
  signal?: AbortSignal,
): Promise<TodayProblem | 'signed_out' | null> {
  const params = { booking, ...(request === '' ? {} : { requestId: request }) };
  const body = act === 'accept' || act === 'decline' ? { body: { decision: act } } : {};
  const input = { params, ...body } as unknown as PropertyInput<PropertyOperationName>;
  const reply = await propertyClient(api, hotelId).call(acts[act].operation, input, signal);
  return problemOf(reply);
}

/** What an answer of the engine means to whoever pressed. */
export function problemOf(answer: EngineAnswer): TodayProblem | 'signed_out' | null {
  const end = endOf(answer);
  if (end.kind !== 'refused') return end.kind === 'done' ? null : end.kind;
  if (end.isForbidden) return 'not_allowed';
  return end.code === 'sold_out' || end.code === 'no_room' || end.code === 'owes' ? end.code : 'changed';
}
