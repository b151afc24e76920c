import type { AskedMoney, Unavailable } from './gateway-api.ts';

/** How a sum stands that was to be held on a kept card. */
export type HoldOutcome =
  /** `endsAt`: when the bank lets it go by itself, in milliseconds; null where it does not say. */
  | { readonly kind: 'held'; readonly endsAt: number | null }
  /** In the gateway's units; `gatewayPaymentId` is null where the gateway does not say by what payment. */
  | { readonly kind: 'captured'; readonly amount: number; readonly gatewayPaymentId: string | null }
  /** `byBank`: it ended by itself. */
  | { readonly kind: 'over'; readonly byBank: boolean }
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'open' };

/** Holding sums on kept cards without their guests: authorised, and captured only where somebody says so. */
export interface CardHolds {
  /** Opens an order that holds a sum once a card is named; asked again under the same receipt it is the same. */
  openHold(asked: {
    /** Ours, unique. */
    readonly receipt: string;
    readonly money: AskedMoney;
    readonly notes: Readonly<Record<string, string>>;
    readonly customerId: string | null;
  }): Promise<{ readonly kind: 'opened'; readonly orderId: string } | Unavailable>;
  /** Has it held on a kept card. A card is tried once for an order, however often this is asked for. */
  hold(asked: {
    readonly orderId: string;
    readonly methodId: string;
    readonly returnUrl: string;
  }): Promise<HoldOutcome | Unavailable>;
  holdOf(orderId: string): Promise<HoldOutcome | Unavailable>;
  /** Takes a sum of what is held, once, and lets the rest go. `units` are the gateway's. */
  captureHold(orderId: string, units: number, currency: string): Promise<HoldOutcome | Unavailable>;
  /** Lets go of what is held, or of what was not held yet. One that is over stays as it is. */
  letHoldGo(orderId: string): Promise<HoldOutcome | Unavailable>;
}
