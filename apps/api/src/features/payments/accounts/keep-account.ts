import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { AccountDoor, KeyPair } from '../gateways/account-door.ts';
import { webhookUrlOf } from './account-doors.ts';
import { isUsed, latestOrder } from './account-uses.queries.ts';
import {
  findAccount,
  writeAccount,
  type GatewayAccountKey,
  type GatewayAccountRow,
} from './gateway-accounts.queries.ts';
import { openedKeys, sealedKeys } from './own-keys.ts';

type Keeping = Pick<Deps, 'db' | 'clock' | 'settings' | 'gateways' | 'accountDoors'>;

export interface GivenKeys extends KeyPair {
  readonly webhookSecret?: string | undefined;
}

export type NotKept = 'cannot_keep' | 'key_of_kind' | 'key_refused' | 'other_account' | 'gateway_unavailable';

/**
 * Keeps the keys of a hotel's own account, once its gateway has taken them. Keys of another account are refused while
 * something that is at the one before may still be asked for there.
 */
export async function keepAccount(
  deps: Keeping,
  key: GatewayAccountKey,
  given: GivenKeys,
  byName: string | null,
): Promise<GatewayAccountRow | NotKept> {
  const { db, settings, clock } = deps;
  if (settings.accountKeys.length === 0) return 'cannot_keep';
  const door = deps.accountDoors[key.gateway];
  if (door.kindOf(given) !== (settings.mode === 'production' ? 'live' : 'test')) return 'key_of_kind';
  const whose = await door.whose(given);
  if (whose.kind === 'refused') return 'key_refused';
  if (whose.kind === 'unavailable') return 'gateway_unavailable';
  const before = await findAccount(db, key);
  const moved = before === undefined ? false : await isOther(deps, door, before, given, whose.accountId);
  if (moved === null) return 'gateway_unavailable';
  if (moved && (await isUsed(db, key, refundableSince(deps, key)))) return 'other_account';
  const webhook = await webhookFor(deps, door, key, given, moved ? undefined : before);
  const { keyId, secretKey } = given;
  const row: GatewayAccountRow = {
    hotel_id: key.hotelId,
    gateway: key.gateway,
    key_id: keyId,
    sealed: sealedKeys({ keyId, secretKey, webhookSecret: webhook.secret }, key, settings.accountKeys),
    remote_id: whose.accountId,
    webhook_id: webhook.webhookId,
    has_webhook: webhook.secret !== null,
    set_at: clock(),
    set_by: byName,
  };
  await transact(db, async (tx) => {
    await writeAccount(tx, row);
    const told = ({ key_id: shown, has_webhook: hasWebhook }: GatewayAccountRow) => ({
      keyEnd: shown.slice(-4),
      hasWebhook,
    });
    noteAct(tx, {
      hotelId: key.hotelId,
      subject: key.gateway,
      ...(before === undefined ? {} : { before: told(before) }),
      after: told(row),
    });
  });
  return row;
}

/** Since when payments can be given back or disputed at a gateway. */
export const refundableSince = (
  { clock, gateways }: Pick<Deps, 'clock' | 'gateways'>,
  { gateway }: GatewayAccountKey,
): Date => new Date(clock().getTime() - gateways[gateway].refundableDays * 24 * 3_600_000);

/**
 * Whether keys are of another account than those of before: by its id, or, where the gateway names none, by whether it
 * knows our latest order.
 */
async function isOther(
  { db }: Keeping,
  door: AccountDoor,
  before: GatewayAccountRow,
  given: KeyPair,
  accountId: string | null,
): Promise<boolean | null> {
  if (accountId !== null && before.remote_id !== null) return accountId !== before.remote_id;
  const orderId = await latestOrder(db, { hotelId: before.hotel_id, gateway: before.gateway });
  if (orderId === null) return false;
  const isKnown = await door.knowsOrder(given, orderId);
  return isKnown === null ? null : !isKnown;
}

/** The address that the gateway sends to: what a person gave, the one there is already, or one that is opened now. */
async function webhookFor(
  { settings }: Keeping,
  door: AccountDoor,
  key: GatewayAccountKey,
  given: GivenKeys,
  before: GatewayAccountRow | undefined,
): Promise<{ readonly webhookId: string | null; readonly secret: string | null }> {
  const known = before === undefined ? null : (openedKeys(before, settings.accountKeys)?.webhookSecret ?? null);
  if (given.webhookSecret !== undefined) return { webhookId: null, secret: given.webhookSecret };
  const url = webhookUrlOf(settings, key);
  const knownId = before?.webhook_id ?? null;
  if (known !== null && (knownId === null || (await door.isWebhookOpen(given, knownId, url))))
    return { webhookId: knownId, secret: known };
  return (await door.openWebhook(given, url)) ?? { webhookId: null, secret: null };
}
