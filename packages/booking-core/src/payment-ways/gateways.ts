/** The company behind a gateway. */
interface PaymentCompany {
  /** As it writes itself, where guests know it by that. */
  readonly company: string | null;
  /** Whether a hotel can have an account there by itself, of which it types the keys at its desk. */
  readonly takesOwnAccounts: boolean;
}

/** Every gateway, a row each. What each charges: `charges`, apart, for that is long and guests' pages need none of it. */
export const gateways = {
  razorpay: { company: 'Razorpay', takesOwnAccounts: true },
  'card-vault': { company: null, takesOwnAccounts: false },
  stripe: { company: 'Stripe', takesOwnAccounts: true },
} as const satisfies Readonly<Record<string, PaymentCompany>>;

export type GatewayName = keyof typeof gateways;

/** Their names. */
export const gatewayNames = ['razorpay', 'card-vault', 'stripe'] as const satisfies readonly GatewayName[];

/** A gateway at which a hotel can have an account of its own. */
export type OwnGateway = {
  [G in GatewayName]: (typeof gateways)[G]['takesOwnAccounts'] extends true ? G : never;
}[GatewayName];

/** The gateways at which a hotel can have an account of its own, in the order in which they are offered. */
export const ownGateways = ['stripe', 'razorpay'] as const satisfies readonly OwnGateway[];
