/** Why Stripe refused something, in the words that it publishes. */
export interface StripeFailure {
  readonly type?: string;
  readonly code?: string;
  readonly decline_code?: string;
}

interface Intent {
  readonly id: string;
  readonly status: string;
}

/** How a confirmation ended, of money or of a card that is to be kept. */
export interface Confirmed {
  readonly error?: StripeFailure;
  readonly paymentIntent?: Intent;
  readonly setupIntent?: Intent;
}

type Confirm = (options: {
  readonly elements: Elements;
  /** Of elements that were made before there was an intent. */
  readonly clientSecret?: string;
  readonly confirmParams: { readonly return_url: string };
  readonly redirect: 'if_required';
}) => Promise<Confirmed>;

interface Placed {
  mount(place: HTMLElement): void;
}

/** What a wallet tells of its owner: the name always, the rest where it was asked for. */
export interface WalletDetails {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: { readonly country?: string | null } | null;
}

/** The row of wallets. */
export interface ExpressElement extends Placed {
  on(event: 'ready', hear: (ready: { readonly availablePaymentMethods?: object | null }) => void): void;
  on(
    event: 'confirm',
    hear: (asked: {
      readonly billingDetails?: WalletDetails | null;
      readonly paymentFailed: (why: { readonly reason: 'fail' }) => void;
    }) => void,
  ): void;
  on(event: 'cancel' | 'loaderror', hear: () => void): void;
  destroy(): void;
}

interface Elements {
  create(
    kind: 'payment',
    options: object,
  ): Placed & { on(event: 'ready' | 'escape', hear: () => void): void; focus(): void };
  create(kind: 'expressCheckout', options: object): ExpressElement;
  submit(): Promise<{ readonly error?: StripeFailure }>;
}

/** The part of Stripe's script that is used here. */
interface StripeScript {
  elements(options: object): Elements;
  readonly confirmPayment: Confirm;
  readonly confirmSetup: Confirm;
}

/** Stripe's script for a key and a language; undefined where it has not brought what it should. */
export function stripeFor(keyId: string, language: string): StripeScript | undefined {
  const { Stripe } = globalThis as { Stripe?: (key: string, options: object) => StripeScript };
  return Stripe?.(keyId, { locale: language });
}

/** A script that breaks says nothing; another try is of the same intent, which is paid once. */
export async function confirmed(ask: () => Promise<Confirmed>): Promise<Confirmed> {
  try {
    return await ask();
  } catch {
    return { error: {} };
  }
}

/** The gateway's own word for why; null where it gave none. */
export const reasonOf = (error: StripeFailure | undefined): string | null => error?.decline_code ?? error?.code ?? null;

/** Whether a confirmation led to money, or is on its way to it. */
export const isTaken = ({ error, paymentIntent, setupIntent }: Confirmed): boolean =>
  error === undefined && (paymentIntent ?? setupIntent)?.status !== 'requires_payment_method';
