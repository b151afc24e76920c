import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { isUsed } from './account-uses.queries.ts';
import { deleteAccount, findAccount, type GatewayAccountKey } from './gateway-accounts.queries.ts';
import { refundableSince } from './keep-account.ts';
import { openedKeys } from './own-keys.ts';

/**
 * Forgets the keys of a hotel's own account, and has its gateway send nothing more. Not while something at it may still be
 * asked for; whether documents name it is the caller's to look at.
 */
export async function removeAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'gateways' | 'accountDoors' | 'log'>,
  key: GatewayAccountKey,
): Promise<'removed' | 'in_use' | 'not_found'> {
  const { db, settings, log } = deps;
  const account = await findAccount(db, key);
  if (account === undefined) return 'not_found';
  if (await isUsed(db, key, refundableSince(deps, key))) return 'in_use';
  await transact(db, async (tx) => {
    await deleteAccount(tx, key);
    noteAct(tx, { hotelId: key.hotelId, subject: key.gateway, before: { keyEnd: account.key_id.slice(-4) } });
  });
  const keys = openedKeys(account, settings.accountKeys);
  if (keys === null || account.webhook_id === null) return 'removed';
  if (!(await deps.accountDoors[key.gateway].closeWebhook(keys, account.webhook_id)))
    log.warn({ ...key }, 'an address that a gateway sends to was not closed: its owner can, at the dashboard');
  return 'removed';
}
