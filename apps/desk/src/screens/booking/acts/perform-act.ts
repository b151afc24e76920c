import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient, type PropertyInput, type PropertyOperationName } from '@latchkey/api-client/property';
import type { BookingProblem } from '../booking.model.ts';
import { acts, type ActName } from '../acts.table.ts';
import { inputOf, type Field } from './input-of.ts';
import { problemOf } from './problem-of.ts';

/** Which act is done to which booking. */
export interface Aimed {
  readonly hotelId: number;
  readonly reference: string;
  readonly act: ActName;
}

/** Does what a form asks for, by the page's script and without it alike: null, or why it was not done. */
export async function performAct(
  api: ApiClient,
  { hotelId, reference, act }: Aimed,
  field: Field,
  signal?: AbortSignal,
): Promise<BookingProblem | 'signed_out' | null> {
  const input = inputOf(act, reference, field);
  if (typeof input === 'string') return input;
  const headers = { 'latchkey-seen': field('seen'), 'idempotency-key': field('key') };
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  const whole = { ...input, headers: given } as unknown as PropertyInput<PropertyOperationName>;
  return problemOf(await propertyClient(api, hotelId).call(acts[act].operation, whole, signal));
}
