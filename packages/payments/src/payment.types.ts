/** An order opened with the gateway, in the gateway's own units. */
export interface PaymentOrder {
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
}

/** What a gateway's window is opened with. */
export interface PaymentWindow {
  readonly scriptUrl: string;
  /** The gateway's public key (`key` of the India gateway, `vendorKey` of the card vault). */
  readonly keyId: string;
  readonly order: PaymentOrder;
  readonly hotelId: number;
  readonly hotelName: string;
  /** Fills the window's own fields, so that the guest types nothing twice. */
  readonly guest: { readonly name: string; readonly email: string; readonly contact: string };
  readonly brand: string;
  readonly language: string;
}

/** What the API is told when a payment went through: the specification's completion payload, gateway by gateway. */
export type Completion =
  | {
      readonly gateway: 'razorpay';
      readonly paymentId: string;
      readonly orderId: string;
      readonly signature: string;
      readonly hotelId: number;
    }
  | {
      readonly gateway: 'card-vault';
      readonly paymentId: string;
      readonly transactionId: string;
      readonly orderId: string;
      readonly hotelId: number;
    };

/** How a payment window ended (docs/rules.md, "States and selection"). */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly completion: Completion }
  | { readonly kind: 'failed' }
  /** `reason` is the one the payment_closed event carries. */
  | {
      readonly kind: 'closed';
      readonly reason: 'modal closed for the India gateway' | 'modal closed for the card-vaulting provider';
    }
  /** The provider's script did not arrive, or did not bring what it should. */
  | { readonly kind: 'unavailable'; readonly code: 'sdk_not_loaded' | 'sdk_missing' };
