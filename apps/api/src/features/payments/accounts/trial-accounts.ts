import { ownGateways, type OwnGateway } from '@latchkey/booking-core/gateways';
import type { Transaction } from '../../../database/database.types.ts';
import type { Settings } from '../../../settings.ts';
import { writeAccount } from './gateway-accounts.queries.ts';
import { sealedKeys } from './own-keys.ts';

type Trials = Pick<Settings, 'trialKeys' | 'accountKeys'>;

/** The gateways at which trial bookings are paid by test keys of the settings; `all` where every gateway takes test money. */
export const gatewaysOfTrials = ({ trialKeys, accountKeys }: Trials): ReadonlySet<string> | 'all' =>
  trialKeys === 'sandbox'
    ? 'all'
    : new Set(accountKeys.length === 0 ? [] : ownGateways.filter((gateway) => trialKeys[gateway] !== null));

/** Gives a copy for trials the provider's test keys, as an account of its own: nothing there is anybody's money. */
export async function keepTrialAccounts(
  tx: Transaction,
  { trialKeys, accountKeys }: Trials,
  hotelId: number,
  at: Date,
): Promise<void> {
  if (trialKeys === 'sandbox' || accountKeys.length === 0) return;
  const keep = async (gateway: OwnGateway): Promise<void> => {
    const keys = trialKeys[gateway];
    if (keys === null) return;
    await writeAccount(tx, {
      hotel_id: hotelId,
      gateway,
      key_id: keys.keyId,
      sealed: sealedKeys({ ...keys, webhookSecret: null }, { hotelId, gateway }, accountKeys),
      remote_id: null,
      webhook_id: null,
      has_webhook: false,
      set_at: at,
      set_by: null,
    });
  };
  for (const gateway of ownGateways) await keep(gateway);
}
