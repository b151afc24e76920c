import type { ApiClient } from '@latchkey/api-client/client';
import {
  propertyClient,
  type AskedAt,
  type PropertyInput,
  type PropertyOperationName,
} from '@latchkey/api-client/property';
import type { BookingProblem } from '../booking.model.ts';
import { acts, type ActName } from '../acts.table.ts';
import type { Field } from './act-input.types.ts';
import { inputOf } from './input-of.ts';
import { problemOf } from './problem-of.ts';

/** Which act is done to which booking. */
export interface Aimed {
  /** At a hotel in which somebody is signed in, or by the link of a mail. */
  readonly at: AskedAt;
  readonly reference: string;
  readonly act: ActName;
}

/** Does what a form asks for, by the page's script and without it alike: null, or why it was not done. */
export async function performAct(
  api: ApiClient,
  { at, reference, act }: Aimed,
  field: Field,
  signal?: AbortSignal,
): Promise<BookingProblem | 'signed_out' | null> {
  const input = inputOf(act, reference, field);
  if (typeof input === 'string') return input;
  const headers = { 'latchkey-seen': field('seen'), 'idempotency-key': field('key') };
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  const { operation = acts[act].operation, ...asked } = input;
  const whole = { ...asked, headers: given } as unknown as PropertyInput<PropertyOperationName>;
  return problemOf(await propertyClient(api, at).call(operation, whole, signal));
}
