import type { Settings } from '../../../../settings.ts';
import type { PublicSettings } from '../payment-gateway.ts';

/** The origins that the provider's window uses in the browser: where its script and its API are configured to be. */
export function cardVaultOrigins(
  settings: Pick<Settings, 'CARD_VAULT_SCRIPT_URL' | 'CARD_VAULT_URL'>,
): PublicSettings['origins'] {
  const script = new URL(settings.CARD_VAULT_SCRIPT_URL).origin;
  const both = [...new Set([script, new URL(settings.CARD_VAULT_URL).origin])];
  return { script: [script], frame: both, connect: both, image: [script] };
}
