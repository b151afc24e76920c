import type { Transaction } from '../../database/database.types.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { claimKey, keyState, type IdempotencyKey } from './idempotency.queries.ts';

/**
 * Runs a change at most once for a key, in one transaction with the claim of the key. The same request again is
 * `repeated` and changes nothing; another request under the key is refused. Work that is rolled back leaves the key free.
 */
export async function idempotently<T>(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: IdempotencyKey,
  work: (tx: Transaction, rollback: (answer: T) => never, at: Date) => Promise<T>,
): Promise<T | 'repeated' | 'idempotency_key_reused'> {
  const answer = await transact<{ done: T } | 'key_taken'>(deps.db, async (tx, rollback) => {
    const at = deps.clock();
    if (!(await claimKey(tx, key, { status: 200, body: {} }, at))) return rollback('key_taken');
    return { done: await work(tx, (refused) => rollback({ done: refused }), at) };
  });
  if (answer !== 'key_taken') return answer.done;
  return (await keyState(deps.db, key)).kind === 'reused' ? 'idempotency_key_reused' : 'repeated';
}
