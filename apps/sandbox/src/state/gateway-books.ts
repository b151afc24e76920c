export interface GatewayOrder {
  readonly id: string;
  readonly receipt: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly isPartial: boolean;
  readonly capture: 'automatic' | 'manual';
  readonly createdAt: number;
  notes: Readonly<Record<string, string>>;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
}

export interface GatewayPayment {
  readonly id: string;
  readonly orderId: string;
  readonly transactionId: string;
  /** Why it failed, in the provider's word; null where it did not. */
  readonly reason: string | null;
  readonly createdAt: number;
  notes: Readonly<Record<string, string>>;
  status: 'authorized' | 'captured' | 'failed';
  amountRefunded: number;
  /** Where it was captured in part; else the order's amount. */
  amountCaptured?: number;
}

export interface GatewayRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly key: string | null;
  /** The request as it was sent: a key stands for one request. */
  readonly request: string;
  readonly receipt: string | null;
  readonly speed: string;
  readonly notes: Readonly<Record<string, string>>;
  readonly createdAt: number;
  status: 'pending' | 'processed' | 'failed';
}

/** A payment that its payer disputes with the bank. */
export interface GatewayDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly createdAt: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
}

/** What one payment provider keeps of a merchant: its orders, payments, refunds and disputes. */
export interface GatewayAccount {
  readonly orders: Map<string, GatewayOrder>;
  readonly payments: Map<string, GatewayPayment>;
  readonly refunds: Map<string, GatewayRefund>;
  readonly disputes: Map<string, GatewayDispute>;
}

/** Of a merchant who has just come. */
export const emptyAccount = (): GatewayAccount => ({
  orders: new Map(),
  payments: new Map(),
  refunds: new Map(),
  disputes: new Map(),
});
