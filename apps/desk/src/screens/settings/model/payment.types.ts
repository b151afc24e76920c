import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { OwnGateway } from '@latchkey/booking-core/gateways';

/** The accounts of the hotel's own at gateways; of their secrets nothing is ever told. */
export type GatewayAccounts = Extract<
  ReplyOf<PropertyContract['listGatewayAccounts']>,
  { readonly status: 200 }
>['body'];
export type GatewayAccount = NonNullable<GatewayAccounts['gateways'][number]['account']>;

/** Who takes online payments: an account of the hotel's own at a gateway, the one that the provider has set, or nobody. */
export type TakenBy = OwnGateway | 'provider' | 'nobody';

/** Why the keys of an account are not kept, by what is marked in their form. */
export const keyProblems = ['key_missing', 'key_refused', 'key_of_kind', 'other_account', 'signing_wrong'] as const;
export type KeyProblem = (typeof keyProblems)[number];

/** Why else nothing was done with ways to pay or keys. */
export const paymentProblems = [
  'no_way',
  ...keyProblems,
  'gateway_unavailable',
  'cannot_keep',
  'in_use',
  'prove_again',
] as const;
export const paymentDone = ['keys-kept', 'keys-removed'] as const;

export const confirmations = ['instant', 'manual'] as const;
export type Confirmation = (typeof confirmations)[number];

/** How guests can pay, and who takes online payments, by a hotel's draft. */
export interface WaysToPay {
  readonly takesAtProperty: boolean;
  /** Whether guests' stays are booked at once, or asked for and answered by the hotel. */
  readonly confirmation: Confirmation;
  /** Whether what is due online is paid with a request. */
  readonly paysWithRequest: boolean;
  readonly takenBy: TakenBy;
  /** Who else can take them. */
  readonly choices: readonly TakenBy[];
  /** The companies of the accounts that the provider has set, or of those that the draft has. */
  readonly company: string;
  /** Whether a plan keeps a card in case of a fee. */
  readonly keepsCards: boolean;
}

/** The page of ways to pay. */
export interface PaymentPage extends WaysToPay {
  /** Whether the reader may say whose account is paid into. */
  readonly mayChoose: boolean;
  /** Gateways that are not known to charge the hotel's currency. */
  readonly uncharged: readonly OwnGateway[];
  /** Null where they cannot be read. */
  readonly accounts: GatewayAccounts | null;
  readonly timeZone: string;
  /** The keys that were refused: never the secret ones. */
  readonly refused: { readonly gateway: OwnGateway; readonly keyId: string } | null;
}

/** The names of the controls. */
export const takenByName = 'taken by';
export const atPropertyName = 'at property';
export const confirmationName = 'confirmation';
export const withRequestName = 'with request';
/** Says that the form asks for ways to pay: browsers leave unticked boxes out. */
export const waysName = 'ways';
