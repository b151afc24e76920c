import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { claimKey, type IdempotencyKey, keyState } from '../../idempotency/idempotency.ts';

/** Completing a payment is idempotent by itself; the key only has to stand for one request. */
export async function isFirstOrSame(deps: Deps, key: IdempotencyKey): Promise<boolean> {
  if (await transact(deps.db, (tx) => claimKey(tx, key, { status: 200, body: {} }, deps.clock()))) return true;
  return (await keyState(deps.db, key)).kind !== 'reused';
}
