import type { OwnGateway } from '@latchkey/booking-core/gateways';
import type { Unavailable } from './gateway-api.ts';

/** The two keys of an account as a person gives them: the one that pages show, and the secret one. */
export interface KeyPair {
  readonly keyId: string;
  readonly secretKey: string;
}

/** An address to which a gateway sends what happens at an account. */
export interface OpenedWebhook {
  readonly webhookId: string;
  readonly secret: string;
}

/** Questions to a gateway about an account itself, before and after its keys are kept. */
export interface AccountDoor {
  /** Whether the keys are of the kinds that they are given as, and of one kind of account; null where they are not. */
  kindOf(keys: KeyPair): 'test' | 'live' | null;
  /** Whose the keys are; `accountId` is null where the gateway tells none. `refused`: it takes them from nobody. */
  whose(
    keys: KeyPair,
  ): Promise<
    { readonly kind: 'known'; readonly accountId: string | null } | { readonly kind: 'refused' } | Unavailable
  >;
  /** Whether an order of before is one of the account; null where the gateway cannot be asked. */
  knowsOrder(keys: KeyPair, orderId: string): Promise<boolean | null>;
  /** Has the gateway send to an address of ours; null where it does not, such as for keys that lack the right. */
  openWebhook(keys: KeyPair, url: string): Promise<OpenedWebhook | null>;
  /** Whether an address that was opened is still sent to. */
  isWebhookOpen(keys: KeyPair, webhookId: string, url: string): Promise<boolean>;
  /** False where the gateway was out of reach, or refused. */
  closeWebhook(keys: KeyPair, webhookId: string): Promise<boolean>;
}

/** The gateways at which a hotel can have an account of its own. */
export type AccountDoors = Readonly<Record<OwnGateway, AccountDoor>>;
