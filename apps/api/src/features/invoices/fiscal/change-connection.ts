import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { Settings } from '../../../settings.ts';
import { connectionOf, dropConnection, unsignedCount, writeConnection } from '../fiscal.queries.ts';
import { sealedFiscalKey } from './sign-paper.ts';

/** Keeps a house's account at its fiscal service, with a sealed key; from then on papers are signed there. */
export async function connectFiscalService(
  tx: Transaction,
  hotelId: number,
  { account, key }: { readonly account: string; readonly key: string },
  { settings, at }: { readonly settings: Pick<Settings, 'accountKeys' | 'fiscalServiceUrl'>; readonly at: Date },
): Promise<'done' | 'cannot_keep'> {
  if (settings.accountKeys.length === 0 || settings.fiscalServiceUrl === null) return 'cannot_keep';
  const before = await connectionOf(tx, hotelId);
  const sealed = sealedFiscalKey(key, hotelId, settings.accountKeys);
  await writeConnection(tx, { hotel_id: hotelId, account, sealed, changed_at: at });
  noteAct(tx, {
    hotelId,
    subject: account,
    ...(before === undefined ? {} : { before: { account: before.account } }),
    after: { account, hasNewKey: true },
  });
  return 'done';
}

/** Ends it; while papers wait for a signature it stays. */
export async function disconnectFiscalService(
  tx: Transaction,
  hotelId: number,
): Promise<'done' | 'not_found' | 'papers_waiting'> {
  const before = await connectionOf(tx, hotelId);
  if (before === undefined) return 'not_found';
  if ((await unsignedCount(tx, hotelId)) > 0) return 'papers_waiting';
  await dropConnection(tx, hotelId);
  noteAct(tx, { hotelId, subject: before.account, before: { account: before.account } });
  return 'done';
}
