/** An order opened with the gateway, in the gateway's own units. */
export interface PaymentOrder {
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  /** What the gateway's script is given beside the id, where it asks for it. */
  readonly clientSecret?: string | undefined;
  /** It asks for no money, and for a card that is kept. */
  readonly keepsCard?: boolean | undefined;
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
  /** Opens at the lenders that let the guest pay in instalments; only the India gateway has them. */
  readonly inInstalments?: boolean | undefined;
  /** The property's account with the gateway, and the provider's. */
  readonly vendor?: string | undefined;
  readonly superVendor?: string | undefined;
  /** Where a guest comes back to from a bank's page, and what our own dialog says: only Stripe needs them. */
  readonly returnUrl?: string | undefined;
  readonly words?: WindowWords | undefined;
}

/** What a dialog of our own around a gateway's fields says. */
export interface WindowWords {
  readonly title: string;
  /** With the sum. */
  readonly pay: string;
  readonly close: string;
}

/** Whom the money is for. */
interface Accounts {
  readonly vendor?: string;
  readonly superVendor?: string;
}

/** What the API is told when a payment went through, gateway by gateway (docs/rules.md, "Entities"). */
export type Completion = Accounts &
  (
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
      }
    | {
        readonly gateway: 'stripe';
        readonly paymentId: string;
        readonly orderId: string;
        readonly hotelId: number;
      }
  );

/** How a payment window ended (docs/rules.md, "States and selection"). */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly completion: Completion }
  /** `reason` is the gateway's own word for why; null where it gave none. */
  | { readonly kind: 'failed'; readonly reason: string | null }
  /** `reason` is the one the payment_closed event carries. */
  | {
      readonly kind: 'closed';
      readonly reason:
        | 'modal closed for the India gateway'
        | 'modal closed for the card-vaulting provider'
        | 'modal closed for Stripe';
    }
  /** The provider's script did not arrive, or arrived incomplete. */
  | { readonly kind: 'unavailable'; readonly code: 'sdk_not_loaded' | 'sdk_missing' };

/** The accounts of a window, as its completion carries them. */
export const accountsOf = ({ vendor, superVendor }: PaymentWindow): Accounts => ({
  ...(vendor === undefined ? {} : { vendor }),
  ...(superVendor === undefined ? {} : { superVendor }),
});
