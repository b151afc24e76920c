import { keyOfContent, type Result } from '@latchkey/api-client/client';
import type { OperationInput } from '@latchkey/api-contract/types';
import type { PostRequest } from '@latchkey/site/screen';

type Booked = Result<'createBooking'>;

/**
 * Books under the key of the form, so that it is booked once however often it is sent. A guest who has booked, comes back
 * and changes something asks for another booking.
 */
export async function bookOnce(
  { api, signal }: Pick<PostRequest, 'api' | 'signal'>,
  body: OperationInput<'createBooking'>['body'],
  formKey: string,
): Promise<Booked> {
  const underKey = (key: string): Promise<Booked> =>
    api.call('createBooking', { headers: { 'idempotency-key': key }, body }, signal);
  const ofBody = await keyOfContent([formKey, body]);
  if (!/^[\w-]{16,128}$/.test(formKey)) return underKey(ofBody);
  const first = await underKey(formKey);
  return first.status === 422 && first.body.code === 'idempotency_key_reused' ? underKey(ofBody) : first;
}
