import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient, type PropertyInput, type PropertyOperationName } from '@latchkey/api-client/property';
import { acts } from './acts.table.ts';
import type { Press, TodayProblem } from './today.model.ts';

/** Does what was pressed, by the page's script and by its form alike: null, or why it was not taken. */
export async function pressAct(
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
export function problemOf(reply: {
  readonly status: number | 'failure';
  readonly httpStatus?: number | null;
  readonly body?: unknown;
}): TodayProblem | 'signed_out' | null {
  const status = reply.status === 'failure' ? reply.httpStatus : reply.status;
  if (reply.status === 'failure' && (typeof status !== 'number' || status >= 500)) return 'unavailable';
  if (status === 401) return 'signed_out';
  if (status === 403) return 'not_allowed';
  if (typeof status === 'number' && status < 400) return null;
  const code = (reply.body as { readonly code?: string } | undefined)?.code;
  return code === 'sold_out' || code === 'no_room' ? code : 'changed';
}
