/** What a gateway says of money that it has taken. */
export interface Captured {
  readonly kind: 'captured';
  readonly gatewayPaymentId: string;
  /** Null where the gateway has none. */
  readonly gatewayTransactionId: string | null;
  /** In the gateway's units of `currency`. */
  readonly amount: number;
  readonly currency: string;
}
