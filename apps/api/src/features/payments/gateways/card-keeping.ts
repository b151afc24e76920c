import type { OrderOutcome, Unavailable } from './gateway-api.ts';

/** A gateway's question for a card, with what a page needs to answer it. The secret is never stored or logged. */
export interface OpenedSetup {
  readonly kind: 'opened';
  readonly setupId: string;
  readonly customerId: string;
  readonly clientSecret: string;
}

/** A card that a gateway keeps. */
export interface KeptCard {
  readonly kind: 'kept';
  readonly methodId: string;
  readonly brand: string | null;
  readonly last4: string | null;
}

/** What became of a question for a card; `over`: it was withdrawn. */
export type SetupOutcome =
  | KeptCard
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'open' | 'over' };

/** Keeping a guest's card, to be charged later without the guest. Its number never comes by here. */
export interface CardKeeping {
  /** Asks for a card; asked again under the same receipt it finds the same question. */
  openSetup(asked: {
    /** Ours, at most 40 characters, unique. */
    readonly receipt: string;
    readonly notes: Readonly<Record<string, string>>;
  }): Promise<OpenedSetup | Unavailable>;
  setupSecretOf(setupId: string): Promise<{ readonly kind: 'secret'; readonly clientSecret: string } | Unavailable>;
  setupOf(setupId: string): Promise<SetupOutcome | Unavailable>;
  /** Withdraws a question that nobody has answered; one that is over already is withdrawn. */
  withdrawSetup(setupId: string): Promise<{ readonly kind: 'done' } | Unavailable>;
  /**
   * Has an open order paid by a kept card, without its guest. A card is tried once for an order, however often this is asked
   * for. Where its bank wants its guest, it has failed: `authentication_required`.
   */
  charge(asked: {
    readonly orderId: string;
    readonly methodId: string;
    /** Where a guest who pays the same order would come back to. */
    readonly returnUrl: string;
  }): Promise<OrderOutcome | Unavailable>;
  /** Lets a card go: nothing can be taken of it any more. Of one that is gone already it is done. */
  letGo(methodId: string): Promise<{ readonly kind: 'done' } | Unavailable>;
}
